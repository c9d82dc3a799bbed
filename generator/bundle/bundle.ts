import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify, stripVTControlCharacters } from 'node:util'
import { keptFolder, markUsed } from '../lib/kept-files.ts'
import { projectFile } from '../lib/paths.ts'
import { type BundleManifest, bundleFiles } from './bundle-folder.ts'
import { readTree } from './read-tree.ts'
import { sourceVersion } from './source-version.ts'

/** The exports of the server build, which renders pages. */
export type ServerEntry = typeof import('../../src/entry-server.tsx')

/** The built code of the site: the same for every configuration, since content is data. */
export interface Bundle extends BundleManifest {
  /** Files for the web root, by path. */
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly server: ServerEntry
  /** The URL from which other threads import `server`. */
  readonly serverUrl: string
}

const sourceFolders = ['src', 'pages', 'generator/bundle']

const run = promisify(execFile)

/** Bundles the app for browser and server, or reads the bundle from the cache where no source has changed. */
export async function bundle(): Promise<Bundle> {
  const version = sourceVersion(sourceFolders)
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
 * Makes a bundle in a child process: its memory is freed at once, and this process goes on meanwhile.
 *
 * @throws what the system says where nothing can be kept; an error with what the process printed
 */
async function makeElsewhere(folder: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true })
  await run(process.execPath, [projectFile('generator/bundle/bundle-process.mjs'), folder]).catch(
    ({ stderr, message, code, signal }) => {
      const told = stripVTControlCharacters(stderr || message)
      // The error itself repeats the text twice, in colours: what it adds is how the process ended.
      throw new Error(`The app could not be bundled\n${told}`, { cause: { code, signal } })
    },
  )
}
