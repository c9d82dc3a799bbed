import type { SiteIndex } from './routing/resolve-online.ts'

/** What the script of a 404 page needs to know: JSON in its `#not-found` element. */
export interface NotFoundBlock extends SiteIndex {
  readonly locale: string
  /** The path of the home of its locale. */
  readonly home: string
  /** The title of the home page, where this page shows it, and takes its address. */
  readonly homeTitle?: string
  /** The address of the index of the search; left out where visitors cannot search. */
  readonly search?: string
}
