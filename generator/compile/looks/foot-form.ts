import type { FormSection } from '../../../schema/sections/form.ts'
import type { SiteConfig } from '../../../schema/site-config.ts'
import type { FootForm, ShownSection } from '../../../src/content/page-content.ts'
import type { LocaleProjection } from '../locale-projection.ts'
import { hasLocale, type PagesConfig, type SitePage, sitePages } from '../routes/site-pages.ts'
import { compileForm } from '../sections/form-content.ts'
import { isShownInLocale, pageSections } from '../site-sections.ts'
import { resolveLook } from './directions.ts'

/** The section whose form stands in the foot of the pages of a locale: the first one of the page of contact; undefined where the foot has none. */
export function footSection(
  { theme, ...config }: PagesConfig & Pick<SiteConfig, 'theme'>,
  locale: string,
): FormSection | undefined {
  if (resolveLook(theme).foot !== 'form') return undefined
  const contact = sitePages(config).find((page) => isContact(page) && hasLocale(page, locale))
  return Object.values((contact && pageSections(contact)) ?? {}).find(
    (section): section is FormSection => section.kind === 'form' && isShownInLocale(section, locale),
  )
}

/** The form in the foot of a page: none where one of its sections has the same form, and none that was just sent on the page that says thank you. */
export function footForm(
  projection: LocaleProjection,
  key: string,
  sections: readonly ShownSection[],
): FootForm | undefined {
  const section = footSection(projection.config, projection.locale)
  if (!section) return undefined
  const shownForm = compileForm(projection, section.form)
  const isShown = sections.some((other) => 'shownForm' in other && other.shownForm?.key === shownForm.key)
  if (isShown || projection.config.forms[shownForm.key]?.thanks === key) return undefined
  const { title } = projection.plain('Section', { kind: 'form', title: section.title } as FormSection)
  return { title: title ?? '', shownForm }
}

function isContact({ type, config }: SitePage): boolean {
  return type === 'page' && config.kind === 'page' && config.role === 'contact'
}
