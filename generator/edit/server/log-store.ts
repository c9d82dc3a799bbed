import { readCached, writeCached } from '#cache'
import { sha256 } from '#hash'
import type { SavedLog } from '../yaml/change-log.ts'
import type { TokenStore } from './edit-server.ts'
import type { LogStore } from './edit-session.ts'

/** Keeps the log of a file in the cache: what was edited before the last start can be undone. */
export function cachedLog(file: string): LogStore {
  const path = pathFor('edit-log', file)
  return {
    read(version) {
      const kept = readCached(path)
      const saved = kept && (JSON.parse(kept.toString()) as SavedLog & { version: string })
      return saved?.version === version ? saved : undefined
    },
    write(version, log) {
      writeCached(path, JSON.stringify({ version, ...log }))
    },
  }
}

/** Keeps in the cache which tokens the editor of a file had. */
export function cachedTokens(file: string): TokenStore {
  const path = pathFor('edit-tokens', file)
  return {
    read: () => JSON.parse(readCached(path)?.toString() ?? '[]') as string[],
    write: (hashes) => writeCached(path, JSON.stringify(hashes)),
  }
}

function pathFor(kind: string, file: string): string {
  return `${kind}/${sha256(file, 'hex').slice(0, 32)}`
}
