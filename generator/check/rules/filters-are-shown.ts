import type { EntryField } from '../../../schema/fields.ts'
import { isFilter, isSort } from '../../compile/lists/has-divided-lists.ts'
import { atKey, type Path } from '../../diagnostics/problem.ts'
import type { Rule } from './rule-input.ts'

/** Visitors choose and sort in a form above a list that is divided into pages: fields for that need such a list of their entries. */
export const filtersAreShown: Rule = (site) => {
  const { serviceFields, collections = {} } = site.config
  const lists = site.sections.flatMap(({ enabled, page, value }) =>
    enabled && page.enabled && value.kind === 'cards' && value.perPage !== undefined && !value.pages ? [value] : [],
  )
  const tell = (fields: Readonly<Record<string, EntryField>> = {}, path: Path, collection?: string) =>
    lists.some((list) => list.collection === collection)
      ? []
      : Object.entries(fields).flatMap(([name, field]) => [
          isFilter(field) && atKey('filter-unshown', [...path, name, 'filter']),
          isSort(field) && atKey('filter-unshown', [...path, name, 'sort']),
        ])
  return [
    tell(serviceFields, ['serviceFields']),
    Object.entries(collections).map(([key, collection]) =>
      tell(collection?.fields, ['collections', key, 'fields'], key),
    ),
  ]
}
