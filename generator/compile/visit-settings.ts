import type { NoticeWords, Purpose, VisitSettings } from '../../src/visits/visit-settings.ts'
import type { ConsentService } from '../consent/read-consent-services.ts'
import type { Counter } from '../privacy/analytics.ts'
import { chatHref } from './contact/contact-links.ts'
import type { LocaleProjection } from './locale-projection.ts'
import { fillPlaceholder } from './words/fill-placeholder.ts'

/** Which services count visits, and what they count. */
export interface VisitServices {
  readonly counter: Counter | undefined
  readonly services: readonly ConsentService[]
}

/** What the script that counts visits has to know in a language; undefined for a site that counts none. */
export function visitSettings(
  projection: LocaleProjection,
  { counter, services }: VisitServices,
): VisitSettings | undefined {
  if (!counter && services.length === 0) return undefined
  const { chat, contactDetails } = projection.config
  const { locale } = projection
  return {
    ...(counter && { counter: counter.goals }),
    ...(chat && { chat: chatHref(chat, { locale, phonePrefix: contactDetails.phonePrefix }).replace(/\?.*/, '') }),
    services: services.map(
      ({ company: _company, country: _country, host: _host, connections: _asked, images: _images, ...service }) =>
        service,
    ),
    ...(services.length > 0 && { notice: noticeWords(projection, services) }),
  }
}

function noticeWords(projection: LocaleProjection, services: readonly ConsentService[]): NoticeWords {
  const { consent } = projection.plain('Messages', { consent: projection.config.messages.consent })
  const { counting, advertising, choices: _choices, aboutData, ...words } = consent
  const sentence = (purpose: Purpose, text: string) => {
    const used = services
      .filter(({ purposes }) => purposes.includes(purpose))
      .map((service) => whose(projection, service))
    const names = new Intl.ListFormat(projection.localeTag()).format(used)
    return used.length > 0 ? { [purpose]: fillPlaceholder(text, 'service', names) } : {}
  }
  const page = pageOnData(projection)
  const href = page && projection.pathTo(page)
  return {
    ...words,
    purposes: { ...sentence('counting', counting), ...sentence('advertising', advertising) },
    ...(href !== undefined && { aboutData: { label: aboutData, href } }),
  }
}

/** A service with who it is: the company and its country, or else the host. */
function whose(projection: LocaleProjection, { name, company, country, host }: ConsentService): string {
  const tag = projection.localeTag()
  const place = country && new Intl.DisplayNames(tag, { type: 'region' }).of(country)
  const parts = [company, place].filter((part) => part !== undefined)
  const told = parts.length > 0 ? parts : [host]
  return `${name} (${new Intl.ListFormat(tag, { type: 'unit' }).format(told)})`
}

/** The page on data of visitors: one with a section for it, or else that which a form links. */
function pageOnData({ config }: LocaleProjection): string | undefined {
  const told = Object.entries(config.pages).find(
    ([, { enabled, sections }]) =>
      enabled !== false &&
      Object.values(sections).some((section) => section.kind === 'privacy' && section.enabled !== false),
  )
  return told?.[0] ?? Object.values(config.forms).flatMap(({ privacyLink }) => privacyLink?.page ?? [])[0]
}
