import type { FormSection } from '../../../schema/sections/form.ts'
import type { SiteConfig } from '../../../schema/site-config.ts'
import { hasLocale, type SitePage, sitePages } from '../routes/site-pages.ts'
import { isShownInLocale, pageSections } from '../site-sections.ts'
import { resolveLook } from './directions.ts'

/** The section whose form stands in the foot of the pages of a locale: the first one of the page of contact; undefined where the foot has none. */
export function footSection(
  { theme, pages }: Pick<SiteConfig, 'theme' | 'pages'>,
  locale: string,
): FormSection | undefined {
  // Asked for each page: only a foot with a form needs to look for it.
  if (resolveLook(theme).foot !== 'form') return undefined
  const contact = sitePages({ pages }).find((page) => isContact(page) && hasLocale(page, locale))
  return Object.values((contact && pageSections(contact)) ?? {}).find(
    (section): section is FormSection => section.kind === 'form' && isShownInLocale(section, locale),
  )
}

function isContact({ type, config }: SitePage): boolean {
  return type === 'page' && config.kind === 'page' && config.role === 'contact'
}
