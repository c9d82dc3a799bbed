import type { TabRequest } from '../../src/edit/tab/tab-protocol.ts'
import { findSite, unzipSite } from './zip-files.ts'

/** The files of a site that a person brings; undefined where there is none in what they bring. */
export function givenFiles(ask: Extract<TabRequest, { do: 'unzip' | 'take' }>) {
  if (ask.do === 'unzip') return unzipSite(new Uint8Array(ask.bytes))
  return findSite(new Map(ask.files.map(([name, bytes]) => [name, new Uint8Array(bytes)])))
}
