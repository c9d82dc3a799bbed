import type { Content } from '../../src/content/page-content.ts'
import type { NavLink, Shell } from '../../src/content/shell-content.ts'
import type { LocaleProjection } from './locale-projection.ts'
import { homePath } from './routes.ts'

/** Compiles what surrounds the pages of a locale: header, footer, chat button, languages, messages. */
export function compileShell(projection: LocaleProjection): Shell {
  const { config, locale, context } = projection
  const header = projection.plain('Header', config.header)
  const { services, links, ...footer } = projection.plain('Footer', config.footer)
  return {
    locale,
    tag: config.locales[locale]?.tag ?? locale,
    defaultLocale: config.defaultLocale,
    siteName: config.site.name,
    shortName: config.site.shortName ?? config.site.name,
    logo: context.assetUrl(config.site.logo),
    languages: Object.entries(config.locales).map(([key, { tag, name, country, flag }]) => ({
      locale: key,
      tag,
      name,
      country,
      flag: context.flagUrl(flag),
      home: homePath(key),
    })),
    header: {
      links: navLinks(projection, header.links),
      action: { ...header.action, path: projection.pathTo(header.action.page) },
    },
    footer: {
      ...footer,
      services: navLinks(projection, services ?? Object.keys(config.services)),
      links: navLinks(projection, links),
    },
    chat: chatOf(projection),
    contact: contactOf(projection),
    messages: projection.plain('Messages', config.messages),
  }
}

function navLinks(projection: LocaleProjection, keys: readonly string[]): NavLink[] {
  return keys.flatMap((key) => {
    const path = projection.pathTo(key)
    return path === undefined ? [] : [{ key, label: projection.labelOf(key), path }]
  })
}

function chatOf(projection: LocaleProjection): Shell['chat'] {
  const { url, phone, phoneParameter, textParameter, greeting } = projection.config.chat
  const { label } = projection.plain('Chat', projection.config.chat)
  const address = new URL(url)
  address.searchParams.set(phoneParameter, phone.replace(/\D/g, ''))
  address.searchParams.set(textParameter, greeting)
  return { label, href: address.href, url, phone: phone.replace(/\D/g, ''), phoneParameter, textParameter }
}

function contactOf(projection: LocaleProjection): Shell['contact'] {
  const details = projection.plain('ContactDetails', projection.config.contactDetails)
  return {
    email: details.email,
    phone: details.phone,
    emailHref: emailHref(details.email),
    phoneHref: phoneHref(details),
  }
}

/** The mailto: link of an address: nothing in it can add a header to the message, such as another recipient. */
export function emailHref(email: string): string {
  return `mailto:${email.trim().split('@').map(encodeURIComponent).join('@')}`
}

/** The tel: link of a number as it is shown: digits only, with the country prefix unless the number has one. */
export function phoneHref({
  phone,
  phonePrefix,
}: Pick<Content<LocaleProjection['config']['contactDetails']>, 'phone' | 'phonePrefix'>): string {
  const digits = phone.replace(/\D/g, '')
  return `tel:${phone.trim().startsWith('+') ? '+' : phonePrefix}${digits}`
}
