import { ConfigFile } from '#config-file'
import { basename } from '#path'
import { type FormatName, formatEndings } from '../../src/edit/protocol/translation-formats.ts'
import { createRuleContext } from '../check/rules/create-rule-context.ts'
import type { RuleContext } from '../check/rules/rule-context.ts'
import { allowsMachineTexts } from '../check/rules/unfinished-stays-aside.ts'
import type { Translation } from '../check/stale-translations.ts'
import { readLock, type TranslationOrigin, type TranslationsLock, textHash } from '../check/translations-lock.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Language } from '../diagnostics/languages.ts'
import { PathSet } from '../diagnostics/problem.ts'
import type { SeenEdit } from '../edit/server/edit-session.ts'
import { currentDay } from '../lib/days/current-day.ts'
import { placePath } from '../schema/walk.ts'
import { detectFormat, formats } from './all-formats.ts'
import type { Answer } from './answer.ts'
import type { AskEngine } from './ask-engine.ts'
import { explainAnswer } from './explain-answer.ts'
import { type Gathered, gatherUnits, withRepeats } from './gather-units.ts'
import { type ImportPlan, planImport } from './import-translations.ts'
import { changeLock } from './lock-file.ts'
import { isOfOtherSite } from './other-site.ts'
import { listNamedPages, pageFinder } from './page-finder.ts'
import { readSiteTexts, type SiteTexts } from './site-texts.ts'
import type { Batch, ReturnedRow, Unit, UnitState } from './translation-unit.ts'
import { updateLock } from './update-lock.ts'

/** Which texts go to a translator. */
export interface Wanted {
  readonly from?: string | undefined
  readonly to: string
  /** Whether up-to-date translations are exported as well. */
  readonly all?: boolean | undefined
  /** Only those of one page. */
  readonly page?: string | undefined
}

/** Why an export or import failed. */
export type Failure =
  | { readonly failed: 'errors'; readonly diagnostics: readonly Diagnostic[] }
  | {
      readonly failed: 'localeUnknown' | 'sameLocale' | 'pageUnknown'
      readonly name: string
      readonly known: readonly string[]
    }
  | { readonly failed: 'changedMeanwhile' }
  /** The returned file belongs to another site. */
  | { readonly failed: 'otherSite' }
  /** The language is published, and machine texts are not allowed in it. */
  | { readonly failed: 'published'; readonly name: string }
  | { readonly failed: 'engine'; readonly said: string }

/** Writes the edits into the YAML; false if the file has changed meanwhile. */
export type WriteEdits = (
  edits: readonly SeenEdit[],
  texts: { readonly before: string; readonly after: string },
) => boolean | Promise<boolean>

/** The result of an import. */
export interface ImportResult extends Omit<ImportPlan, 'edits' | 'text' | 'site'> {
  readonly isWritten: boolean
  readonly encoding?: string | undefined
  /** The file with the answers; left out if there are none. */
  readonly answered?: Uint8Array
}

/** A configuration that could be read. */
type ReadTexts = Extract<SiteTexts, { readonly gathered: Gathered }>

/** Translations that somebody has just made or confirmed: in one language, by the paths of their mappings. */
interface Made {
  readonly paths: PathSet
  readonly locale: string
  readonly origin: TranslationOrigin
}

interface ImportOptions {
  readonly language: Language
  /** What the answered file says of a row, where that is in a language in which the commands do not speak. */
  readonly explain?: ((answer: Answer) => string) | undefined
  readonly isTrial?: boolean
  readonly encoding?: string | undefined
}

/** Exports, imports and records the translations of one configuration file. */
export class Translations {
  readonly #file: string
  readonly #write: WriteEdits
  readonly #today: string

  /** @param write by default, writes into the file unless it has changed */
  constructor(
    file: string,
    { write = createWriter(file), today = currentDay() }: { write?: WriteEdits; today?: string } = {},
  ) {
    this.#file = file
    this.#write = write
    this.#today = today
  }

  /** Gathers the texts for a translator. Other translations without a record are recorded as up to date, so that later changes of their sources are reported. */
  gather(wanted: Wanted): Promise<Batch | Failure> {
    return this.#withTexts(({ gathered }) => this.#gatherFrom(gathered, wanted))
  }

  async #gatherFrom(gathered: Gathered, wanted: Wanted): Promise<Batch | Failure> {
    const languages = batchLanguages(gathered, wanted)
    if ('failed' in languages) return languages
    const pages = listNamedPages(gathered.site)
    if (wanted.page !== undefined && !pages.some(({ key }) => key === wanted.page))
      return { failed: 'pageUnknown', name: wanted.page, known: pages.map(({ key }) => key) }
    const findPage = pageFinder(gathered.site)
    const units = gatherUnits(gathered, languages).filter(
      (unit) => isWanted(unit, wanted) && (wanted.page === undefined || findPage(unit.path)?.key === wanted.page),
    )
    await this.#note(gathered)
    const tongue = (key: string) => ({ key, tag: gathered.site.tags[key] ?? key })
    const [from, to] = [tongue(languages.from), tongue(languages.to)]
    return { file: basename(this.#file), from, to, units: withRepeats(units, [to.tag, from.tag]) }
  }

  /** Records every translation that has no record as up to date, so that later changes of its source are reported. */
  noteAll(): Promise<{ readonly known: number } | Failure> {
    return this.#withTexts(async ({ gathered }) => ({ known: (await this.#note(gathered)).size }))
  }

  /** Makes the file of a batch. */
  async makeFile(batch: Batch, format: FormatName): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
    const [site = 'site'] = batch.file.split('.')
    return { name: `${site}.${batch.to.key}.${formatEndings[format][0]}`, bytes: await formats[format].write(batch) }
  }

  /**
   * Imports a returned file: writes the translations that fit, and answers the others.
   *
   * @throws UnreadableFile
   */
  async importFile(
    sent: { readonly name: string; readonly bytes: Uint8Array },
    {
      to,
      from,
      language,
      explain = (answer) => explainAnswer(answer, language),
      isTrial = false,
      encoding: named,
    }: Partial<Wanted> & ImportOptions,
  ): Promise<ImportResult | Failure> {
    const format = detectFormat(sent.name)
    return this.#withTexts(async (read): Promise<ImportResult | Failure> => {
      const { site } = read.gathered
      const texts = site.localised.map(({ value }) => value)
      const hints = { encoding: named, tags: site.tags, texts }
      const { rows, encoding, ...said } = await format.read(sent.bytes, hints)
      if (isOfOtherSite(rows, site)) return { failed: 'otherSite' }
      const imported = await this.#importInto(read, rows, {
        to: to ?? said.to ?? '',
        from: from ?? said.from,
        isTrial,
        origin: 'person',
      })
      if ('failed' in imported) return imported
      const words = new Map(imported.answers.map((answer) => [answer.row.row, explain(answer)]))
      const answered = [...words.values()].some((text) => text !== '')
        ? await format.answer(sent.bytes, words, hints)
        : undefined
      return { ...imported, encoding, ...(answered && { answered }) }
    })
  }

  /** Imports translations, and records their sources and who made them. */
  importRows(
    rows: readonly ReturnedRow[],
    wanted: Wanted,
    { isTrial = false, origin = 'person' }: { isTrial?: boolean; origin?: TranslationOrigin } = {},
  ): Promise<ImportResult | Failure> {
    return this.#withTexts((read) => this.#importInto(read, rows, { ...wanted, isTrial, origin }))
  }

  async #importInto(
    { gathered, text, check }: ReadTexts,
    rows: readonly ReturnedRow[],
    { isTrial, origin, ...wanted }: Wanted & { readonly isTrial: boolean; readonly origin: TranslationOrigin },
  ): Promise<ImportResult | Failure> {
    const languages = batchLanguages(gathered, wanted)
    if ('failed' in languages) return languages
    const context: RuleContext = createRuleContext(this.#file)
    const target = { file: this.#file, text, context, gathered, check, ...languages }
    const { edits, text: after, site = gathered.site, ...taken } = planImport(rows, target)
    if (isTrial) return { ...taken, isWritten: false }
    if (edits.length > 0 && !(await this.#write(edits, { before: text, after }))) return { failed: 'changedMeanwhile' }
    const paths = taken.answers.flatMap(translatedPaths)
    const isWritten = edits.length > 0 || paths.length > 0
    if (isWritten) await this.#note({ site }, { paths: new PathSet(paths), locale: languages.to, origin })
    return { ...taken, isWritten }
  }

  /** Lets an engine translate missing and stale texts. They are marked as machine translations until somebody has read them. */
  draft(wanted: Wanted, ask: AskEngine): Promise<ImportResult | Failure> {
    return this.#withTexts(({ gathered }) => this.#draftFrom(gathered, wanted, ask))
  }

  async #draftFrom(gathered: Gathered, wanted: Wanted, ask: AskEngine): Promise<ImportResult | Failure> {
    const languages = batchLanguages(gathered, wanted)
    if ('failed' in languages) return languages
    const { to, from } = languages
    const { site } = gathered
    if (!site.drafts.has(to) && !allowsMachineTexts(site, to)) return { failed: 'published', name: to }
    const batch = await this.#gatherFrom(gathered, wanted)
    if ('failed' in batch) return batch
    const units = batch.units.filter(({ state, kind }) => isToDraft.has(state) && kind !== 'address')
    const answered = await ask({ ...batch, units })
    if ('failed' in answered) return answered
    const rows = units.map(({ id, source, present }, index): ReturnedRow => {
      const translation = answered.texts.get(id) ?? ''
      return {
        row: index + 1,
        id,
        source,
        translation,
        present: textHash(present),
        isConfirmed: false,
        isUnfinished: false,
      }
    })
    return this.importRows(rows, { from, to }, { origin: 'machine' })
  }

  /** The texts that only a machine has read, in all languages. */
  async machineTexts(): Promise<(Unit & { readonly to: string })[]> {
    // A shortcut: most sites have none, and finding them takes a check of the whole site.
    if ([...readLock(this.#file).values()].every(({ origin }) => origin !== 'machine')) return []
    const read = await readSiteTexts(this.#file)
    if (!read.gathered) return []
    const { gathered } = read
    const from = gathered.site.defaultLocale ?? ''
    return gathered.site.locales
      .filter((to) => to !== from)
      .flatMap((to) =>
        gatherUnits(gathered, { from, to })
          .filter(({ state }) => state === 'machine')
          .map((unit) => ({ ...unit, to })),
      )
  }

  /** Records that a person has read a translation and found it right. */
  async confirm(path: Unit['path'], locale: string): Promise<void> {
    const read = await readSiteTexts(this.#file)
    if (read.gathered) await this.#note(read.gathered, { paths: new PathSet([path]), locale, origin: 'person' })
  }

  /** Runs a function on the present texts. If the file cannot be read, returns its errors. */
  async #withTexts<Result>(run: (read: ReadTexts) => Promise<Result>): Promise<Result | Failure> {
    const read = await readSiteTexts(this.#file)
    return read.gathered ? run(read) : { failed: 'errors', diagnostics: read.diagnostics }
  }

  #note({ site }: Pick<Gathered, 'site'>, made?: Made): Promise<TranslationsLock> {
    const isMade = ({ entry, locale }: Translation) => made?.locale === locale && made.paths.has(placePath(entry.place))
    const madeNow = (translation: Translation) => (isMade(translation) ? made?.origin : undefined)
    return changeLock(this.#file, (lock) => updateLock(site, { lock, today: this.#today, madeNow }))
  }
}

/** The states in which a machine may translate: a person would have to start anew as well. */
const isToDraft: ReadonlySet<UnitState> = new Set(['missing', 'stale', 'copied'])

/** The paths of the texts that get a record by an answer. */
function translatedPaths(answer: Answer): Unit['path'][] {
  return answer.unit && (answer.what === 'taken' || answer.what === 'confirmed') ? [answer.unit.path] : []
}

function isWanted({ state }: Unit, { all = false }: Wanted): boolean {
  return all || state !== 'done'
}

function batchLanguages(
  { site }: Gathered,
  { from, to }: Wanted,
): { readonly from: string; readonly to: string } | Failure {
  const { locales, tags, defaultLocale = '' } = site
  const localeKey = (name: string) =>
    locales.find((key) => key === name) ??
    locales.find((key) => tags[key]?.toLowerCase() === name.toLowerCase().replaceAll('_', '-'))
  const [source, target] = [localeKey(from ?? defaultLocale), localeKey(to)]
  if (target === undefined) return { failed: 'localeUnknown', name: to, known: locales }
  if (source === undefined) return { failed: 'localeUnknown', name: from ?? '', known: locales }
  return source === target ? { failed: 'sameLocale', name: to, known: locales } : { from: source, to: target }
}

function createWriter(file: string): WriteEdits {
  return async (_, { before, after }) => {
    const config = new ConfigFile(file)
    const seen = config.read()
    return seen.text === before && (await config.write({ text: after }, seen)) !== undefined
  }
}
