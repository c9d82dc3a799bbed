import type { Unknown } from '../parameters.ts'

/** Pages and services, and what names them: the codes, each with what its message needs to know. */
export interface PageCodes {
  'home-count': { readonly count: number }
  'key-shared': { readonly key: string }
  'page-unknown': Unknown & { readonly places: number }
  'page-renamed': { readonly key: string; readonly wanted: string; readonly places: number }
  'page-not-a-service': { readonly value: string }
  'reuse-target': { readonly value: string; readonly reason: 'service' | 'reuse' }
  'page-unreachable': { readonly key: string }
  'buttons-gone': { readonly key: string; readonly buttons: number }
}
