import { isAbsolute, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type ExportOptions, exportHosts, exportSite } from '../hosting/export-site.ts'
import type { Io } from '../io.ts'
import { inTurn } from '../outputs/in-turn.ts'
import type { Command } from './command.ts'
import { commandWords } from './command-words.ts'
import { readOptions, WrongUsage } from './read-options.ts'
import { refuseFolders, shownFolder } from './refuse-folders.ts'
import { languageUsage } from './run-in-language.ts'

const usage = `export --host ${exportHosts.join('|')} [--out DIR] [--to DIR] ${languageUsage}`

/** Writes a built site as a folder for one host. */
export const exportCommand: Command = { usage, run }

async function run(args: readonly string[], io: Io): Promise<number> {
  const options = readOptions(() => parseOptions(args, io), { usage, io })
  if (!options) return 2
  if (refuseFolders([{ folder: options.to, content: 'site', option: '--to' }], io)) return 2
  try {
    await inTurn(
      options.out,
      () => exportSite(options),
      () => io.err(`${commandWords(io).waiting(shownFolder(options.out))}\n`),
    )
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    io.err(`${commandWords(io).notBuilt(shownFolder(options.out))}\n`)
    return 1
  }
  io.out(`${commandWords(io).exported(shownFolder(options.to), options.host)}\n`)
  return 0
}

function parseOptions(args: readonly string[], io: Io): ExportOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      host: { type: 'string' },
      out: { type: 'string', default: 'dist' },
      to: { type: 'string', default: 'public' },
    },
  })
  const words = commandWords(io)
  if (values.host === undefined) throw new WrongUsage(words.hostMissing(exportHosts))
  const host = exportHosts.find((name) => name === values.host)
  if (!host) throw new WrongUsage(words.hostUnknown(values.host, exportHosts))
  const [out, to] = [resolve(values.out), resolve(values.to)]
  // The folder is replaced as a whole.
  const isInUse = isWithin(out, to) || isWithin(to, out) || isWithin(process.cwd(), to)
  if (isInUse) throw new WrongUsage(words.exportInside(values.to))
  return { host, out, to }
}

/** Whether a path is a folder or lies below it. */
function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !/^\.\.[/\\]/.test(way) && !isAbsolute(way)
}
