import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { writeBytes } from '#files'
import { formatNames } from '../../../src/edit/protocol/translation-formats.ts'
import { languages, messageLanguage } from '../../diagnostics/languages.ts'
import { formatDiagnostics } from '../../diagnostics/reporters/format-diagnostics.ts'
import type { Answer } from '../../translate/answer.ts'
import { countAnswers, explainAnswer, firstIds } from '../../translate/explain-answer.ts'
import { explainFailure } from '../../translate/explain-failure.ts'
import { isEncoding } from '../../translate/formats/guess-encoding.ts'
import { type Batch, UnreadableFile } from '../../translate/translation-unit.ts'
import { type Failure, type ImportResult, Translations, type Wanted } from '../../translate/translations.ts'
import { command, options, type Values, WrongUsage } from '../command.ts'
import { type Io, refuse, showsColours } from '../io.ts'
import { runEngine } from '../run-engine.ts'

const translateOptions = {
  config: options.config,
  to: { type: 'string', value: 'LANGUAGE' },
  from: { type: 'string', value: 'LANGUAGE' },
  all: { type: 'boolean' },
  page: { type: 'string', value: 'KEY' },
  format: { type: 'string', default: 'xliff', value: formatNames.join('|') },
  file: { type: 'string', value: 'FILE' },
  encoding: { type: 'string', value: 'NAME' },
  engine: { type: 'string', value: 'COMMAND' },
  'dry-run': { type: 'boolean' },
} as const

type TranslateValues = Values<typeof translateOptions>

/** Sends texts to translators, and takes them in again. */
export const translateCommand = command('translate', {
  positionals: 'out | in FILE | draft | lock',
  options: translateOptions,
  async run(values, io, [what, ...names]) {
    const [name] = names
    if (what === 'out' && names.length === 0) return sendOut(values, io)
    if (what === 'in' && name !== undefined && names.length === 1) return importFile(name, values, io)
    if (what === 'draft' && names.length === 0 && values.engine !== undefined) return draft(values.engine, values, io)
    if (what === 'lock' && names.length === 0) return writeLock(values, io)
    throw new WrongUsage(chooseWords(io).usage())
  },
})

function chooseWords({ env }: Io) {
  return languages[messageLanguage(env)].translate
}

async function sendOut(values: TranslateValues, io: Io): Promise<number> {
  const say = chooseWords(io)
  const format = formatNames.find((known) => known === values.format)
  if (!format) throw new WrongUsage(say.formatUnknown(values.format, formatNames))
  const translations = new Translations(resolve(values.config))
  const batch = await translations.gather(parseWanted(values))
  if ('failed' in batch) return tell(batch, values, io)
  if (batch.units.length === 0) {
    io.out(`${say.nothingOut(batch.to.key)}\n`)
    return 0
  }
  const { name, bytes } = await translations.makeFile(batch, format)
  const file = values.file ?? name
  // A link that leads nowhere is there, too.
  if (lstatSync(file, { throwIfNoEntry: false })) return refuse(io, say.fileThere(file))
  if (!existsSync(dirname(file))) return refuse(io, say.folderMissing(dirname(file)))
  writeBytes(file, bytes)
  io.out(`${say.sent({ file, ...countUnits(batch), to: batch.to.key, back: wayBack(file, values) })}\n`)
  return 0
}

/** How many texts go out, and how many addresses of pages: they are no texts to the check. */
function countUnits({ units }: Batch): { readonly count: number; readonly addresses: number } {
  const addresses = units.filter(({ kind }) => kind === 'address').length
  return { count: units.length - addresses, addresses }
}

/** The command that takes a file in again, into the site that it came from. */
function wayBack(file: string, { config }: TranslateValues): string {
  const own = config === options.config.default ? '' : ` --config ${quoteArgument(config)}`
  return `npm run translate -- in ${quoteArgument(file)}${own}`
}

/** A name as a shell takes it. */
function quoteArgument(name: string): string {
  return /^[\w./\\:@+-]+$/.test(name) ? name : `"${name}"`
}

function parseWanted({ to, from, all, page }: TranslateValues): Wanted {
  return { to: to ?? '', from, all, page }
}

async function importFile(name: string, values: TranslateValues, io: Io): Promise<number> {
  const say = chooseWords(io)
  if (!statSync(name, { throwIfNoEntry: false })?.isFile()) return refuse(io, say.fileMissing(name))
  const { to, from, encoding, 'dry-run': isTrial = false } = values
  if (encoding !== undefined && !isEncoding(encoding)) throw new WrongUsage(say.encodingUnknown(encoding))
  try {
    const sent = { name, bytes: readFileSync(name) }
    const imported = await new Translations(resolve(values.config)).importFile(sent, {
      ...(to !== undefined && { to }),
      ...(from !== undefined && { from }),
      encoding,
      language: messageLanguage(io.env),
      isTrial,
    })
    if ('failed' in imported) return tell(imported, values, io)
    return report(imported, { name, isTrial }, io)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    const detail = error.detail === '' ? '' : ` (${error.detail})`
    io.err(`${say.unreadable[error.reason](name, error.readings)}${detail} ${say.nothingWritten}\n`)
    for (const reading of error.readings) io.err(`${wayBack(name, values)} --encoding ${reading.encoding}\n`)
    return 1
  }
}

/** Updates the lock file: from which source text each translation was made. */
async function writeLock(values: TranslateValues, io: Io): Promise<number> {
  const noted = await new Translations(resolve(values.config)).noteAll()
  if ('failed' in noted) return tell(noted, values, io)
  io.out(`${chooseWords(io).locked(noted.known)}\n`)
  return 0
}

/** Lets a machine translate what is missing. */
async function draft(engine: string, values: TranslateValues, io: Io): Promise<number> {
  const say = chooseWords(io)
  const made = await new Translations(resolve(values.config)).draft(parseWanted(values), (texts) =>
    runEngine(engine, texts),
  )
  if ('failed' in made) return tell(made, values, io)
  for (const answer of made.answers)
    if (answer.what === 'refused' || (answer.what === 'taken' && answer.numbers)) io.out(rowInWords(answer, io))
  io.out(`${say.drafted(made.answers.filter(({ what }) => what === 'taken').length, made.answers.length)}\n`)
  return made.answers.some(({ what }) => what === 'refused') ? 1 : 0
}

function report(imported: ImportResult, { name, isTrial }: { name: string; isTrial: boolean }, io: Io): number {
  const say = chooseWords(io)
  const { answers, absent, encoding, answered } = imported
  for (const answer of answers) io.out(rowInWords(answer, io))
  if (encoding !== undefined) io.err(`${say.encoding(encoding)}\n`)
  if (absent.length > 0) io.err(`${say.absent(absent.length, firstIds(absent))}\n`)
  const counts = countAnswers(answers)
  io.out(`${say.summary(counts)}\n`)
  if (isTrial) io.out(`${say.planned}\n`)
  else if (answered) {
    const file = name.replace(/(?:\.answer)?(\.[^.]+)$/, '.answer$1')
    writeBytes(file, answered)
    io.out(`${say.answered(file)}\n`)
  }
  return counts.refused > 0 ? 1 : 0
}

/** A row with its result: the text before and after, or why it was refused. */
function rowInWords(answer: Answer, io: Io): string {
  const words = explainAnswer(answer, messageLanguage(io.env))
  if (words === '') return ''
  const { row, unit } = answer
  const lines = (sign: string, text: string) => text.split('\n').map((line) => `  ${sign} ${line}`)
  const change =
    answer.what === 'taken' ? [...(unit?.present ? lines('-', unit.present) : []), ...lines('+', answer.value)] : []
  return `${[chooseWords(io).row(row.row, unit?.id ?? row.id), ...change, `  ${words}`].join('\n')}\n`
}

function tell(failure: Failure, { config: file, to }: TranslateValues, io: Io): number {
  const say = chooseWords(io)
  const { failed } = failure
  if (failed === 'errors') {
    const format = { file, format: 'pretty', language: messageLanguage(io.env), colour: showsColours(io) } as const
    return refuse(io, formatDiagnostics(failure.diagnostics, format))
  }
  if (failed === 'localeUnknown' && to === undefined && failure.name === '')
    throw new WrongUsage(say.toMissing(failure.known))
  const why = explainFailure(failure, file, say)
  if (failed === 'localeUnknown' || failed === 'sameLocale' || failed === 'pageUnknown') throw new WrongUsage(why)
  return refuse(io, failed === 'otherSite' ? `${why} ${say.nothingWritten}` : why)
}
