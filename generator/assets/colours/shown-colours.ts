import { convert, OKLab, RGBToHex, sRGB } from '@texel/color'
import type { Lab } from './derived-colour.ts'
import { deriveColour, parseLab, type ThemeKey, themeColour } from './derived-colour.ts'

/**
 * A colour in a style sheet: a shade of a theme colour (its channels may be computed with three levels of brackets), its mixture with a fixed
 * colour, the text colour that is readable on it, or a fixed opaque colour.
 */
const opaque =
  /oklch\(from var\(--theme-(?:color|accent)\) (?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+\)|color-mix\(in oklab, var\(--theme-(?:color|accent)\) [\d.]+%, oklch\([^()]*\)\)|oklch\([\d.]+ [\d.]+ [\d.]+\)|contrast-color\((?:[^()]|\((?:[^()]|\([^()]*\))*\))+\)/g

/** The colours of a theme, as #rrggbb. */
export type Colours = Readonly<Record<ThemeKey, string>>

/**
 * A style sheet with all colours written as sRGB; a colour outside of sRGB becomes the nearest one of its hue. Browsers without relative
 * colours, such as Safari before 16.4, would show buttons and the footer without a background, and tools that measure contrasts
 * misread OKLCH.
 */
export function shownColours(css: string, { color, accent }: Colours): string {
  const theme = { color: parseLab(color), accent: parseLab(accent) }
  return css.replace(opaque, (written) =>
    formatHex(deriveColour(written, (name) => themeColour(name === '--theme-color' ? 'color' : 'accent')).of(theme)),
  )
}

/** An sRGB colour: red, green and blue from 0 to 255. Browsers clip what lies outside. */
export function toRgb(lab: Lab): number[] {
  return convert([...lab], OKLab, sRGB).map((channel) => Math.round(Math.min(1, Math.max(0, channel)) * 255))
}

/** A colour as #rrggbb. */
export function formatHex(lab: Lab): string {
  return RGBToHex(toRgb(lab).map((byte) => byte / 255))
}
