import type { RuleInput } from '../check/rules/rule-input.ts'
import { idOfPath } from '../check/translations-lock.ts'
import { tidyText } from '../lib/xml-text.ts'
import { placePath } from '../schema/walk.ts'
import type { ReturnedRow } from './translation-unit.ts'

/** From how many rows on their sources alone tell that a file belongs to another site. */
const many = 10

/**
 * Whether a file belongs to another site: hardly any of its sources is a text of this one. The sources of a few rows may all have been edited
 * since, so their paths have to be unknown, too. Sources with damaged letters do not count.
 */
export function isOfOtherSite(rows: readonly ReturnedRow[], { localised }: Pick<RuleInput, 'localised'>): boolean {
  const texts = new Set(localised.flatMap(({ value }) => Object.values(value).map(tidyText)))
  const told = rows.map(({ source }) => tidyText(source)).filter((source) => !/[?\ufffd]/.test(source))
  if (told.length === 0) return false
  const known = told.filter((source) => texts.has(source)).length
  if (rows.length >= many) return known * many < told.length
  const ids = new Set(localised.map(({ place }) => idOfPath(placePath(place))))
  return known === 0 && !rows.some(({ id }) => ids.has(id))
}
