import type { ContactInfo } from '../../../schema/common.ts'
import type { Sections } from '../../../schema/pages.ts'
import type { Section } from '../../../schema/sections/section.ts'
import type { CompleteConfig } from '../complete-config.ts'
import type { LocaleProjection } from '../locale-projection.ts'
import { type PagesConfig, sitePages } from '../routes/site-pages.ts'
import { drawnBy } from '../sections/drawn-section.ts'
import { isShownInLocale, pageSections } from '../site-sections.ts'

/** Whether the footer shows the hours: always those of the week, a text only if no section shows it. */
export function hasHoursInFoot({
  contactDetails,
  ...config
}: PagesConfig & Pick<CompleteConfig, 'contactDetails'>): boolean {
  const { hours, openingHours } = contactDetails
  if (hours === undefined) return openingHours !== undefined
  return !sitePages(config).some((page) => showsHours(pageSections(page) ?? {}))
}

/** The section of the page of contact that gets the hours of the week where none has them: the first with ways to reach the company. */
export function sectionForHours(
  projection: Pick<LocaleProjection, 'config' | 'findRoute' | 'locale'>,
  sections: Sections,
): string | undefined {
  const { hours, openingHours } = projection.config.contactDetails
  if (hours !== undefined || openingHours === undefined) return undefined
  const { locale } = projection
  const shown = Object.entries(sections).flatMap(([key, section]) => {
    const drawn = drawnBy(projection, section)
    return drawn && isShownInLocale(section, locale) && isShownInLocale(drawn, locale) ? [{ key, drawn }] : []
  })
  if (shown.some(({ drawn }) => hasHours(drawn))) return undefined
  return shown.find(({ drawn }) => findContactWays(drawn) !== undefined)?.key
}

/** A section with the hours behind its ways to reach the company. */
export function withHours<Shown extends Section>(section: Shown, messages: CompleteConfig['messages']): Shown {
  const ways = findContactWays(section)
  if (!ways) return section
  const item = { detail: 'hours', icon: 'clock', label: messages.hours.title } as const
  const items = [...ways.items, item]
  return section.kind === 'form' ? { ...section, info: { ...ways, items } } : { ...section, items }
}

/** Whether a page has the hours of the company in one of its sections, or a text in their place. */
function showsHours(sections: Sections): boolean {
  return Object.values(sections).some((section) => section.enabled !== false && hasHours(section))
}

function hasHours(section: Section): boolean {
  if (section.kind === 'place') return section.hours !== undefined || (section.office ?? section.address) === undefined
  if (section.kind === 'opening') return section.offer !== undefined
  return findContactWays(section)?.items.some(({ detail }) => detail === 'hours') ?? false
}

/** The ways to reach the company that a section lists. */
function findContactWays(section: Section): Pick<ContactInfo, 'items'> | undefined {
  if (section.kind === 'form') return section.info
  return section.kind === 'contact' && !section.office ? section : undefined
}
