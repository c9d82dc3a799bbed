/** The locales of a site. */
export interface SiteLocales {
  readonly locales: readonly string[]
  readonly defaultLocale: string
}

/** A parsed path, whether or not it has a page. */
interface PathReading {
  /** The path as the route table spells it. */
  readonly path: string
  /** The locale that it names; undefined if the site does not have it. */
  readonly locale: string | undefined
  /** The fallback: the home page of the locale, or of the default locale. */
  readonly home: string
  /** The part after the locale. */
  readonly slug: string
  /** The paths with the same slug in the other locales: somebody may have edited the language in the address bar. */
  readonly elsewhere: readonly string[]
}

/** Parses a path in any form that a host may serve, such as with a trailing slash or `index.html`. */
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

function levelsOf(path: string): string[] {
  return path
    .replace(/\/index\.html$/, '')
    .split('/')
    .filter((level) => level !== '')
}
