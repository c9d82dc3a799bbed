import type { SiteConfig } from '../../schema/site-config.ts'

/** The part of a page's configuration that its addresses are made of. */
interface PageAddresses {
  readonly slug: Readonly<Record<string, string>>
  readonly canonical?: Readonly<Record<string, string>>
  readonly formerPaths?: Readonly<Record<string, readonly string[]>>
  readonly enabled?: boolean
}

/** A configuration of a few pages in two locales that holds nothing but their addresses, in the plain look. */
export function configOf(services: Readonly<Record<string, PageAddresses>>): SiteConfig {
  return {
    locales: { pt: {}, en: {} },
    theme: {},
    defaultLocale: 'pt',
    pages: { home: { kind: 'home', slug: { pt: '', en: '' } } },
    services,
  } as unknown as SiteConfig
}
