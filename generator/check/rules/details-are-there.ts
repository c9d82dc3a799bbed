import { atValue, keyMissing, type Path, type Problem } from '../../diagnostics/problem.ts'
import { groupBy } from '../../lib/group-by.ts'
import { isComplete } from '../../lib/phone-numbers.ts'
import { placePath } from '../../schema/walk.ts'
import type { PageEntry, Rule, RuleInput, Told } from './rule-input.ts'
import { collectLinks } from './texts-of-site.ts'
import { asMapping, type Entry, listMappings, localisedTexts, namedMappings, scalarText } from './unchecked-values.ts'

/** A detail of the company that is shown or led to, with the place where it is named. */
interface ShownDetail {
  readonly detail: string
  readonly path: Path
  /** What names it within a text. */
  readonly word?: string
  /** The key of the office whose detail it is; left out, the company's. */
  readonly office?: string
}

/** The contact details that pages show or lead to are there, and a phone number without a country prefix has one to put before it. */
export const detailsAreThere: Rule = (site) => {
  const { value, pages } = site
  const listed = pages.filter(({ enabled }) => enabled).flatMap(listedDetails)
  const shown = [...listed.filter(({ office }) => office === undefined), ...linkedDetails(site)]
  const ofCompany = shown.filter(({ detail }) => detail !== 'chat')
  const ofOffices = officeProblems(site, listed)
  if (ofCompany.length > 0 && !Object.hasOwn(value, 'contactDetails'))
    return [keyMissing([], 'contactDetails', 'section'), ofOffices]
  const details = asMapping(value.contactDetails)
  const lacking = shown.filter(({ detail }) => !Object.hasOwn(detail === 'chat' ? value : details, detail))
  const groups = groupBy(lacking, ({ detail }) => detail)
  return [
    [...groups.values()].map(([first, ...others]) => first && detailProblem(first, others)),
    prefixProblem(details),
    ofOffices,
  ]
}

/** Where there is no such office, that is told of its name. */
function officeProblems({ value }: RuleInput, listed: readonly ShownDetail[]): Told {
  const offices = asMapping(value.offices)
  return listed.map(
    ({ detail, office, path }) =>
      office !== undefined &&
      Object.hasOwn(offices, office) &&
      !Object.hasOwn(asMapping(offices[office]), detail) &&
      atValue('detail-missing', path, { detail, office }),
  )
}

function detailProblem({ detail, path, word }: ShownDetail, others: readonly ShownDetail[]): Problem {
  const related = others.map((other) => ({ path: other.path, at: 'value' as const }))
  return atValue('detail-missing', path, { detail }, { related, ...(word !== undefined && { word }) })
}

function prefixProblem({ phone, phonePrefix }: Readonly<Record<string, unknown>>): Told {
  const isNeeded = phonePrefix === undefined && !Object.values(localisedTexts(phone)).every(isComplete)
  return isNeeded && keyMissing(['contactDetails'], 'phonePrefix')
}

/** The ways to reach the company that a page lists, by their known names. */
function listedDetails({ value, path }: PageEntry): ShownDetail[] {
  return namedMappings(value.sections, [...path, 'sections'])
    .filter(({ value: { enabled } }) => enabled !== false)
    .flatMap(({ value: { kind, office: key, items, info }, path: at }) => {
      const office = typeof key === 'string' ? { office: key } : {}
      if (kind === 'place') return 'office' in office ? [{ ...office, detail: 'address', path: [...at, 'office'] }] : []
      return [
        ...(kind === 'contact'
          ? listMappings(items, [...at, 'items']).map((entry) => ({ ...office, ...readDetail(entry) }))
          : []),
        ...listMappings(asMapping(info).items, [...at, 'info', 'items']).map(readDetail),
      ]
    })
    .filter(({ detail }) => names.has(detail))
}

function readDetail({ value, path }: Entry): ShownDetail {
  return { detail: scalarText(value.detail), path: [...path, 'detail'] }
}

const names: ReadonlySet<string> = new Set(['email', 'phone', 'address', 'hours', 'chat'])

/** The ways to the company that buttons and texts lead to. */
function linkedDetails(site: RuleInput): ShownDetail[] {
  return [
    ...site.references.flatMap(({ kind, name, place, unfinished }) =>
      kind === 'contact' && !unfinished && wayNames.has(name) ? [{ detail: name, path: placePath(place) }] : [],
    ),
    ...collectLinks(site).flatMap(({ target, path }) => {
      const [, detail = ''] = /^contact:(.*)$/.exec(target) ?? []
      return wayNames.has(detail) ? [{ detail, path: path(), word: target }] : []
    }),
  ]
}

/** The ways to the company that a link may name. */
const wayNames: ReadonlySet<string> = new Set(['phone', 'email', 'chat'])
