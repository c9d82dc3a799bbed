import type { Chat } from '../../schema/site-config.ts'
import { withMessage } from '../../src/contact/with-message.ts'
import type { ChatLink, NavLink, Shell } from '../../src/content/shell-content.ts'
import { weekOf } from '../lib/language-facts.ts'
import { emailHref, phoneHref } from './contact-links.ts'
import type { LocaleProjection } from './locale-projection.ts'
import { homePath } from './routes.ts'

/** Compiles what surrounds the pages of a locale: header, footer, chat button, languages, messages. */
export function compileShell(projection: LocaleProjection): Shell {
  const { config, locale, context } = projection
  const header = projection.plain('Header', config.header)
  const { services, links, ...footer } = projection.plain('Footer', config.footer)
  return {
    locale,
    tag: projection.tagOf(),
    week: weekOf(projection.tagOf()),
    defaultLocale: config.defaultLocale,
    siteName: config.site.name,
    shortName: config.site.shortName ?? config.site.name,
    logo: context.plainDrawing(config.site.logo)?.inline ?? context.assetUrl(config.site.logo),
    languages: Object.entries(config.locales).map(([key, { tag, name, flag }]) => ({
      locale: key,
      tag,
      name,
      flag: context.assetUrl(`flag:${flag}`),
      home: homePath(key),
    })),
    header: {
      links: navLinks(projection, header.links),
      action: {
        label: header.action.label,
        url: header.action.url,
        path: projection.pathTo(header.action.page ?? ''),
      },
    },
    footer: {
      ...footer,
      services: navLinks(projection, services ?? Object.keys(config.services)),
      links: navLinks(projection, links),
    },
    ...(config.chat && { chat: chatOf(projection, config.chat) }),
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

function chatOf(projection: LocaleProjection, chat: Chat): ChatLink {
  const { url, phone, phoneParameter, textParameter, greeting } = chat
  const { label } = projection.plain('Chat', chat)
  const address = new URL(url)
  address.searchParams.set(phoneParameter, phone.replace(/\D/g, ''))
  return { label, href: withMessage(address.href, textParameter, greeting), textParameter }
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
