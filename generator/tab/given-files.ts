import { Buffer } from 'buffer'
import type { TabRequest } from '../../src/edit/tab/tab-protocol.ts'
import { beginSite } from '../edit/new-site/begin-site.ts'
import { configName } from '../lib/site-file-names.ts'
import { findSite, unzipSite } from './zip-files.ts'

/** The files of a site that a person brings, or begins; undefined where there is none in what they bring. */
export function givenFiles(ask: Extract<TabRequest, { do: 'unzip' | 'take' | 'begin' }>) {
  if (ask.do === 'unzip') return unzipSite(new Uint8Array(ask.bytes))
  if (ask.do === 'take') return findSite(new Map(ask.files.map(([name, bytes]) => [name, new Uint8Array(bytes)])))
  const { text, logo, drawings } = beginSite(ask.site, '')
  const files = [[configName, text] as const, ['logo.svg', logo] as const, ...drawings]
  return new Map<string, Uint8Array>(files.map(([path, content]) => [path, Buffer.from(content)]))
}
