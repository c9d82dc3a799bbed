import type { Action } from '../../schema/common.ts'
import type { Chat } from '../../schema/site-config.ts'
import type { Content } from '../../src/content/page-content.ts'
import type { ChatLink, LabelledLink, NavLink, Shell } from '../../src/content/shell-content.ts'
import { weekOf } from '../lib/language-facts.ts'
import { chatHref, emailHref, phoneHref } from './contact-links.ts'
import type { LocaleProjection } from './locale-projection.ts'
import { homePath } from './routes.ts'

/** Compiles what surrounds the pages of a locale: header, footer, chat button, languages, messages. */
export function compileShell(projection: LocaleProjection): Shell {
  const { config, locale, context } = projection
  const header = projection.plain('Header', config.header)
  const { services, links, rights, ...footer } = projection.plain('Footer', config.footer)
  const action = header.action && shellLink(projection, header.action)
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
      ...(flag !== undefined && { flag: context.assetUrl(`flag:${flag}`) }),
      home: homePath(key),
    })),
    header: {
      links: navLinks(projection, header.links),
      ...(action && { action }),
    },
    footer: {
      ...footer,
      services: footer.servicesTitle ? navLinks(projection, services ?? Object.keys(config.services)) : [],
      links: navLinks(projection, links),
      rights: rights ?? `© ${context.today.slice(0, 4)} ${config.site.name}`,
    },
    ...(config.chat && { chat: chatOf(projection, config.chat) }),
    contact: contactOf(projection),
    messages: projection.plain('Messages', config.messages),
  }
}

/** A link of the frame; undefined where its page is switched off. */
function shellLink(projection: LocaleProjection, action: Content<Action>): LabelledLink | undefined {
  const { label, page = '', section, url, file, contact, phone, email } = action
  const target = section === undefined ? page : `${page}#${section}`
  const href = url ?? file ?? contact ?? phone ?? email ?? projection.pathTo(target)
  const facts = projection.references.files[file ?? '']
  return href === undefined ? undefined : { label, href, ...(facts !== undefined && { facts }) }
}

function navLinks(projection: LocaleProjection, keys: readonly string[]): NavLink[] {
  return keys.flatMap((key) => {
    const path = projection.pathTo(key)
    return path === undefined ? [] : [{ key, label: projection.labelOf(key), path }]
  })
}

function chatOf(projection: LocaleProjection, chat: Chat): ChatLink {
  const { label } = projection.plain('Chat', chat)
  return { label, href: chatHref(chat), textParameter: chat.textParameter }
}

function contactOf(projection: LocaleProjection): Shell['contact'] {
  const details = projection.plain('ContactDetails', projection.config.contactDetails)
  const { email, phone, phonePrefix = '' } = details
  return {
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { emailHref: emailHref(email) }),
    ...(phone !== undefined && { phoneHref: phoneHref(phone, phonePrefix) }),
  }
}
