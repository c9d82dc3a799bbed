import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { loadSiteKinds } from '#kinds'
import { lockPath } from '../../generator/check/translations-lock.ts'
import type { Language } from '../../generator/diagnostics/languages.ts'
import { planPart } from '../../generator/edit/forms/new-part.ts'
import { applyEdits, readValue } from '../../generator/edit/yaml/apply-edits.ts'
import { formats } from '../../generator/translate/all-formats.ts'
import { explainAnswer } from '../../generator/translate/explain-answer.ts'
import type { Batch } from '../../generator/translate/translation-unit.ts'
import { type ImportResult, Translations, type Wanted } from '../../generator/translate/translations.ts'
import type { FormatName } from '../../src/edit/protocol/translation-formats.ts'
import { secondSite } from '../site/command.ts'

/** A copy of a site in a folder of its own, whose texts go out and come back. */
export class TranslatedSite {
  readonly file: string

  /** @param changes what stands in its file, and what stands there instead */
  constructor(site = secondSite, changes: readonly (readonly [string, string])[] = []) {
    this.file = join(mkdtempSync(join(tmpdir(), 'translated-')), 'site.config.yaml')
    writeFileSync(this.file, readFileSync(site))
    // It has none of its own: those of another site, whose test ran before, are forgotten.
    loadSiteKinds(this.file)
    this.change(...changes)
  }

  get text(): string {
    return readFileSync(this.file, 'utf8')
  }

  get lock(): string {
    const file = lockPath(this.file)
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }

  change(...changes: readonly (readonly [string, string])[]): void {
    for (const [from, to] of changes) {
      if (!this.text.includes(from)) throw new Error(`The site does not have: ${from}`)
      writeFileSync(
        this.file,
        this.text.replace(from, () => to),
      )
    }
  }

  /** Adds a language as a draft, where the site does not have it. */
  addLanguage(tag: string): void {
    const planned = planPart(readValue(this.text), { what: 'language', tag })
    if ('edits' in planned) writeFileSync(this.file, applyEdits(this.text, planned.edits))
  }

  async gather(wanted: Wanted = { to: 'de', all: true }): Promise<Batch> {
    const batch = await new Translations(this.file).gather(wanted)
    if ('failed' in batch) throw new Error(batch.failed)
    return batch
  }

  async send(format: FormatName, wanted?: Wanted): Promise<Uint8Array> {
    return formats[format].write(await this.gather(wanted))
  }

  async take(
    name: string,
    bytes: Uint8Array | string,
    more: { language?: Language; isTrial?: boolean } = {},
  ): Promise<ImportResult> {
    const sent = { name, bytes: Buffer.from(bytes) }
    const imported = await new Translations(this.file).importFile(sent, { language: 'en', ...more })
    if ('failed' in imported) throw new Error(imported.failed)
    return imported
  }

  /** Takes in a table: what is said of each row that something is said of, by its path, in English and Portuguese. */
  async takeTable(table: readonly (readonly string[])[]): Promise<Record<string, readonly string[]>> {
    const { answers } = await this.take('texts.csv', csvOf(table))
    const told = answers.map(
      (answer) => [answer.row.id, [explainAnswer(answer, 'en'), explainAnswer(answer, 'pt')]] as const,
    )
    return Object.fromEntries(told.filter(([, [english]]) => english !== ''))
  }
}

/** The cells of a file with commas. */
export function cellsOf(bytes: Uint8Array): string[][] {
  return parse(Buffer.from(bytes), { bom: true })
}

/** A file with commas. */
export function csvOf(table: readonly (readonly string[])[]): string {
  return table.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')
}

/** A table in which some texts have translations now, by their paths. */
export function translated(table: readonly (readonly string[])[], texts: Readonly<Record<string, string>>): string[][] {
  const missing = new Set(Object.keys(texts))
  const result = table.map((cells) => {
    const text = texts[cells[0] ?? '']
    missing.delete(cells[0] ?? '')
    return text === undefined ? [...cells] : cells.with(3, text)
  })
  if (missing.size > 0) throw new Error(`No rows: ${[...missing].join(', ')}`)
  return result
}
