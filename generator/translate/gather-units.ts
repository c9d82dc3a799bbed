import type { SiteConfig } from '../../schema/site-config.ts'
import { textState } from '../check/coverage.ts'
import { lengthLimit } from '../check/rules/metadata-suits-search.ts'
import { areTranslations, type LocalisedEntry, type RuleInput, sourceFirst } from '../check/rules/rule-input.ts'
import { containsTerm, readTerms, type Term, termTranslation } from '../check/rules/texts/glossary.ts'
import { isBuiltIn } from '../check/rules/texts/texts-in-all-locales.ts'
import { idOfPath, type TranslationsLock } from '../check/translations-lock.ts'
import type { PathSet } from '../diagnostics/problem.ts'
import { tidyText } from '../lib/xml-text.ts'
import { withFields } from '../schema/field-nodes.ts'
import { compileSchema } from '../schema/schema-node.ts'
import { readSiteSchema } from '../schema/site-schema.ts'
import { placePath } from '../schema/walk.ts'
import { compareReadingOrder } from './compare-reading-order.ts'
import { firstLike } from './fill-repeated.ts'
import { noteWords } from './note-words.ts'
import { addressFinder, type FindAddress } from './page-finder.ts'
import type { Unit, UnitState } from './translation-unit.ts'
import { chooseNoteLanguage, noteWriter } from './unit-notes.ts'

/** A site, with all that is needed to gather its texts. */
export interface Gathered {
  readonly site: RuleInput
  /** Left out if the configuration does not match the schema. */
  readonly config?: SiteConfig | undefined
  readonly lock: TranslationsLock
  /** The translations that are older than their source. */
  readonly stale: PathSet
  /** The former sources of these, by their ids. */
  readonly before?: ReadonlyMap<string, string>
}

/** All texts that are translated from one language into another: page by page in reading order, then the addresses of pages. */
export function gatherUnits(gathered: Gathered, { from, to }: { readonly from: string; readonly to: string }): Unit[] {
  const { site, config } = gathered
  const terms = readTerms(site.config)
  const findAddress = addressFinder(site, config, from)
  const root = withFields(compileSchema(readSiteSchema().schema), site.value)
  const order = compareReadingOrder(root, site.value)
  const writeNote = noteWriter({ root, value: site.value, tags: [to, from].map((key) => site.tags[key] ?? key), from })
  const units = site.localised.flatMap((entry) =>
    makeUnit(entry, { ...gathered, from, to, terms, findAddress, writeNote }),
  )
  const isAddress = ({ kind }: Unit) => Number(kind === 'address')
  return units.sort((a, b) => isAddress(a) - isAddress(b) || order(a.path, b.path))
}

/** Units that are exported together: the note of a missing unit names an earlier missing one with the same text. */
export function withRepeats(units: readonly Unit[], tags: readonly string[]): Unit[] {
  const missing = units.filter(({ state }) => state === 'missing')
  const like = firstLike(missing)
  const say = noteWords[chooseNoteLanguage(tags)]
  return units.map((unit) => {
    const first = unit.state === 'missing' ? like(unit) : undefined
    return first ? { ...unit, note: `${unit.note} ${say.like(first.id)}` } : unit
  })
}

interface Wanted extends Gathered {
  readonly from: string
  readonly to: string
  readonly terms: readonly Term[]
  readonly findAddress: FindAddress
  readonly writeNote: ReturnType<typeof noteWriter>
}

function makeUnit(entry: LocalisedEntry, wanted: Wanted): Unit[] {
  const { site, from, to, findAddress, writeNote, before } = wanted
  const { place, kind, value, locales } = entry
  if ((!areTranslations(kind) && kind !== 'slug') || locales?.includes(to) === false) return []
  const written = value[from] ?? value[sourceFirst(site, entry).find((locale) => locale !== to) ?? ''] ?? ''
  const path = placePath(place)
  const [source, present] = [tidyText(written), tidyText(value[to] ?? '')]
  if (source === '' || (present === '' && isBuiltIn(site, path, to))) return []
  const isAddress = kind === 'slug'
  const id = idOfPath(path)
  const [said, limit, page] = [before?.get(id), lengthLimit(path), findAddress(path)]
  return [
    {
      id,
      path,
      kind: unitKind(kind),
      source,
      present,
      state: unitState(entry, { ...wanted, present }),
      ...(said !== undefined && said !== source && { before: said }),
      note: writeNote(path, isAddress),
      ...(limit !== undefined && { limit }),
      ...(page !== undefined && { page }),
      terms: isAddress || path[0] === 'glossary' ? [] : findTerms(source, wanted),
    },
  ]
}

function unitKind(kind: LocalisedEntry['kind']): Unit['kind'] {
  if (kind === 'slug') return 'address'
  return kind === 'markdown' ? 'markdown' : 'text'
}

function unitState(
  entry: LocalisedEntry,
  { site, lock, stale, to, present }: Wanted & { readonly present: string },
): UnitState {
  if (entry.kind === 'slug') return present === '' ? 'missing' : 'done'
  return unitStates[textState(site, entry, { locale: to, lock, stale })]
}

const unitStates = {
  missing: 'missing',
  identical: 'copied',
  stale: 'stale',
  machine: 'machine',
  reviewed: 'done',
} as const

/** What the glossary says of the words of a text: `audit = auditoría (…)`. */
function findTerms(source: string, { terms, from, to }: Wanted): string[] {
  return terms
    .filter((term) => containsTerm(term, from, source))
    .map((term) => {
      const meaning = term.meaning[to] ?? term.meaning[from]
      return `${termTranslation(term, from)} = ${termTranslation(term, to) ?? '?'}${meaning === undefined ? '' : ` (${meaning})`}`
    })
}
