import type { AnyTemplate } from '../../pages/templates.ts'
import type { LoadedViews } from '../sections/section-views.ts'
import type { AnyPageModule } from './page-content.ts'

/** A page that is ready to be shown: its content, and the template that shows it. */
export interface LoadedPage {
  readonly kind: 'page'
  readonly page: AnyPageModule
  readonly Template: AnyTemplate
  /** The views of its sections. */
  readonly views: LoadedViews
  /** The stylesheet with all blocks, for pages that the app opens: the first page came with the styles that it needs. */
  readonly styles?: string
}

/** Another address of the site, which takes the place of the one asked for. */
interface Redirect {
  readonly kind: 'redirect'
  readonly path: string
}

/** What an address leads to. */
export type Loaded = LoadedPage | Redirect

/** Where the app takes its pages from: the page being rendered on the server, the network in the browser. */
export interface PageSource {
  /** What an address leads to: the value itself once it is known, and the same promise on every call until then. */
  read(address: string): Loaded | Promise<Loaded>
}
