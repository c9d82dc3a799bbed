import { deriveColour, labOf, type ThemeKey, themeColour } from './derived-colour.ts'
import { hexOf } from './hex-of.ts'

/** A shade of a colour of the theme; its channels may be reckoned with brackets of two levels. */
const shade = /oklch\(from var\(--theme-(?:color|accent)\) (?:[^()]|\((?:[^()]|\([^()]*\))*\))+\)/g

/** A style sheet in which the shades of a theme that no screen shows are written as the nearest ones of their hue. */
export function shownColours(css: string, { color, accent }: Readonly<Record<ThemeKey, string>>): string {
  const theme = { color: labOf(color), accent: labOf(accent) }
  return css.replace(shade, (written) => {
    const derived = deriveColour(written, (name) => themeColour(name === '--theme-color' ? 'color' : 'accent'))
    return derived.isReduced?.(theme) ? hexOf(derived.of(theme)) : written
  })
}
