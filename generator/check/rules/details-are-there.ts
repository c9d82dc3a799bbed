import { atParent, atValue, type Path, type Problem } from '../../diagnostics/problem.ts'
import { groupBy } from '../../lib/group-by.ts'
import { isComplete } from '../../lib/phone-numbers.ts'
import type { PageEntry, Rule } from './site.ts'
import { type Entry, entriesOf, scalarText, section, sectionsOf, textsOf } from './unchecked-values.ts'

/** The contact details that pages show are there, and a phone number that is shown without a country prefix has one to put before it. */
export const detailsAreThere: Rule = ({ value, pages }) => {
  const shown = pages.filter(({ enabled }) => enabled).flatMap(shownDetails)
  if (!Object.hasOwn(value, 'contactDetails')) {
    const parameters = { key: 'contactDetails', expected: 'section' as const, meaning: '' }
    return shown.length > 0 ? [atParent('key-missing', [], { parameters })] : []
  }
  const details = section(value.contactDetails)
  const lacking = shown.filter(({ value: { detail } }) => !Object.hasOwn(details, scalarText(detail)))
  const groups = groupBy(lacking, ({ value: { detail } }) => scalarText(detail))
  return [
    ...[...groups].flatMap(([detail, [first, ...others]]) => (first ? [detailProblem(detail, first, others)] : [])),
    ...prefixProblems(details),
  ]
}

function detailProblem(detail: string, first: Entry, others: readonly Entry[]): Problem {
  const related = others.map(({ path }) => ({ path: [...path, 'detail'], at: 'value' as const }))
  return atValue('detail-missing', [...first.path, 'detail'], { parameters: { detail }, related })
}

function prefixProblems({ phone, phonePrefix }: Readonly<Record<string, unknown>>): Problem[] {
  if (phonePrefix !== undefined || Object.values(textsOf(phone)).every(isComplete)) return []
  const parameters = { key: 'phonePrefix', expected: 'text' as const, meaning: '' }
  return [atParent('key-missing', ['contactDetails'], { parameters })]
}

/** The ways to reach the company that a page lists, by their known names. */
function shownDetails({ value, path }: PageEntry): Entry[] {
  const lists: { readonly list: unknown; readonly path: Path }[] = [
    { list: section(value.info).items, path: [...path, 'info', 'items'] },
    ...sectionsOf(value.sections, [...path, 'sections']).flatMap(({ value: part, path: at }) => [
      ...(part.kind === 'contact' ? [{ list: part.items, path: [...at, 'items'] }] : []),
      { list: section(part.info).items, path: [...at, 'info', 'items'] },
    ]),
  ]
  return lists
    .flatMap(({ list, path: at }) => entriesOf(list, at))
    .filter(({ value: { detail } }) => names.has(scalarText(detail)))
}

const names: ReadonlySet<string> = new Set(['email', 'phone', 'address', 'hours'])
