import type { Unknown } from '../parameters.ts'

/** Pages and services, and what names them: the codes, each with what its message needs to know. */
export interface PageCodes {
  'home-count': { readonly count: number }
  'key-shared': { readonly key: string }
  'page-unknown': Unknown & {
    readonly places: number
    /** Whether it can be taken out: it is an entry of a list. */
    readonly isEntry: boolean
    /** The key that takes an address on the web, where one stands here. */
    readonly instead?: string
  }
  'page-renamed': { readonly key: string; readonly wanted: string; readonly places: number }
  'entry-repeated': {
    readonly value: string
    /** Whether the entry has more than this name, and may be a copy. */
    readonly isCopy?: boolean
  }
  'page-not-a-service': { readonly value: string }
  'reuse-target': { readonly value: string; readonly reason: 'service' | 'reuse' }
  'page-unreachable': { readonly key: string }
  'buttons-gone': { readonly key: string; readonly buttons: number }
}
