import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { keptFolder, markUsed } from '../cache/kept-files.ts'
import { contentHash } from '../hash.ts'
import { projectFile } from '../paths.ts'
import { type BundleManifest, bundleFiles } from './bundle-folder.ts'

/** The module that renders pages, as the server build exports it. */
export type ServerEntry = typeof import('../../src/entry-server.tsx')

/** The built code of the site: the same for every configuration, since content is data. */
export interface Bundle extends BundleManifest {
  /** Files for the web root, by path. */
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly server: ServerEntry
  /** The address of the module that `server` is, for other threads. */
  readonly serverUrl: string
}

const sourceFolders = ['src', 'pages', 'generator/bundle']

const run = promisify(execFile)

/** Bundles the app for browser and server. Answers from the cache where no source file has changed since. */
export async function bundle(): Promise<Bundle> {
  const version = sourceVersion()
  const folder = join(keptFolder, `bundle-${version}`)
  if (existsSync(folder)) await markUsed(folder)
  else await makeElsewhere(folder)
  const manifest = JSON.parse(readFileSync(join(folder, bundleFiles.manifest), 'utf8')) as BundleManifest
  process.env.NODE_ENV ??= 'production'
  const serverUrl = pathToFileURL(join(folder, bundleFiles.server)).href
  const server = (await import(serverUrl)) as ServerEntry
  return { ...manifest, server, serverUrl, files: readTree({ folder: join(folder, bundleFiles.client) }) }
}

/**
 * Makes a bundle in a process of its own: the memory that bundlers take is freed with it, and this process goes on meanwhile.
 *
 * @throws what the process says of its failure
 */
async function makeElsewhere(folder: string): Promise<void> {
  const program = fileURLToPath(new URL('./bundle-process.mjs', import.meta.url))
  await run(process.execPath, [program, folder]).catch(({ stderr, message }) => {
    throw new Error(`The app could not be bundled\n${stderr || message}`)
  })
}

function sourceVersion(): string {
  const trees = sourceFolders.map((folder) =>
    readTree({ folder: projectFile(folder), only: /\.tsx?$/, without: /^generated$/ }),
  )
  const lock = readFileSync(projectFile('package-lock.json'))
  const parts = trees.flatMap((tree) => [...tree].sort(([a], [b]) => (a < b ? -1 : 1))).flat()
  return contentHash(Buffer.concat([lock, ...parts.map((part) => Buffer.from(part))]))
}

interface Tree {
  readonly folder: string
  /** What the names of its files look like. */
  readonly only?: RegExp
  /** What the names of folders look like that are passed over. */
  readonly without?: RegExp
}

/** The files of a folder by path, read at once: waiting for each costs more than reading it. */
function readTree(tree: Tree, below = ''): Map<string, Uint8Array> {
  const { folder, only = /./, without = /^$/ } = tree
  const files = new Map<string, Uint8Array>()
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const path = below ? `${below}/${entry.name}` : entry.name
    if (entry.isDirectory() && !without.test(entry.name)) {
      for (const [name, bytes] of readTree(tree, path)) files.set(name, bytes)
    } else if (entry.isFile() && only.test(entry.name)) {
      files.set(path, readFileSync(join(folder, path)))
    }
  }
  return files
}
