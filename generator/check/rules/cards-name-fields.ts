import type { EntryField } from '../../../schema/fields.ts'
import type { CardsSection } from '../../../schema/sections/cards.ts'
import { unknownWord } from '../../diagnostics/nearest.ts'
import { atValue } from '../../diagnostics/problem.ts'
import type { Rule, RuleInput } from './rule-input.ts'

/** A list of related entries names a field that the collection of its page has; a sorted list, one of its own collection that has an order. */
export const cardsNameFields: Rule = (site) =>
  site.sections.map(({ value, page, path }) => {
    if (value.kind !== 'cards') return undefined
    const { sharing, sortedBy } = value
    const ownNames = Object.keys(fieldsOfOwner(site, page) ?? {})
    const sortable = Object.entries(fieldsOfList(site, value) ?? {}).flatMap(([name, { kind }]) =>
      ordered.has(kind) ? [name] : [],
    )
    return [
      sharing !== undefined &&
        !ownNames.includes(sharing) &&
        atValue('value-unknown', [...path, 'sharing'], unknownWord(sharing, ownNames)),
      sortedBy !== undefined &&
        !sortable.includes(sortedBy) &&
        atValue('value-unknown', [...path, 'sortedBy'], unknownWord(sortedBy, sortable)),
    ]
  })

/** The kinds of fields whose values have an order that is the same in all languages. */
const ordered: ReadonlySet<EntryField['kind']> = new Set(['number', 'money', 'day', 'time'])

function fieldsOfOwner({ config }: RuleInput, { isEntry, collection }: RuleInput['pages'][number]) {
  if (!isEntry) return undefined
  return collection === undefined ? config.serviceFields : config.collections?.[collection]?.fields
}

/** The fields of the entries that a section lists; none for pages that it names one by one, which have no fields in common. */
function fieldsOfList({ config }: RuleInput, { pages, collection }: CardsSection) {
  if (pages !== undefined) return undefined
  return collection === undefined ? config.serviceFields : config.collections?.[collection]?.fields
}
