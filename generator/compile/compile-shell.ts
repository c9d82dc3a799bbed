import type { Chat, SiteNotice } from '../../schema/site-config.ts'
import type { Content } from '../../src/content/page-content.ts'
import type { ChatLink, Shell, ShownNotice } from '../../src/content/shell-content.ts'
import { weekData } from '../lib/languages/language-facts.ts'
import { chatService } from './contact/chat-service.ts'
import { chatHref, emailHref, phoneHref } from './contact/contact-links.ts'
import { hasHoursInFoot } from './contact/hours-places.ts'
import { shownHours } from './contact/opening-times.ts'
import { otherDetails } from './contact/other-details.ts'
import { isDayWithin } from './is-day-within.ts'
import type { LocaleProjection } from './locale-projection.ts'
import { resolveLook } from './looks/directions.ts'
import { countNameLetters } from './looks/name-letters.ts'
import { searchPageKey } from './routes/search-page.ts'
import { labelledLink, navEntries, navLinks, pageLinks } from './shell-links.ts'

/** Compiles what surrounds the pages of a locale: header, footer, chat button, languages, messages. */
export function compileShell(projection: LocaleProjection): Shell {
  const { config, locale, context } = projection
  const {
    embeds: _embeds,
    tables: _tables,
    hours: _hours,
    events: _events,
    formSteps: _steps,
    captcha: _captcha,
    comparison: _pairs,
    entryLinks: _entryLinks,
    consent,
    ...messages
  } = config.messages
  const header = projection.plain('Header', config.header)
  const { services, links, columns, rights, ...footer } = projection.plain('Footer', config.footer)
  const notice = header.notice && compileNotice(projection, header.notice)
  const search = projection.findRoute(searchPageKey)
  const action = header.action && labelledLink(projection, header.action)
  const filled = Object.values(columns ?? {})
    .map((column) => ({ title: column.title, links: navLinks(projection, column.links) }))
    .filter((column) => column.links.length > 0)
  return {
    locale,
    tag: projection.localeTag(),
    week: weekData(projection.localeTag()),
    defaultLocale: config.defaultLocale,
    siteName: config.site.name,
    shortName: config.site.shortName ?? config.site.name,
    ...(resolveLook(config.theme).foot === 'word' && { nameLetters: countNameLetters(config.site.name) }),
    ...compileLogo(projection),
    languages: Object.entries(config.locales).map(([key, { tag, name, flag }]) => ({
      locale: key,
      tag,
      name,
      ...(flag !== undefined && { flag: context.assetUrl(`flag:${flag}`) }),
      home: projection.table.homes[key] ?? projection.table.root,
    })),
    header: {
      ...(notice && { notice }),
      menu: header.menu ? navEntries(projection, header.menu) : pageLinks(projection, header.links),
      ...(action && { action }),
      ...(search && { search: search.path }),
    },
    footer: {
      ...footer,
      services: footer.servicesTitle ? pageLinks(projection, services ?? Object.keys(config.services)) : [],
      links: pageLinks(projection, links),
      ...(filled.length > 0 && { columns: filled }),
      ...(hasHoursInFoot(config) && { hours: shownHours(projection, config.contactDetails) }),
      rights: joinRights(rights ?? `© ${context.today.slice(0, 4)} ${config.site.name}`, compileRegistration(config)),
    },
    ...(config.chat && { chat: compileChat(projection, config.chat) }),
    contact: compileContact(projection),
    ...(Object.keys(config.consentServices ?? {}).length > 0 && {
      consent: projection.plain('Messages', { consent }).consent.choices,
    }),
    messages: projection.plain('Messages', messages),
  }
}

/** The line of rights, with the numbers of the company behind it. Spaces separate them: a character between them would hang at the end of a narrow line. */
function joinRights(rights: string, numbers: readonly string[]): string {
  return [rights, ...numbers].join('\u00a0\u00a0 ')
}

/** How many times as wide as high a logo is at least that has the name in it. */
const wide = 1.5

/** The logo, and its shape where it has the name in it. */
function compileLogo({ config, context }: LocaleProjection): Pick<Shell, 'logo' | 'logoDark' | 'logoRatio'> {
  const { logo, logoDark } = config.site
  const ratio = Number(context.ratio(logo).toFixed(3))
  return {
    logo: shownLogo(logo, context),
    ...(logoDark !== undefined && { logoDark: shownLogo(logoDark, context) }),
    ...(ratio >= wide && { logoRatio: ratio }),
  }
}

/** For a PNG, the smallest variant is large enough. */
function shownLogo(file: string, context: LocaleProjection['context']): Shell['logo'] {
  const [smallest] = context.picture(file)?.srcSet.split(' ') ?? []
  return context.plainDrawing(file)?.inline ?? smallest ?? context.assetUrl(file)
}

/** The numbers under which the company is registered, each on one line with its name. */
function compileRegistration({ organization: { registration = {} } }: LocaleProjection['config']): string[] {
  return Object.entries(registration).map((entry) => entry.join(' ').replaceAll(' ', '\u00a0'))
}

/** The notice above the header, on the days on which it is shown. */
function compileNotice(
  projection: LocaleProjection,
  { text, action, from, until }: Content<SiteNotice>,
): ShownNotice | undefined {
  if (!isDayWithin(projection.context.today, { from, until })) return undefined
  const link = action && labelledLink(projection, action)
  return { text, ...(link && { action: link }) }
}

function compileChat(projection: LocaleProjection, chat: Chat): ChatLink {
  const { label } = projection.plain('Chat', chat)
  const { name, textParameter } = chatService(chat)
  return {
    label: label ?? name ?? new URL(chatService(chat).url).host,
    href: chatHref(chat, { locale: projection.locale, phonePrefix: projection.config.contactDetails.phonePrefix }),
    textParameter,
  }
}

function compileContact(projection: LocaleProjection): Shell['contact'] {
  const details = projection.plain('ContactDetails', projection.config.contactDetails)
  const { email, phone, phonePrefix = '' } = details
  return {
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { emailHref: emailHref(email) }),
    ...(phone !== undefined && { phoneHref: phoneHref(phone, phonePrefix) }),
    ...otherDetails(projection),
  }
}
