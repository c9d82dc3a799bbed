import type { TemplateName } from '../content/page-content.ts'

/** One row of the route table: one page in one locale. Paths begin with "/" and are relative to the site's origin. */
export interface Route {
  /** The page's key in the configuration, the same in all locales. */
  readonly key: string
  readonly locale: string
  readonly template: TemplateName
  /** Where the page lives and where links lead. */
  readonly path: string
  /** What search engines are told; the same page answers there. Equal to `path` where the configuration names none. */
  readonly canonical: string
}

/** A route with the address of its content, a JSON file named by the hash of its bytes. */
export interface RouteRecord extends Route {
  readonly content: string
}

/** The same page in one other locale. */
export interface Alternate {
  readonly locale: string
  readonly path: string
  readonly canonical: string
}
