import type { ComponentType } from 'react'
import type { AnyPageModule } from './page-content.ts'

/** A page that is ready to be shown: its content, and the template that shows it. */
export interface LoadedPage {
  readonly page: AnyPageModule
  readonly Template: ComponentType<{ readonly content: never }>
  /** The stylesheet with all blocks, for a page that the app opens: the first one came with the styles that it needs. */
  readonly styles?: string | false
}

/** What an address leads to: a page, or another address. */
export type Loaded = LoadedPage | { readonly redirect: string }

/** Where the app takes its pages from: the page being rendered on the server, the network in the browser. */
export interface PageSource {
  /** What an address leads to: at once where it is known already, as the same promise on every call until then. */
  read(path: string): Loaded | Promise<Loaded>
}
