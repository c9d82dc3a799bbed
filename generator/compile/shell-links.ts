import type { MenuEntry, MenuLink } from '../../schema/site-config.ts'
import type { Content } from '../../src/content/page-content.ts'
import type { LabelledLink, NavGroup, NavLink } from '../../src/content/shell-content.ts'
import { linkKey } from '../../src/routing/link-key.ts'
import type { LocaleProjection } from './locale-projection.ts'

/** The entries of a menu; none for a page that is switched off, nor for words below which there is no link. */
export function navEntries(projection: LocaleProjection, menu: readonly Content<MenuEntry>[]): (NavLink | NavGroup)[] {
  return menu.flatMap((entry): (NavLink | NavGroup)[] => {
    if (!entry.entries) return navLinks(projection, [entry])
    const entries = navLinks(projection, entry.entries)
    return entries.length === 0 ? [] : [{ label: entry.label ?? '', entries }]
  })
}

/** The links of a list; none for a page that is switched off. */
export function navLinks(projection: LocaleProjection, links: readonly Content<MenuLink>[]): NavLink[] {
  return links.flatMap((link): NavLink[] => {
    const shown = labelledLink(projection, link)
    return shown ? [{ ...shown, ...(link.page !== undefined && { page: link.page }) }] : []
  })
}

/** A link with its words; undefined if its page is switched off. */
export function labelledLink(projection: LocaleProjection, link: Content<MenuLink>): LabelledLink | undefined {
  const { page = '', url, file, contact, phone, email } = link
  const href = url ?? file ?? contact ?? phone ?? email ?? projection.pathTo(linkKey(link))
  const facts = projection.references.files[file ?? '']
  const label = link.label ?? projection.pageLabel(page)
  return href === undefined ? undefined : { label, href, ...(facts !== undefined && { facts }) }
}

/** The links to pages, in the words of the menus. */
export function pageLinks(projection: LocaleProjection, pages: readonly string[]): NavLink[] {
  return navLinks(
    projection,
    pages.map((page) => ({ page })),
  )
}
