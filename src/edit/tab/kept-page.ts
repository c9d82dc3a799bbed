import type { EditState } from '../protocol/protocol.ts'
import type { TabState } from './tab-protocol.ts'

/** What a visit leaves for the next one of the same person, who stays signed in: it is shown while the site is still read. */
export interface KeptPage {
  /** The release of the editor that has left it. */
  readonly release: string
  /** The language of what it says. */
  readonly language: string
  readonly tab: TabState
  readonly state: EditState
  /** The path of the page with which the editor begins. */
  readonly address: string
  readonly html: string
}

/** Where the browser keeps the site's file (OPFS): what was left is only true of the version that it was made of. */
export const keptFile = { folder: 'site', name: 'site.config.yaml' } as const
