import type { ContactDetails } from '../../../schema/site-config.ts'
import { atValue, keyMissing, type Path, type Problem } from '../../diagnostics/problem.ts'
import { isComplete } from '../../lib/addresses/phone-numbers.ts'
import { groupBy } from '../../lib/group-by.ts'
import { placePath } from '../../schema/walk.ts'
import { type Entry, listEntries, namedEntries } from './entries.ts'
import type { PageEntry, Rule, RuleInput, RuleResult } from './rule-input.ts'
import { collectLinks } from './texts/texts-of-site.ts'

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
  const { config, pages } = site
  const listed = pages.filter(({ enabled }) => enabled).flatMap(listedDetails)
  const shown = [...listed.filter(({ office }) => office === undefined), ...linkedDetails(site), ...askedDays(site)]
  const ofCompany = shown.filter(({ detail }) => detail !== 'chat')
  const ofOffices = officeProblems(site, listed)
  if (ofCompany.length > 0 && !config.contactDetails) return [keyMissing([], 'contactDetails', 'section'), ofOffices]
  const details = config.contactDetails ?? {}
  const lacking = shown.filter(({ detail }) => !hasDetail(detail === 'chat' ? config : details, detail))
  const groups = groupBy(lacking, ({ detail }) => detail)
  return [
    [...groups.values()].map(([first, ...others]) => first && detailProblem(first, others)),
    prefixProblem(details),
    ofOffices,
  ]
}

/** Whether there is a detail; the hours may be those of the week. */
function hasDetail(there: object, detail: string): boolean {
  return Object.hasOwn(there, detail) || (detail === 'hours' && Object.hasOwn(there, 'openingHours'))
}

/** An office that does not exist is reported where it is named. */
function officeProblems({ config: { offices = {} } }: RuleInput, listed: readonly ShownDetail[]): RuleResult {
  return listed.map(({ detail, office, path }) => {
    const named = office !== undefined && Object.hasOwn(offices, office) ? offices[office] : undefined
    return named && !hasDetail(named, detail) && atValue('detail-missing', path, { detail, ...(office && { office }) })
  })
}

function detailProblem({ detail, path, word }: ShownDetail, others: readonly ShownDetail[]): Problem {
  const related = others.map((other) => ({ path: other.path, at: 'value' as const }))
  return atValue('detail-missing', path, { detail }, { related, ...(word !== undefined && { word }) })
}

function prefixProblem({ phone = {}, phonePrefix }: ContactDetails): RuleResult {
  const isNeeded = phonePrefix === undefined && !Object.values(phone).every(isComplete)
  return isNeeded && keyMissing(['contactDetails'], 'phonePrefix')
}

/** The ways to reach the company that a page lists, by their known names. */
function listedDetails({ value, path }: PageEntry): ShownDetail[] {
  return namedEntries(value.sections, [...path, 'sections'])
    .filter(({ value: { enabled } }) => enabled !== false)
    .flatMap(({ value: section, path: at }): ShownDetail[] => {
      const office = 'office' in section && section.office !== undefined ? { office: section.office } : {}
      if (section.kind === 'place') {
        const key = 'office' in office ? 'office' : 'kind'
        return section.address === undefined ? [{ ...office, detail: 'address', path: [...at, key] }] : []
      }
      if (section.kind === 'contact')
        return listEntries(section.items, [...at, 'items']).map((entry) => ({ ...office, ...readDetail(entry) }))
      return section.kind === 'form' ? listEntries(section.info?.items, [...at, 'info', 'items']).map(readDetail) : []
    })
    .filter(({ detail }) => names.has(detail))
}

/** Fields for days that can be chosen by the hours of the company. */
function askedDays({ config }: RuleInput): ShownDetail[] {
  return namedEntries(config.forms, ['forms'])
    .flatMap(({ value, path }) => listEntries(value.fields, [...path, 'fields']))
    .filter(({ value }) => value.type === 'day' && value.onlyOpen === true)
    .map(({ path }) => ({ detail: 'openingHours', path: [...path, 'onlyOpen'] }))
}

function readDetail({ value, path }: Entry<{ readonly detail?: string }>): ShownDetail {
  return { detail: value.detail ?? '', path: [...path, 'detail'] }
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
