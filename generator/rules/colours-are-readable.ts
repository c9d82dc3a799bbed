import { labOf, type ThemeKey } from '../colours/derived-colour.ts'
import { type LabTheme, lowContrasts } from '../colours/low-contrasts.ts'
import { nearestShade } from '../colours/nearest-shade.ts'
import type { Palette } from '../colours/site-palette.ts'
import { atValue, type Problem } from '../diagnostics/problem.ts'
import type { Rule } from './rule.ts'
import { section } from './site.ts'

/** What the styles derive from the colours of the theme can be read well, in the light scheme and in the dark one. */
export const coloursAreReadable: Rule = ({ value }, surroundings) => {
  const { color, accent } = section(value.theme)
  const [anyColour] = [color, accent].filter(isColour)
  if (anyColour === undefined) return []
  const palette = surroundings.palette()
  // Where the schema tells that one of them is no colour, the other one stands in for it.
  const labFrom = (value: unknown) => labOf(isColour(value) ? value : anyColour)
  const theme = { color: labFrom(color), accent: labFrom(accent) }
  const ofColor = isColour(color) ? problemWith('color', [theme], palette) : []
  if (!isColour(accent)) return ofColor
  // The second colour's better shade is to do before and after the first one was mended.
  const mended = ofColor.map(({ parameters }) => ({ ...theme, color: labOf(parameters.suggestion) }))
  return [...ofColor, ...problemWith('accent', [theme, ...mended], palette)]
}

function isColour(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
}

/** The problem with one colour of the first theme, if there is one; the suggestion does for all the themes. */
function problemWith(key: ThemeKey, themes: readonly [LabTheme, ...LabTheme[]], palette: Palette) {
  const [theme] = themes
  return lowContrasts(theme, key, palette)
    .slice(0, 1)
    .map(({ use, scheme, contrast, promised }): Problem<'contrast-low'> => {
      const suggestion = nearestShade(theme[key], (hex) =>
        themes.every((other) => lowContrasts({ ...other, [key]: labOf(hex) }, key, palette).length === 0),
      )
      return atValue('contrast-low', ['theme', key], { parameters: { use, scheme, contrast, promised, suggestion } })
    })
}
