import type { SiteConfig } from '../../schema/site-config.ts'

/** A configuration as it is published: without the languages that are drafts, and with their countries left to the default. */
export function withoutDrafts(config: SiteConfig): SiteConfig {
  const { locales, localeDetection } = config
  const published = Object.entries(locales).filter(([, { draft }]) => draft !== true)
  if (published.length === Object.keys(locales).length) return config
  const names = new Set(published.map(([locale]) => locale))
  const countries = Object.entries(localeDetection.countries).filter(([, locale]) => names.has(locale))
  return {
    ...config,
    locales: Object.fromEntries(published),
    localeDetection: { ...localeDetection, countries: Object.fromEntries(countries) },
  }
}
