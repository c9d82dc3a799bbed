import type { FormSection } from '../../../schema/sections/form.ts'
import type { SiteConfig } from '../../../schema/site-config.ts'
import { hasLocale, type PagesConfig, type SitePage, sitePages } from '../routes/site-pages.ts'
import { isShownInLocale, pageSections } from '../site-sections.ts'
import { resolveLook } from './directions.ts'

/** The section whose form stands in the foot of the pages of a locale: the first one of the page of contact; undefined where the foot has none. */
export function footSection(
  { theme, ...config }: PagesConfig & Pick<SiteConfig, 'theme'>,
  locale: string,
): FormSection | undefined {
  const contact = sitePages(config).find((page) => isContact(page) && hasLocale(page, locale))
  if (!contact || resolveLook(theme).foot !== 'form') return undefined
  return Object.values(pageSections(contact) ?? {}).find(
    (section): section is FormSection => section.kind === 'form' && isShownInLocale(section, locale),
  )
}

function isContact({ type, config }: SitePage): boolean {
  return type === 'page' && config.kind === 'page' && config.role === 'contact'
}
