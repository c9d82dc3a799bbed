import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** All files below a folder with a digest of their bytes, sorted by path. */
export async function digests(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const pairs = await Promise.all(
    paths.sort().map(async (path) => {
      const bytes = await readFile(path)
      return [
        path.slice(folder.length + 1).replaceAll('\\', '/'),
        createHash('sha256').update(bytes).digest('hex'),
      ] as const
    }),
  )
  return Object.fromEntries(pairs)
}

/** A path without the hash in its name: `assets/a-1b2c3d4e5f.js` → `assets/a-*.js`. */
export function withoutHash(path: string): string {
  return path
    .replace(/^data\/[^/.]+\.json/, 'data/*.json')
    .replace(/^share\/[^/.]+/, 'share/*')
    .replace(/^(assets\/.+)-[^.]{8,10}\.(\w+)/, '$1-*.$2')
}
