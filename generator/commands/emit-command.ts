import { startCheck } from '../check/start-check.ts'
import { compileSite } from '../compile-site.ts'
import { emit } from '../emit/emit.ts'
import type { Io } from '../io.ts'
import type { Command } from './command.ts'
import { refuseFolders } from './refuse-folders.ts'
import { modulesFolder, readSiteOptions, siteUsage } from './site-options.ts'

/** Checks the configuration and writes only the typed modules, for the type checker. */
export const emitCommand: Command = { usage: siteUsage('emit'), run }

async function run(args: readonly string[], io: Io): Promise<number> {
  const options = readSiteOptions('emit', args, io)
  if (!options || refuseFolders([modulesFolder(options)], io)) return 2
  const check = await startCheck(options.config, io)
  check.finish()
  if (!check.config) return 1
  const { model } = await compileSite(check.config, options.config)
  emit(model, options.generated)
  return 0
}
