import type { LanguageFonts } from '../../../schema/site-config.ts'
import { installedFamilies } from '../../assets/typefaces.ts'
import {
  type FontScript,
  findFamily,
  knownFamilies,
  type Typefaces,
  type TypeRole,
} from '../../lib/fonts/font-families.ts'
import { fontCoverage } from '../../lib/fonts/font-letters.ts'
import { languageName } from '../../lib/languages/display-names.ts'
import { wholeLocale } from '../../lib/languages/language-facts.ts'
import { starterWords } from '../../words/starter-words.ts'

/** Whether a family has the letters of a language: those of its name, its months, and the words of a new site. Of a family that is not installed only its scripts are known. */
export function hasLanguage(family: string, tag: string): boolean {
  const has = fontCoverage(family)
  if (has) return languageLetters(tag).every(has)
  const script = scriptParts[wholeLocale(tag).script ?? '']
  return script !== undefined && findFamily(family)?.scripts.includes(script) === true
}

/** The scripts that families are compared by, as language tags name them. */
const scriptParts: Readonly<Record<string, FontScript>> = {
  Latn: 'latin',
  Cyrl: 'cyrillic',
  Grek: 'greek',
  Arab: 'arabic',
  Hebr: 'hebrew',
  Deva: 'devanagari',
  Thai: 'thai',
  Jpan: 'japanese',
  Hans: 'chinese-simplified',
  Hant: 'chinese-traditional',
  Kore: 'korean',
}

/**
 * Typefaces that have the letters of a language: the given ones, if they do, else similar ones, installed ones first; undefined where none is
 * known.
 */
export function chooseFonts(tag: string, given: Typefaces): LanguageFonts | undefined {
  if (Object.values(given).every((family) => hasLanguage(family, tag))) return given
  const known = knownFamilies.map(({ name }) => name)
  const able = [...new Set([...installedFamilies(), ...known])].filter((family) => hasLanguage(family, tag))
  const heading = nearest(able, { like: given.heading, role: 'heading' })
  const text = nearest(able, { like: given.text, role: 'text' })
  return heading === undefined || text === undefined ? undefined : { heading, text }
}

/** Installed typefaces: the given ones, and in place of those that are not installed, similar ones with the letters of a language. */
export function installedFonts(tag: string, given: Typefaces): Typefaces {
  const installed = new Set(installedFamilies())
  const able = knownFamilies.map(({ name }) => name).filter((name) => installed.has(name) && hasLanguage(name, tag))
  const choose = (role: 'heading' | 'text') =>
    installed.has(given[role]) ? given[role] : (nearest(able, { like: given[role], role }) ?? given[role])
  const chosen = { heading: choose('heading'), text: choose('text') }
  const isSame = chosen.heading === given.heading && chosen.text === given.text
  return isSame ? given : { ...chosen, display: chosen.heading }
}

/** The first of some families that suits a role and has serifs only if a given family has them; else the first. */
function nearest(families: readonly string[], { like, role }: { readonly like: string; readonly role: TypeRole }) {
  const wanted = hasSerifs(like)
  return (
    families.find((family) => findFamily(family)?.roles.includes(role) && hasSerifs(family) === wanted) ?? families[0]
  )
}

function hasSerifs(family: string): boolean {
  return ['serif', 'didone', 'slab'].includes(findFamily(family)?.style ?? '')
}

function languageLetters(tag: string): string[] {
  const months = Array.from({ length: 12 }, (_, month) =>
    new Date(2026, month).toLocaleDateString(tag, { month: 'long' }),
  )
  const name = languageName(tag, tag)
  const said = [name, ...months, ...Object.values(starterWords(tag) ?? {})].join('')
  return [...new Set(said)].filter((sign) => /\p{L}/u.test(sign))
}
