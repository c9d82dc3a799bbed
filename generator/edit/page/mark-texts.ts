import { nameOfKey } from '../../../schema/name-of-key.ts'
import { isUnwritten, placeholder } from '../../../schema/placeholder.ts'
import type { SiteConfig } from '../../../schema/site-config.ts'
import { valueAt } from '../../../schema/value-at.ts'
import type { Path } from '../../diagnostics/problem.ts'
import { cloneValue } from '../../lib/plain-map.ts'
import { placePath, type SchemaPlace, type Walk } from '../../schema/walk.ts'
import { encodeMark } from './marks.ts'

/** A configuration whose texts carry marks. */
export interface MarkedConfig {
  readonly config: SiteConfig
  /** The path of each text by the number of its mark: that of the mapping of all languages, where it stands in several. */
  readonly texts: readonly Path[]
}

/** Marks each text that visitors read; in the place of one that is to be written stands the name of its place. The given configuration stays as it is. */
export function markTexts(config: SiteConfig, walk: Walk): MarkedConfig {
  const marked = cloneValue(config)
  const numbers = new Map<SchemaPlace | undefined, number>()
  const texts: Path[] = []
  let localised: SchemaPlace | undefined
  const markNumber = (place: SchemaPlace): number => {
    const known = numbers.get(place) ?? texts.push(placePath(place)) - 1
    numbers.set(place, known)
    return known
  }
  walk(marked, (value, schema, place) => {
    if (schema.localised) localised = place
    if (!place || typeof value !== 'string' || !schema.prose) return
    const isTranslation = localised !== undefined && place.parent === localised
    const parent = valueAt(marked, placePath(place.parent)) as Record<string | number, unknown>
    const own = isTranslation && localised ? localised : place
    const locale = isTranslation ? String(place.key) : config.defaultLocale
    const text = isUnwritten(value) ? value.replace(placeholder, nameOfPlace(own, config.locales[locale]?.tag)) : value
    parent[place.key] = text + encodeMark(markNumber(own))
  })
  return { config: marked, texts }
}

/** What a place is called, in a language or else in English: by its key, or that of the list that it is in. */
function nameOfPlace({ key, parent }: SchemaPlace, tag = ''): string {
  if (typeof key === 'number' && parent) return nameOfPlace(parent, tag)
  const language = tag.slice(0, 2)
  return nameOfKey(String(key), language) ?? nameOfKey('text', language) ?? ''
}
