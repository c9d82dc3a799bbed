import { relative } from 'node:path'
import { bundle } from '../bundle/bundle.ts'
import type { Io } from '../io.ts'
import { inTurn } from '../outputs/in-turn.ts'
import { createProgress } from '../progress.ts'
import type { Command } from './command.ts'
import { commandWords } from './command-words.ts'
import { refuseFolders } from './refuse-folders.ts'
import { modulesFolder, readSiteOptions, type SiteOptions, siteFolders, siteUsage } from './site-options.ts'

/** Checks the configuration and builds the site. */
export const buildCommand: Command = { usage: siteUsage('build'), run }

async function run(args: readonly string[], io: Io): Promise<number> {
  const options = readSiteOptions('build', args, io)
  return options ? buildSite(options, io) : 2
}

/** Builds a site as `build` does. Returns the exit code. */
export async function buildSite(options: SiteOptions, io: Io): Promise<number> {
  if (refuseFolders([...siteFolders(options), modulesFolder(options)], io)) return 2
  process.env.NODE_ENV = 'production'
  const start = performance.now()
  // Where there is no bundle yet, making one is the longest step: start it before loading the rest of the program.
  const code = bundle()
  code.catch(() => {})
  const [{ startCheck }, { build }] = await Promise.all([import('../check/start-check.ts'), import('../build.ts')])
  const check = await startCheck(options.config, io)
  const progress = createProgress({ isTTY: io.isTerminal, write: io.out })
  try {
    const { config } = check
    if (!config) {
      check.finish()
      return 1
    }
    const folder = relative(process.cwd(), options.out) || '.'
    const { routes, files } = await inTurn(
      options.out,
      () => build({ ...options, config, check, file: options.config, bundle: code, progress }),
      () => io.err(`${commandWords(io).waiting(folder)}\n`),
    )
    const seconds = (performance.now() - start) / 1000
    io.out(`${commandWords(io).built({ pages: routes.length, files: files.length, folder, seconds })}\n`)
    return 0
  } catch (error) {
    // The mistakes of the configuration have been printed, and may be the reason why the build failed.
    if (!check.finish()) return 1
    throw error
  }
}
