import { initials } from '../../../src/media/initials.ts'
import { imageType } from '../../check/rules/files/images-exist.ts'
import { hasLetters } from '../../check/rules/files/read-drawing.ts'
import type { PlainDrawing } from '../../compile/compile-context.ts'
import { type Colours, shownColours } from '../colours/shown-colours.ts'
import { readPlainDrawing } from '../plain-drawing.ts'

/** How wide a logo is in the pattern, how far it is from the next one, and how wide its lines are, in pixels. */
const size = 44
const tile = 168
const line = 1.25

/** The most bytes of a drawing of many shapes in the pattern. */
const mostBytes = 8192

/** Attributes that say where a shape is and nothing of its colours. */
const geometry = new Set('d x y width height rx ry cx cy r x1 y1 x2 y2 points transform'.split(' '))

/**
 * The logo as one part of a pattern, in the box of an SVG that it fills: of a few plain shapes their outlines, of any other drawing its dark parts, and
 * of a photo the initials of the name.
 */
export function logoShapes(logo: Uint8Array, name: string): string {
  const plain = imageType(logo) === 'png' ? undefined : readPlainDrawing(logo)
  if (plain) return outlines(plain.inline)
  const svg = imageType(logo) === 'png' ? '' : new TextDecoder().decode(logo)
  const root = logo.length > mostBytes || hasLetters(svg) ? -1 : svg.search(/<svg[\s>]/)
  const isKnown = root !== -1 && !svg.includes('<!ENTITY') && /\sviewBox=/.test(svg)
  return isKnown ? darkParts(svg.slice(root)) : letters(name)
}

/** The outlines of shapes, without that of a ground which is as large as the drawing. */
function outlines({ attributes, shapes }: PlainDrawing['inline']): string {
  const [, , width = 1, height = 1] = (attributes.viewBox ?? '').split(/[\s,]+/).map(Number)
  const drawn = shapes.filter(([tag, given]) => !isGround(tag, given, [width, height]))
  const written = (drawn.length > 0 ? drawn : shapes).map(([tag, given]) => {
    const places = Object.entries(given).filter(([key]) => geometry.has(key))
    return `<${[tag, ...places.map(([key, value]) => `${key}='${value}'`)].join(' ')}/>`
  })
  const scale = Math.max(width, height) / size
  return `<svg width='${size}' height='${size}' viewBox='${attributes.viewBox}' fill='none' stroke-width='${Number((line * scale).toFixed(3))}'>${written.join('')}</svg>`
}

/** Whether a shape fills its drawing. */
function isGround(tag: string, given: Readonly<Record<string, string>>, [width, height]: readonly [number, number]) {
  const isMost = (value: unknown, whole: number) => Number(value) >= whole * 0.9
  if (tag === 'rect') return isMost(given.width, width) && isMost(given.height, height)
  if (tag === 'circle') return isMost(given.r, Math.min(width, height) / 2)
  const numbers = given.d?.match(/[\d.]+/g) ?? []
  return numbers.length > 0 && numbers.every((value) => [0, width, height].includes(Number(value)))
}

/** What leaves nothing but grey, and how much of each part: all of it, or the less the lighter it is. */
const whole = '0 0 0 1 0'
const darkness = '-.3 -.59 -.11 1 0'

/** A drawing of many shapes: the lighter a part of it, the less of it is seen; on a ground of its own, all that stands on that. */
function darkParts(svg: string): string {
  const root = (/^<svg[^>]*>/.exec(svg)?.[0] ?? '').replaceAll(
    /\s(?:width|height|x|y|class|style)=(?:"[^"]*"|'[^']*')/g,
    '',
  )
  const inner = svg.slice(svg.indexOf('>') + 1)
  const [written = '', tag = '', attributes = ''] = /^\s*<(rect|circle|path)\s([^<>]*)\/>/.exec(inner) ?? []
  const given = Object.fromEntries(
    [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
  )
  const [, width, height] = /\sviewBox="[^"]*?([\d.]+)[\s,]+([\d.]+)"/.exec(root) ?? []
  const onGround = tag !== '' && isGround(tag, given, [Number(width), Number(height)])
  const filter = `<filter id='site-pattern'><feColorMatrix values='0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 ${onGround ? whole : darkness}'/></filter>`
  return `${filter}<g filter='url(#site-pattern)' stroke='none'>${root.replace('<svg', `<svg width='${size}' height='${size}'`)}${(onGround ? inner.slice(written.length) : inner).trim()}</g>`
}

/** Letters, in the middle of their box, as outlines. */
function letters(name: string): string {
  const shown = initials(name).replaceAll(/[<>&]/g, '')
  return `<text x='${size / 2}' y='${size * 0.76}' font-family='Georgia,serif' font-size='${size * 0.75}' text-anchor='middle' fill='none' stroke-width='1'>${shown}</text>`
}

/**
 * The rule by which the ground of the pages has a pattern of logos, in a shade of the main colour that is seen on light and on dark grounds. It is faint, so that
 * words on it stay readable, and away where a system forces its colours.
 */
export function patternRule(shapes: string, theme: Colours): string {
  const colour = shownColours('oklch(from var(--theme-color) 0.6 min(c, 0.1) h)', theme)
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' width='${tile}' height='${tile}' stroke='${colour}' opacity='.16'>` +
    `<defs><g id='site-logo'>${shapes}</g></defs>` +
    [20, 20 + tile / 2].map((at) => `<use href='#site-logo' transform='translate(${at} ${at})'/>`).join('') +
    '</svg>'
  const address = svg.replaceAll(/\s+/g, ' ').replaceAll(/[<>#%"\\]/g, encodeURIComponent)
  return `@layer look{@media screen and (forced-colors: none){main{background:url("data:image/svg+xml,${address}")}}}`
}
