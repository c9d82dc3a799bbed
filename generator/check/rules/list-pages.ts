import { valueAt } from '../../../schema/value-at.ts'
import { type ArticlePage, configuredPages, type SitePage } from '../../compile/routes/site-pages.ts'
import type { AcceptedConfig } from '../../schema/accepted-part.ts'
import { namedEntries } from './entries.ts'
import type { PageEntry, SectionEntry } from './rule-input.ts'

/** The pages of a configuration, also those that are switched off, without articles. */
export function listPages(config: AcceptedConfig, locales: readonly string[]): PageEntry[] {
  return configuredPages(config).flatMap((page): PageEntry[] => {
    if (page.type === 'article') return []
    const { key, path, type } = page
    const [holder, collection] = path
    // The slug as written in the file, without the slug of its collection before it.
    const value = valueAt(config, path) as PageEntry['value']
    return [
      {
        isEntry: type === 'entry',
        ...(holder === 'collections' && { collection: String(collection) }),
        key,
        path,
        value,
        enabled: value.enabled !== false,
        ...kindAndRole(page),
        locales: namedLocales(locales, value.languages),
      },
    ]
  })
}

function kindAndRole(page: Exclude<SitePage, ArticlePage>): Pick<PageEntry, 'kind' | 'role'> {
  if (page.type === 'entry') return { kind: 'service', role: 'service' }
  const { config } = page
  return { kind: config.kind, role: config.kind === 'page' ? config.role : 'blog' }
}

/** The sections of a page. */
export function listSections(page: PageEntry): SectionEntry[] {
  return namedEntries(page.value.sections, [...page.path, 'sections']).map((entry) => ({
    ...entry,
    page,
    enabled: entry.value.enabled !== false,
    kind: entry.value.kind,
    locales: namedLocales(page.locales, entry.value.languages),
  }))
}

/** The locales of these that `languages:` names; all, where it is left out. */
export function namedLocales(locales: readonly string[], languages: readonly unknown[] = locales): string[] {
  return locales.filter((locale) => languages.includes(locale))
}
