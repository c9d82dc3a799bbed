import { readFileSync } from 'node:fs'
import { contentHash } from '../lib/content-hash.ts'
import { projectFile } from '../lib/paths.ts'
import { readTree } from './read-tree.ts'

/** A hash of the code in some folders of the project and of the packages that it uses. */
export function sourceVersion(folders: readonly string[]): string {
  const trees = folders.map((folder) =>
    readTree({ folder: projectFile(folder), only: /\.tsx?$/, without: /^generated$/ }),
  )
  const lock = readFileSync(projectFile('package-lock.json'))
  const parts = trees.flatMap((tree) => [...tree].sort(([a], [b]) => (a < b ? -1 : 1))).flat()
  return contentHash(Buffer.concat([lock, ...parts.map((part) => Buffer.from(part))]))
}
