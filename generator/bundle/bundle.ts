import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { contentHash } from '../hash.ts'
import { projectFile } from '../paths.ts'

/** The module that renders pages, as the server build exports it. */
export type ServerEntry = typeof import('../../src/entry-server.tsx')

/** The built code of the site: the same for every configuration, since content is data. */
export interface Bundle {
  /** Files for the web root, by path. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** The address of the module that starts the app. */
  readonly entry: string
  /** The scripts that stand in the pages themselves, minified. */
  readonly inline: InlineScripts
  readonly server: ServerEntry
  /** The address of the module that `server` is, for other threads. */
  readonly serverUrl: string
  /** Changes with every change of code. */
  readonly version: string
}

/** Scripts of a page that belongs to the route table, of the root, and of the 404 pages. */
export interface InlineScripts {
  readonly boot: string
  readonly root: string
  readonly notFound: string
}

interface Manifest {
  readonly entry: string
  readonly inline: InlineScripts
}

const sourceFolders = ['src', 'pages', 'generator/bundle']
const serverFile = 'server/entry-server.mjs'
const cacheFolder = 'node_modules/.cache/site-generator'

/** Bundles the app for browser and server. Answers from the cache where no source file has changed since. */
export async function bundle(): Promise<Bundle> {
  const version = await sourceVersion()
  const folder = projectFile(join(cacheFolder, `bundle-${version}`))
  if (!existsSync(folder)) await buildInto(folder)
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest
  process.env.NODE_ENV ??= 'production'
  const serverUrl = pathToFileURL(join(folder, serverFile)).href
  const server = (await import(serverUrl)) as ServerEntry
  return { ...manifest, version, server, serverUrl, files: await readTree(join(folder, 'client')) }
}

async function buildInto(folder: string): Promise<void> {
  const work = `${folder}-${process.pid}`
  // Loaded only now: most builds find the bundle in the cache, and need none of these tools.
  const [{ buildClient }, { buildInlineScripts, buildServer }] = await Promise.all([
    import('./build-client.ts'),
    import('./build-scripts.ts'),
  ])
  const [entry, inline] = await Promise.all([
    buildClient(join(work, 'client')),
    buildInlineScripts(),
    buildServer(join(work, serverFile)),
  ])
  await writeFile(join(work, 'manifest.json'), JSON.stringify({ entry, inline } satisfies Manifest))
  await removeOldBundles()
  await rename(work, folder).catch(() => rm(work, { recursive: true, force: true }))
}

const oneDay = 86_400_000

/** Removes what no build of today has made; one that runs beside this one may still read a younger bundle. */
async function removeOldBundles(): Promise<void> {
  const cache = projectFile(cacheFolder)
  await mkdir(cache, { recursive: true })
  for (const name of (await readdir(cache)).filter((entry) => /^(bundle|program)-/.test(entry))) {
    const path = join(cache, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > oneDay) await rm(path, { recursive: true, force: true })
  }
}

async function sourceVersion(): Promise<string> {
  const trees = await Promise.all(
    sourceFolders.map((folder) => readTree(projectFile(folder), /\.tsx?$/, /^generated$/)),
  )
  const lock = await readFile(projectFile('package-lock.json'))
  const parts = trees.flatMap((tree) => [...tree].sort(([a], [b]) => (a < b ? -1 : 1))).flat()
  return contentHash(Buffer.concat([lock, ...parts.map((part) => Buffer.from(part))]))
}

async function readTree(folder: string, only = /./, without = /^$/, below = ''): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
    const path = below ? `${below}/${entry.name}` : entry.name
    if (entry.isDirectory() && !without.test(entry.name)) {
      for (const [name, bytes] of await readTree(folder, only, without, path)) files.set(name, bytes)
    } else if (entry.isFile() && only.test(entry.name)) {
      files.set(path, await readFile(join(folder, path)))
    }
  }
  return files
}
