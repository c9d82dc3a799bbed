import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify, stripVTControlCharacters } from 'node:util'
import { cachedFile, readCached, writeCached } from '../lib/files/cache.ts'
import { packedPart, projectFile } from '../lib/files/paths.ts'
import { sourceVersion } from '../lib/packages/source-version.ts'
import type { InlineScripts } from './build-scripts.ts'

/** The exports of the server build, which renders pages. */
export type ServerEntry = typeof import('../../src/entry-server.tsx')

/** What browsers load. */
interface ClientCode {
  /** The address of the module that starts the app. */
  readonly entry: string
  readonly inline: InlineScripts
  /** The other files, by path in the web root. */
  readonly files: Readonly<Record<string, string>>
}

/** The code of the site as the bundler makes it. */
export interface BuiltCode extends ClientCode {
  /** The module that renders pages. */
  readonly server: string
}

/** The built code of the site: the same for every configuration, since content is data. */
export interface Bundle extends ClientCode {
  readonly server: ServerEntry
  /** The file of the module that renders, where it is one. */
  readonly serverFile?: string
}

const sourceFolders = ['src', 'pages', 'generator/bundle']

const run = promisify(execFile)

/** The names of the parts of the package that are the app. */
export const packedBundle = { client: 'app.json', server: 'entry-server.mjs' } as const

/** Bundles the app for browser and server, or reads the bundle from the cache where no source has changed; the package comes with it. */
export async function bundle(): Promise<Bundle> {
  const { client, serverFile } = readPackedBundle() ?? (await readOrMakeBundle())
  process.env.NODE_ENV ??= 'production'
  return { ...client, server: await loadServer(serverFile), serverFile }
}

/** Loads the module that renders. */
export async function loadServer(file: string): Promise<ServerEntry> {
  return (await import(pathToFileURL(file).href)) as ServerEntry
}

interface KeptBundle {
  readonly client: ClientCode
  readonly serverFile: string
}

function readPackedBundle(): KeptBundle | undefined {
  const [client, serverFile] = [packedPart(packedBundle.client), packedPart(packedBundle.server)]
  if (client === undefined || serverFile === undefined) return undefined
  return { client: JSON.parse(readFileSync(client, 'utf8')) as ClientCode, serverFile }
}

async function readOrMakeBundle(): Promise<KeptBundle> {
  const path = `bundle/${sourceVersion(sourceFolders)}`
  return readBundle(path) ?? keepBundle(path, await makeElsewhere())
}

function readBundle(path: string): KeptBundle | undefined {
  const [client, server] = [readCached(`${path}.json`), readCached(`${path}.mjs`)]
  return client && server && { client: JSON.parse(`${client}`) as ClientCode, serverFile: cachedFile(`${path}.mjs`) }
}

function keepBundle(path: string, { server, ...client }: BuiltCode): KeptBundle {
  writeCached(`${path}.json`, JSON.stringify(client))
  return { client, serverFile: writeCached(`${path}.mjs`, server) ? cachedFile(`${path}.mjs`) : passingFile(server) }
}

/** Writes a module for as long as this process runs, where nothing can be cached: code is imported from a file. */
function passingFile(code: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-generator-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'entry-server.mjs')
  writeFileSync(file, code)
  return file
}

/**
 * Makes a bundle in a child process: its memory is freed at once, and this process goes on meanwhile.
 *
 * @throws an error with what the process printed
 */
async function makeElsewhere(): Promise<BuiltCode> {
  const { stdout } = await run(process.execPath, [projectFile('generator/bundle/bundle-process.mjs')], {
    maxBuffer: Number.POSITIVE_INFINITY,
  }).catch(({ stderr, message, code, signal }) => {
    const told = stripVTControlCharacters(stderr || message)
    // The error itself repeats the text twice, in colours: what it adds is how the process ended.
    throw new Error(`The app could not be bundled\n${told}`, { cause: { code, signal } })
  })
  return JSON.parse(stdout) as BuiltCode
}
