import { type Colours, shownColours } from './colours/shown-colours.ts'

/**
 * The colours that a drawing may name, so that it fits each site: `var(--brand, #6b1f2e)`. The second is for programs that show the file alone. Beside
 * the two colours of the theme, there are a nearly black, a light tint and a nearly white of the first one.
 */
const roles = new Map([
  ['brand', 'oklch(from var(--theme-color) l c h)'],
  ['accent', 'oklch(from var(--theme-accent) l c h)'],
  ['deep', 'oklch(from var(--theme-color) 0.23 min(c, 0.06) h)'],
  ['soft', 'oklch(from var(--theme-color) 0.91 min(c, 0.035) h)'],
  ['paper', 'oklch(from var(--theme-color) 0.98 min(c, 0.01) h)'],
])

/** A drawing in the colours of a site. One that names none of them, or has names of its own for them, stays as it is, with every byte. */
export function inThemeColours(svg: Uint8Array, theme: Colours): Uint8Array {
  const text = new TextDecoder().decode(svg)
  const own = new Set(Array.from(text.matchAll(/--(\w+)\s*:/g), ([, name = '']) => name))
  const filled = text.replace(/var\(\s*--(\w+)\s*,\s*#[\da-f]{3,8}\s*\)/gi, (written, name: string) => {
    const colour = own.has(name) ? undefined : roles.get(name)
    return colour === undefined ? written : shownColours(colour, theme)
  })
  return filled === text ? svg : new TextEncoder().encode(filled)
}
