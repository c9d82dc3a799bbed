import { existsSync } from 'node:fs'
import { type CheckedFile, checkFile } from '../../check/check-file.ts'
import { measureCoverage } from '../../check/coverage.ts'
import { formatCoverage } from '../../check/format-coverage.ts'
import { historyGap } from '../../check/history/history-gap.ts'
import { type InspectedFile, inspectFile } from '../../check/inspect-file.ts'
import { launchDiagnostics } from '../../check/launch/launch-check.ts'
import { readLock } from '../../check/translations-lock.ts'
import type { Code } from '../../diagnostics/codes.ts'
import { messageLanguage } from '../../diagnostics/languages.ts'
import { type FormatOptions, formatDiagnostics, formatNames } from '../../diagnostics/reporters/format-diagnostics.ts'
import { canWatch, FileWatch, watchedFiles } from '../../serve/file-watch.ts'
import { command, options, WrongUsage } from '../command.ts'
import { commandWords } from '../command-words.ts'
import { type Io, showsColours } from '../io.ts'

/** How a file is checked, and how problems are printed. */
interface Checking extends FormatOptions {
  readonly coverage: boolean
  readonly stale: boolean
  readonly launch: boolean
}

/** Codes that are reported only on request. */
const needHistory: ReadonlySet<Code> = new Set(['translation-stale', 'address-lost'])

/** Checks the configuration and builds nothing. */
export const checkCommand = command('check', {
  options: {
    config: options.config,
    format: { type: 'string', default: 'pretty', value: formatNames.join('|') },
    watch: { type: 'boolean' },
    coverage: { type: 'boolean' },
    stale: { type: 'boolean' },
    launch: { type: 'boolean' },
    fix: { type: 'boolean' },
  },
  async run({ config: file, format: name, watch: isWatched, fix = false, ...asked }, io) {
    const { coverage = false, stale = false, launch = false } = asked
    const format = formatNames.find((known) => known === name)
    if (!format) throw new WrongUsage(commandWords(io).formatUnknown(name))
    const checking = {
      file,
      format,
      language: messageLanguage(io.env),
      colour: showsColours(io),
      coverage,
      stale,
      launch,
    }
    if (fix) {
      await fixAndReport(file, io)
      await (await import('../install-fonts.ts')).installFonts(file, io, { isAsked: true })
    }
    const checked = await checkOnce(checking, io)
    const gap = stale ? await tellGaps(file, checked, io) : false
    if (!isWatched || !canWatch(file)) return chooseExitCode(checked) || (gap ? unanswered : 0)
    const watch = new FileWatch(() => void checkOnce(checking, io).then(watchFiles))
    const watchFiles = (again: CheckedFile) => watch.watch(watchedFiles(file, again))
    watchFiles(checked)
    return undefined
  },
})

/** Fixes what has only one right answer, and tells which lines that has changed: not where a machine reads the results. */
async function fixAndReport(file: string, io: Io): Promise<void> {
  // What writes YAML takes a tenth of a check to load.
  const { fixFile } = await import('../../edit/server/recover-file.ts')
  if (!existsSync(file)) return
  const { count, diff } = await fixFile(file)
  io.err(`${commandWords(io).fixed(file, count)}\n${diff}`)
}

/** Says what the lock and the history of a file cannot tell. Returns whether one of them tells nothing. */
async function tellGaps(file: string, { gap: unknown }: Partial<InspectedFile>, io: Io): Promise<boolean> {
  const say = commandWords(io)
  const history = await historyGap(file)
  if (unknown) io.err(`${say.lockGap({ file, ...unknown })}\n`)
  if (history) io.err(`${say.historyGap(history, file)}\n`)
  return history !== undefined || unknown?.isWhole === true
}

/** Checks the file and prints what was found. */
async function checkOnce(checking: Checking, io: Io): Promise<CheckedFile & Partial<InspectedFile>> {
  const { file, coverage, stale, launch, format, language } = checking
  const found: CheckedFile & Partial<InspectedFile> =
    stale || coverage ? await inspectFile(file, { addresses: stale }) : checkFile(file)
  const checked = launch ? { ...found, diagnostics: launchDiagnostics(found) } : found
  const { diagnostics, site, stale: staleTexts = [] } = checked
  const told = stale ? diagnostics : diagnostics.filter(({ code }) => !needHistory.has(code))
  const text = formatDiagnostics(told, checking)
  if (text !== '') io.out(`${text}\n`)
  if (coverage && site) {
    const table = `${formatCoverage(measureCoverage(site, staleTexts, readLock(file)), language)}\n`
    // What a machine reads holds nothing but the diagnostics.
    if (format === 'pretty') io.out(`\n${table}`)
    else io.err(table)
  }
  return checked
}

/** The exit code where the file is right, but what `--stale` asks could not be answered. */
const unanswered = 3

function chooseExitCode({ diagnostics }: CheckedFile): number {
  return diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0
}
