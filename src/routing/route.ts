import type { TemplateName } from '../content/page-content.ts'

/** A row of the route table: a page in a locale. Paths begin with "/" and are relative to the site's origin. */
export interface Route {
  /** The page's key in the configuration, the same in all locales. */
  readonly key: string
  readonly locale: string
  readonly template: TemplateName
  /** The path of the page, which links use. */
  readonly path: string
  /** The path that search engines get, which serves the same page. Equal to `path` if the configuration names none. */
  readonly canonical: string
}

/** A route with the URL of its content, a JSON file named by the hash of its bytes. */
export interface RouteRecord extends Route {
  readonly content: string
}

/** A page in one of its locales. */
export interface Alternate {
  readonly locale: string
  readonly path: string
  readonly canonical: string
}

/** What a path resolves to: a page, or a redirect to another path. */
export type Resolution<R extends Route> = { readonly route: R } | { readonly redirect: string }
