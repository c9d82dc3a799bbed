import { relative } from 'node:path'
import type { SiteConfig } from '../schema/site-config.ts'
import { build } from './build.ts'
import { checkFile } from './check-file.ts'
import { formatDiagnostics } from './diagnostics/format-diagnostics.ts'
import { languageOf } from './diagnostics/language-of.ts'
import { emit } from './emit/emit.ts'
import { compileSite } from './model.ts'
import { createProgress } from './progress.ts'
import type { Io } from './run-check.ts'
import { readSiteOptions } from './site-options.ts'

/** The command `build`: checks the configuration and builds the site. Returns the exit code. */
export async function runBuild(args: readonly string[], io: Io): Promise<number> {
  const options = readSiteOptions(args, io)
  if (!options) return 2
  process.env.NODE_ENV = 'production'
  const start = performance.now()
  const config = await checkedConfig(options.config, io)
  if (!config) return 1
  const progress = createProgress({ isTTY: io.isTerminal, write: io.out })
  const { routes, files } = await build({ ...options, config, file: options.config, progress })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  io.out(
    `${routes.length} pages, ${files.length} files in ${relative(process.cwd(), options.out) || '.'} (${seconds} s)\n`,
  )
  return 0
}

/** The command `emit`: checks the configuration and writes the typed modules only, for the type checker. */
export async function runEmit(args: readonly string[], io: Io): Promise<number> {
  const options = readSiteOptions(args, io)
  if (!options) return 2
  const config = await checkedConfig(options.config, io)
  if (!config) return 1
  const { model } = await compileSite(config, options.config)
  emit(model, options.generated)
  return 0
}

/** The configuration of a file, or undefined after printing what is wrong with it. Warnings are printed too. */
async function checkedConfig(file: string, io: Io): Promise<SiteConfig | undefined> {
  const name = relative(process.cwd(), file)
  const { config, diagnostics } = await checkFile(name)
  if (diagnostics.length > 0) {
    const colour = io.isTerminal && !io.env.NO_COLOR
    io.err(
      `${formatDiagnostics(diagnostics, { file: name, format: 'pretty', language: languageOf(io.env), colour })}\n`,
    )
  }
  return config
}
