import {
  convert,
  gamutMapOKLCH,
  hexToRGB,
  isRGBInGamut,
  MapToL,
  OKLab,
  OKLCH,
  sRGB,
  sRGBGamut,
  sRGBLinear,
} from '@texel/color'

/** The two colours of a theme, by their keys. */
export type ThemeKey = 'color' | 'accent'

/** A colour in OKLab. It may be outside the sRGB gamut. */
export type Lab = readonly number[]

/** A colour of a style sheet as a function of the theme's colours. */
export interface DerivedColour {
  of(theme: Readonly<Record<ThemeKey, Lab>>): Lab
}

/** A colour of the theme, unchanged. */
export function themeColour(key: ThemeKey): DerivedColour {
  return { of: (theme) => theme[key] }
}

/** A colour written as #rrggbb or #rgb. */
export function parseLab(hex: string): Lab {
  return convert(hexToRGB(hex), sRGB, OKLab)
}

/**
 * Parses a colour in the notations of our style sheets: #rrggbb, oklch() with its relative form, color-mix() in OKLab, contrast-color() and
 * var().
 *
 * @param variable the colour of a custom property
 * @throws for a colour in any other notation
 */
export function deriveColour(text: string, variable: (name: string) => DerivedColour): DerivedColour {
  if (text.startsWith('#')) return constant(parseLab(text))
  const [name, inside] = parseCall(text) ?? []
  const derive = (part = '') => deriveColour(part, variable)
  if (name === 'var' && inside !== undefined) return variable(inside)
  if (name === 'contrast-color' && inside !== undefined) return contrastColour(derive(inside))
  if (name === 'oklch' && inside !== undefined) {
    const words = split(inside, ' ')
    const isRelative = words[0] === 'from'
    const channels = words.slice(isRelative ? 2 : 0)
    if (channels.length === 3) return lch(isRelative ? derive(words[1]) : constant([0, 0, 0]), channels.map(number))
  }
  if (name === 'color-mix' && inside !== undefined) {
    const [space, first = '', second] = split(inside, ',')
    const [, color, share] = /^(.*) ([\d.]+)%$/.exec(first) ?? []
    if (space === 'in oklab' && share !== undefined) return mix(derive(color), derive(second), Number(share) / 100)
  }
  throw new Error(`The colour "${text}" is written in a way that is not understood here`)
}

/** White or black: what can be read better on a colour. One of them always has a contrast of 4.5. */
function contrastColour({ of }: DerivedColour): DerivedColour {
  return { of: (theme) => (luminance(of(theme)) > 0.179 ? [0, 0, 0] : [1, 0, 0]) }
}

/** The relative luminance of a colour, as WCAG defines it. */
export function luminance(lab: Lab): number {
  const linear = convert([...lab], OKLab, sRGBLinear).map((channel) => Math.min(1, Math.max(0, channel)))
  return [0.2126, 0.7152, 0.0722].reduce((sum, share, index) => sum + share * (linear[index] ?? 0), 0)
}

type Calculation = (channels: Lab) => number

function constant(lab: Lab): DerivedColour {
  return { of: () => lab }
}

function lch({ of }: DerivedColour, calculations: readonly Calculation[]): DerivedColour {
  const [l, c, h] = calculations as [Calculation, Calculation, Calculation]
  return {
    of: (theme) => {
      const origin = convert([...of(theme)], OKLab, OKLCH)
      return inGamut([Math.min(1, Math.max(0, l(origin))), Math.max(0, c(origin)), h(origin)])
    },
  }
}

function mix(first: DerivedColour, second: DerivedColour, share: number): DerivedColour {
  return {
    of: (theme) => {
      const other = second.of(theme)
      return first.of(theme).map((channel, index) => channel * share + (other[index] ?? 0) * (1 - share))
    },
  }
}

const operations: ReadonlyMap<string, (one: number, other: number) => number> = new Map([
  ['+', (one, other) => one + other],
  ['-', (one, other) => one - other],
  ['*', (one, other) => one * other],
])

/** A number, a channel of the origin colour, or a calculation with them. */
function number(text: string): Calculation {
  const channel = ['l', 'c', 'h'].indexOf(text)
  if (channel >= 0) return (channels) => channels[channel] ?? 0
  const [name, inside = ''] = parseCall(text) ?? []
  if (name === 'min' || name === 'max') {
    const parts = split(inside, ',').map(number)
    return (channels) => Math[name](...parts.map((part) => part(channels)))
  }
  if (name === 'calc') {
    const [left = '', sign = '', right = ''] = split(inside, ' ')
    const operation = operations.get(sign)
    const [a, b] = [number(left), number(right)]
    if (operation) return (channels) => operation(a(channels), b(channels))
  }
  const value = Number(text)
  if (text === '' || Number.isNaN(value)) throw new Error(`"${text}" is no number that is understood here`)
  return () => value
}

function parseCall(text: string): [name: string, inside: string] | undefined {
  const [, name, inside] = /^([a-z-]+)\((.*)\)$/.exec(text) ?? []
  return name === undefined || inside === undefined ? undefined : [name, inside.trim()]
}

/** Splits a text at separators that are not within brackets. */
function split(text: string, separator: ' ' | ','): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of text) {
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (sign === separator && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim())
}

/** The tolerance for rounding errors at the edge of the screen's gamut. */
const tolerance = 0.001

/**
 * A colour that every screen shows, in OKLab: the one that is asked for, or one of its lightness and hue with less chroma. Left to
 * itself, a browser cuts red, green and blue off one by one, which turns an orange into a red.
 */
function inGamut(lch: readonly number[]): number[] {
  const lab = convert([...lch], OKLCH, OKLab)
  if (isRGBInGamut(convert(lab, OKLab, sRGB), tolerance)) return lab
  return gamutMapOKLCH([...lch], sRGBGamut, OKLab, undefined, MapToL)
}
