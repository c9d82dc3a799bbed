import type { AnyPageModule } from '../../src/content/page-content.ts'
import type { PageRoute } from '../compile/routes.ts'
import type { SiteModel } from '../compile/site-model.ts'
import { type PageData, pageData } from './page-data.ts'

/** A page, ready to be rendered. */
export interface PreparedPage extends PageData {
  readonly page: AnyPageModule
  /** JSON-LD. The app does not load it: it is in the document only, for crawlers. */
  readonly structuredData: string
}

/** Compiles the page of a route. */
export function preparePage(model: SiteModel, route: PageRoute): PreparedPage {
  const page = model.pageModule(route)
  return {
    ...pageData(route, JSON.stringify(page)),
    page,
    structuredData: JSON.stringify(model.structuredData(route, page)),
  }
}
