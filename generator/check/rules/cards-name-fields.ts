import { unknownWord } from '../../diagnostics/nearest.ts'
import { atValue } from '../../diagnostics/problem.ts'
import type { Rule, RuleInput } from './rule-input.ts'

/** A list of related entries names a field that the collection of its page has. */
export const cardsNameFields: Rule = (site) =>
  site.sections.map(({ value, page, path }) => {
    if (value.kind !== 'cards' || value.sharing === undefined) return undefined
    const names = Object.keys(listFields(site, page) ?? {})
    return (
      !names.includes(value.sharing) &&
      atValue('value-unknown', [...path, 'sharing'], unknownWord(value.sharing, names))
    )
  })

function listFields({ config }: RuleInput, { isEntry, collection }: RuleInput['pages'][number]) {
  if (!isEntry) return undefined
  return collection === undefined ? config.serviceFields : config.collections?.[collection]?.fields
}
