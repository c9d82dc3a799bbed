import { readFileSync } from 'node:fs'
import { type DerivedColour, deriveColour, themeColour } from '../../../generator/assets/colours/derived-colour.ts'
import { projectFile } from '../../../generator/lib/files/paths.ts'
import type { ColourPlace, Scheme } from './contrast-pairs.ts'
import { type Declaration, readDeclarations } from './read-declarations.ts'

/** The colours that our style sheets derive from a theme. */
interface Palette {
  colour(place: ColourPlace, scheme: Scheme): DerivedColour
}

/** The sheets whose colours are derived from the theme; they alone say how. */
export const paletteSheets = [
  ...[
    'base/1-tokens',
    'blocks/artefact',
    'blocks/chat-button',
    'blocks/portrait',
    'blocks/section-brand',
    'blocks/site-footer',
  ].map((name) => `src/styles/${name}.css`),
  'pages/kinds/matrix/artefact-matrix.css',
]

/** What has colours of its own, beside the root. */
const scopes = ['.artefact', '.section-brand']

/** Reads how the style sheets derive the colours of a site from its theme. */
export function readPalette(): Palette {
  const css = paletteSheets.map((path) => readFileSync(projectFile(path), 'utf8')).join('\n')
  return paletteOf(css)
}

/** The palette that a style sheet declares. */
export function paletteOf(css: string): Palette {
  const values = { light: new Map<ColourPlace, string>(), dark: new Map<ColourPlace, string>() }
  for (const { within, property, value } of readDeclarations(css)) {
    const scheme = schemeOf(within)
    if (scheme) values[scheme].set(`${within.at(-1)} ${property}`, value)
  }
  const known = new Map<string, DerivedColour>()
  function colour(place: ColourPlace, scheme: Scheme): DerivedColour {
    const key = `${scheme} ${place}`
    const found = known.get(key) ?? derive(place.startsWith('--') ? `:root ${place}` : place, scheme)
    known.set(key, found)
    return found
  }
  const declared = (place: ColourPlace, scheme: Scheme) =>
    (scheme === 'dark' ? values.dark.get(place) : undefined) ?? values.light.get(place)
  function derive(place: ColourPlace, scheme: Scheme): DerivedColour {
    const value = declared(place, scheme)
    if (value === undefined) throw new Error(`The style sheets do not say the colour ${place}`)
    const scope = scopes.find((selector) => place.startsWith(selector)) ?? ':root'
    return deriveColour(value, (name) => {
      if (name === '--theme-color') return themeColour('color')
      if (name === '--theme-accent') return themeColour('accent')
      return colour(declared(`${scope} ${name}`, scheme) === undefined ? name : `${scope} ${name}`, scheme)
    })
  }
  return { colour }
}

/** The scheme for which a declaration is; undefined where it holds in other circumstances only. */
function schemeOf(within: Declaration['within']): Scheme | undefined {
  const conditions = within.filter((name) => name.startsWith('@') && name !== '@media screen')
  if (conditions.length === 0) return 'light'
  return conditions.length === 1 && conditions[0]?.includes('prefers-color-scheme: dark') ? 'dark' : undefined
}
