/** The locales of a site. */
export interface SiteLocales {
  readonly locales: readonly string[]
  readonly defaultLocale: string
}

/** What a path says, whether or not a page answers there. */
export interface PathReading {
  /** The path as the route table spells it. */
  readonly path: string
  /** The locale that it names; undefined where the site has no such locale. */
  readonly locale: string | undefined
  /** Where a visitor goes when nothing fits better: the home page of the locale, or of the default locale. */
  readonly home: string
  /** What follows the locale. */
  readonly slug: string
  /** The same slug in the other locales: somebody may have changed the language by hand. */
  readonly elsewhere: readonly string[]
}

/** Reads a path, in any spelling that a host may serve: with a slash or `index.html` at its end. */
export function readPath(path: string, { locales, defaultLocale }: SiteLocales): PathReading {
  const [first = '', ...levels] = levelsOf(path)
  const locale = locales.find((known) => known === first)
  const slug = levels.join('/')
  return {
    path: first === '' ? '/' : `/${first}/${slug}`,
    locale,
    home: `/${locale ?? defaultLocale}/`,
    slug,
    elsewhere:
      locale === undefined ? [] : locales.filter((other) => other !== locale).map((other) => `/${other}/${slug}`),
  }
}

/** The path with another locale in front: in the place of the one that it names, or before all of it. */
export function withLocale(path: string, locale: string, { locales }: SiteLocales): string {
  const [first = '', ...levels] = path.split('/').slice(1)
  const rest = locales.includes(first) ? levels : [first, ...levels]
  return `/${[locale, ...rest].join('/')}`
}

function levelsOf(path: string): string[] {
  return path
    .replace(/\/index\.html$/, '')
    .split('/')
    .filter((level) => level !== '')
}
