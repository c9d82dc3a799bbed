import { Buffer } from 'buffer'
import { fileExists, readText, writeBytes } from '../ports/memory-files.ts'
import { originFolder, siteKept } from '../site-store.ts'
import type { OriginStore, RepositoryOrigin } from './origin.ts'

const originFile = `${originFolder}/origin.json`

/** Where the site in the tab comes from, kept beside it in the browser. */
export const originStore: OriginStore = {
  read: () => (fileExists(originFile) ? (JSON.parse(readText(originFile)) as RepositoryOrigin) : undefined),
  write: async (origin) => {
    writeBytes(originFile, Buffer.from(JSON.stringify(origin)))
    await siteKept()
  },
}
