import { parseArgs } from 'node:util'
import { type CheckedFile, checkFile, filesOf } from '../check/check-file.ts'
import { coverageOf } from '../check/coverage.ts'
import { canWatch, FileWatch } from '../check/file-watch.ts'
import { formatCoverage } from '../check/format-coverage.ts'
import { type InspectedFile, inspectFile } from '../check/inspect-file.ts'
import type { Code } from '../diagnostics/codes.ts'
import { type Format, formatDiagnostics, formatNames } from '../diagnostics/format-diagnostics.ts'
import { languageOf } from '../diagnostics/language-of.ts'
import type { Language } from '../diagnostics/languages.ts'
import { type Io, showsColours } from '../io.ts'
import type { Command } from './command.ts'
import { commandWords } from './command-words.ts'
import { readOptions, WrongUsage } from './read-options.ts'
import { languageUsage } from './run-in-language.ts'

interface CheckOptions {
  readonly file: string
  readonly format: Format
  readonly language: Language
  readonly colour: boolean
  readonly watch: boolean
  readonly coverage: boolean
  readonly stale: boolean
}

/** Codes that are reported only on request. */
const needHistory: ReadonlySet<Code> = new Set(['translation-stale', 'address-lost'])

const usage = `check [--config FILE] [--format ${formatNames.join('|')}] [--watch] [--coverage] [--stale] ${languageUsage}`

/** Checks the configuration and builds nothing. */
export const checkCommand: Command = { usage, run }

async function run(args: readonly string[], io: Io): Promise<number | undefined> {
  const options = readOptions(() => parseOptions(args, io), { usage, io })
  if (!options) return 2
  const checked = await checkOnce(options, io)
  if (!options.watch || !canWatch(options.file)) return exitCodeOf(checked)
  const watch = new FileWatch(() => void checkOnce(options, io).then(watchFiles))
  const watchFiles = (again: CheckedFile) => watch.watch(filesOf(options.file, again))
  watchFiles(checked)
  return undefined
}

/** Checks the file and prints what was found. */
async function checkOnce(options: CheckOptions, io: Io): Promise<CheckedFile> {
  const { file, coverage, stale, format, language } = options
  const checked: CheckedFile & Partial<InspectedFile> = await (stale || coverage
    ? inspectFile(file, { addresses: stale })
    : checkFile(file))
  const { diagnostics, site, stale: staleTexts = [] } = checked
  const told = stale ? diagnostics : diagnostics.filter(({ code }) => !needHistory.has(code))
  const text = formatDiagnostics(told, options)
  if (text !== '') io.out(`${text}\n`)
  if (coverage && site) {
    const table = `${formatCoverage(coverageOf(site, staleTexts), language)}\n`
    // What a machine reads holds nothing but the diagnostics.
    if (format === 'pretty') io.out(`\n${table}`)
    else io.err(table)
  }
  return checked
}

function exitCodeOf({ diagnostics }: CheckedFile): number {
  return diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0
}

function parseOptions(args: readonly string[], io: Io): CheckOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      config: { type: 'string', default: 'site.config.yaml' },
      format: { type: 'string', default: 'pretty' },
      watch: { type: 'boolean', default: false },
      coverage: { type: 'boolean', default: false },
      stale: { type: 'boolean', default: false },
    },
  })
  const { config: file, watch, coverage, stale } = values
  const format = formatNames.find((name) => name === values.format)
  if (!format) throw new WrongUsage(commandWords(io).formatUnknown(values.format))
  return { file, format, language: languageOf(io.env), colour: showsColours(io), watch, coverage, stale }
}
