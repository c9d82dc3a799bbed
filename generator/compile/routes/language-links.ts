import type { SiteConfig } from '../../../schema/site-config.ts'
import type { Alternate } from '../../../src/content/page-content.ts'
import { languageOfTag } from '../../lib/languages/language-facts.ts'

/** An address of a page in a language, as `hreflang` names it. */
export interface LanguageLink {
  readonly hreflang: string
  readonly href: string
}

/**
 * The absolute addresses of a page in all languages, the same on each page of the cluster and in the site map: for every locale
 * its regional and its generic tag, and `x-default` for the default one. A generic tag that two locales share is the first one's.
 */
export function languageLinks(
  { site, locales, defaultLocale }: Pick<SiteConfig, 'site' | 'locales' | 'defaultLocale'>,
  alternates: readonly Alternate[],
): LanguageLink[] {
  const links = new Map<string, string>()
  for (const { locale, canonical } of alternates) {
    const tag = locales[locale]?.tag ?? locale
    for (const hreflang of [tag, languageOfTag(tag)]) {
      if (!links.has(hreflang)) links.set(hreflang, site.url + canonical)
    }
  }
  const fallback = alternates.find(({ locale }) => locale === defaultLocale)
  if (fallback) links.set('x-default', site.url + fallback.canonical)
  return [...links].map(([hreflang, href]) => ({ hreflang, href }))
}
