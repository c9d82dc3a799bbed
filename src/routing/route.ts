import type { Alternate, TemplateName } from '../content/page-content.ts'
import type { SectionPart } from '../sections/section-parts.ts'

/** A row of the address table: a page in a locale. Paths begin with "/" and are relative to the site's origin. */
export interface Route extends Alternate {
  /** The page's key in the configuration, the same in all locales. */
  readonly key: string
  readonly template: TemplateName
  /** The parts of the app that draw its sections; left out where it has none. */
  readonly parts?: readonly SectionPart[]
}

/** A route with the URL of its content, a JSON file named by the hash of its bytes. */
export interface RouteRecord extends Route {
  /** The addresses of the code of the site's own kinds that it shows, by their names; left out where it has none. */
  readonly kinds?: Readonly<Record<string, string>>
  readonly content: string
}

/** A row of the address table: an address that leads to another one. */
export interface Redirect {
  /** The address, without a slash at its end unless it is the root. With one it leads to the same place, unless that is the place itself. */
  readonly from: string
  /** What has to stand behind its question mark, in any order; it is left out of where the address leads. */
  readonly query?: string
  readonly to: string
  /** 301: permanent. 302: temporary. */
  readonly status: 301 | 302
  /** Whether all addresses below it lead there as well. */
  readonly below: boolean
}
