import type { Sections } from '../../schema/pages.ts'
import type { Section } from '../../schema/sections/section.ts'
import { nullObject } from '../lib/plain-map.ts'
import type { CompleteConfig } from './complete-config.ts'
import { type PagesConfig, sitePages } from './site-pages.ts'
import { pageSections } from './site-sections.ts'

/** Whether the foot has the hours: those of the week always, a text of one's own where no section shows it. */
export function hasHoursInFoot({
  contactDetails,
  ...config
}: PagesConfig & Pick<CompleteConfig, 'contactDetails'>): boolean {
  const { hours, openingHours } = contactDetails
  if (hours === undefined) return openingHours !== undefined
  return !sitePages(config).some((page) => showsHours(pageSections(page) ?? {}))
}

/** The sections of the page of contact: where none of them has the hours of the week, the first of the kind `contact` gets them. */
export function withHours(sections: Sections, { contactDetails, messages }: CompleteConfig): Sections {
  const { hours, openingHours } = contactDetails
  const isListed = hours !== undefined || openingHours === undefined || showsHours(sections)
  const first = isListed
    ? undefined
    : Object.entries(sections).find(
        ([, { kind, enabled, ...section }]) => kind === 'contact' && enabled !== false && !('office' in section),
      )
  if (first?.[1].kind !== 'contact') return sections
  const [key, section] = first
  const item = { detail: 'hours', icon: 'clock', label: messages.hours.title } as const
  return nullObject(Object.entries({ ...sections, [key]: { ...section, items: [...section.items, item] } }))
}

/** Whether a page has the hours of the company in one of its sections, or a text in their place. */
function showsHours(sections: Sections): boolean {
  return Object.values(sections).some((section) => section.enabled !== false && hasHours(section))
}

function hasHours(section: Section): boolean {
  if (section.kind === 'place') return section.hours !== undefined || (section.office ?? section.address) === undefined
  if (section.kind === 'opening') return section.offer !== undefined
  const shown =
    section.kind === 'form' ? section.info : section.kind === 'contact' && !section.office ? section : undefined
  return shown?.items.some(({ detail }) => detail === 'hours') ?? false
}
