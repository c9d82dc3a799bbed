import { atParent, type Path, type Problem } from '../../diagnostics/problem.ts'
import type { Rule } from './site.ts'
import { type Entry, entriesOf, section, sectionsOf } from './unchecked-values.ts'

/** Whether a place is within the menu of the header or a column of the footer. */
export function isInMenu([part, list]: Path): boolean {
  return (part === 'header' && list === 'menu') || (part === 'footer' && list === 'columns')
}

/** Every link of a menu has words: those of its page, or its own. */
export const menusAreLabelled: Rule = ({ value }) =>
  menuEntries(value).flatMap(({ value: entry, path }): Problem[] => {
    // Where it leads nowhere, that is told.
    if ('page' in entry || 'label' in entry || (!targets.some((target) => target in entry) && !opens(entry, path)))
      return []
    const parameters = { key: 'label', expected: 'translations' as const, meaning: 'The words of the link.' }
    return [atParent('key-missing', path, { parameters })]
  })

const targets = ['url', 'file', 'contact', 'phone', 'email']

/** Whether an entry has others below it, which only those of the menu itself can. */
function opens(entry: Entry['value'], { length }: Path): boolean {
  return 'entries' in entry && length === 3
}

function menuEntries({ header, footer }: Readonly<Record<string, unknown>>): Entry[] {
  const menu = entriesOf(section(header).menu, ['header', 'menu'])
  const below = menu.flatMap(({ value, path }) => entriesOf(value.entries, [...path, 'entries']))
  const columns = sectionsOf(section(footer).columns, ['footer', 'columns'])
  return [...menu, ...below, ...columns.flatMap(({ value, path }) => entriesOf(value.links, [...path, 'links']))]
}
