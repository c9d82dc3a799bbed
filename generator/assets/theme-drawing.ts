import { type Colours, shownColours } from './colours/shown-colours.ts'

/**
 * The colours that a drawing may name, so that it fits each site: `var(--brand, #6b1f2e)`. The second is for programs that show the file alone. Beside
 * the two colours of the theme, there are a nearly black, a light tint and a nearly white of the first one.
 */
const roles: Readonly<Record<string, string>> = {
  brand: 'oklch(from var(--theme-color) l c h)',
  accent: 'oklch(from var(--theme-accent) l c h)',
  deep: 'oklch(from var(--theme-color) 0.23 min(c, 0.06) h)',
  soft: 'oklch(from var(--theme-color) 0.91 min(c, 0.035) h)',
  paper: 'oklch(from var(--theme-color) 0.98 min(c, 0.01) h)',
}

/** A drawing in the colours of a site; one that names none stays as it is, with every byte. */
export function inThemeColours(svg: Uint8Array, theme: Colours): Uint8Array {
  const text = new TextDecoder().decode(svg)
  const filled = text.replace(/var\(\s*--(\w+)\s*,\s*(#[\da-f]{3,8})\s*\)/gi, (_, role: string, otherwise: string) => {
    const colour = roles[role.toLowerCase()]
    return colour === undefined ? otherwise : shownColours(colour, theme)
  })
  return filled === text ? svg : new TextEncoder().encode(filled)
}
