import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { hostsFolder } from '../hosting/hosts-folder.ts'
import type { Io } from '../io.ts'
import { commandWords, lastPort } from './command-words.ts'
import { readOptions, WrongUsage } from './read-options.ts'
import type { WrittenFolder } from './refuse-folders.ts'
import { languageUsage } from './run-in-language.ts'

/** The options of commands that build or serve a site. Paths are absolute. */
export interface SiteOptions {
  readonly config: string
  readonly out: string
  /** The folder of the typed modules. */
  readonly generated: string
  readonly port: number
  /** Whether to draw share images. */
  readonly shareImages: boolean
  /** Whether to precompress the files. */
  readonly precompress: boolean
}

const defaultPort = '4173'

/** How such a command is called. */
export function siteUsage(name: string): string {
  return `${name} [--config FILE] [--out DIR] [--generated DIR] [--port NUMBER] [--no-share-images] [--no-precompress] ${languageUsage}`
}

/** Reads the arguments of the command of a name. Where they are wrong, prints why and returns undefined. */
export function readSiteOptions(name: string, args: readonly string[], io: Io): SiteOptions | undefined {
  return readOptions(() => parseOptions(args, io), { usage: siteUsage(name), io })
}

function parseOptions(args: readonly string[], io: Io): SiteOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      config: { type: 'string', default: 'site.config.yaml' },
      out: { type: 'string', default: 'dist' },
      generated: { type: 'string', default: 'src/generated' },
      'no-share-images': { type: 'boolean', default: false },
      'no-precompress': { type: 'boolean', default: false },
      port: { type: 'string', default: io.env.PORT || defaultPort },
    },
  })
  const port = Number(values.port)
  const isPort = values.port.trim() !== '' && Number.isInteger(port) && port >= 0 && port <= lastPort
  if (!isPort) throw new WrongUsage(commandWords(io).portWrong(values.port))
  return {
    config: resolve(values.config),
    out: resolve(values.out),
    generated: resolve(values.generated),
    port,
    shareImages: !values['no-share-images'],
    precompress: !values['no-precompress'],
  }
}

/** The folders that a build writes: the site, and beside it the files for hosts. */
export function siteFolders({ out }: SiteOptions): WrittenFolder[] {
  return [
    { folder: out, content: 'site', option: '--out' },
    { folder: hostsFolder(out), content: 'hosts', option: '--out' },
  ]
}

/** The folder of the typed modules. */
export function modulesFolder({ generated }: SiteOptions): WrittenFolder {
  return { folder: generated, content: 'modules', option: '--generated' }
}
