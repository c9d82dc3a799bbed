import { valueAt } from '../../../schema/value-at.ts'
import type { EarlierText, EditedChange, Publication } from '../../../src/edit/protocol/publishing.ts'
import type { Path } from '../../diagnostics/problem.ts'
import { isMapping } from '../../lib/plain-map.ts'
import type { EditSession } from '../server/edit-session.ts'
import { inPresentFormat } from '../upgrade/upgrade-text.ts'
import { readable, readValue } from '../yaml/apply-edits.ts'
import { summarizeChanges } from './change-summary.ts'
import { changesBetween, pathBefore } from './changes.ts'
import type { History } from './repository.ts'

/** How many publications are listed, and looked through for a text. */
const most = 50

/** The published versions of the file, as a whole and of single texts. */
export class EarlierVersions {
  readonly #repository: History
  readonly #session: EditSession
  readonly #values = new Map<string, unknown>()

  constructor(repository: History, session: EditSession) {
    this.#repository = repository
    this.#session = session
  }

  /** The last publications, newest first. */
  async publications(): Promise<Publication[]> {
    return this.#repository.publications(most)
  }

  /** What a publication has changed; undefined where there is no such one. */
  async listChanges(commit: string): Promise<EditedChange[] | undefined> {
    const all = await this.publications()
    const index = all.findIndex((publication) => publication.commit === commit)
    if (index === -1) return undefined
    const before = all[index + 1]
    const [was, now] = [before && (await this.#parseVersion(before.commit)), await this.#parseVersion(commit)]
    return summarizeChanges(changesBetween(was ?? {}, now ?? {}), { before: was, now })
  }

  /** The text of the whole file in a publication; undefined where there is no such one. */
  async readText(commit: string): Promise<string | undefined> {
    const isKnown = (await this.publications()).some((publication) => publication.commit === commit)
    return isKnown ? this.#readVersion(commit) : undefined
  }

  /** The text of the last publication that can be read; undefined where there is none. */
  async lastReadable(): Promise<string | undefined> {
    for (const { commit } of await this.publications()) {
      const text = await this.#readVersion(commit)
      if (text !== undefined && readable(text) !== undefined) return text
    }
    return undefined
  }

  /** The texts that stood in a place before, each language on its own. Entries that were moved are followed. */
  async earlierTexts(path: Path): Promise<EarlierText[]> {
    let newer = readValue(this.#session.current.text)
    let place: Path | undefined = path
    const present = collectTexts(valueAt(newer, path))
    const found: EarlierText[] = []
    for (const { commit, time, author } of await this.publications()) {
      const value = await this.#parseVersion(commit)
      if (value === undefined) continue
      place = pathBefore(value, newer, place)
      if (!place) break
      for (const [locale, text] of collectTexts(valueAt(value, place))) {
        if (text === '' || present.get(locale) === text) continue
        const known = found.findIndex((other) => other.locale === locale && other.text === text)
        const earlier = { locale, text, time, author }
        // It was written by the oldest publication that has it.
        if (known === -1) found.push(earlier)
        else found[known] = earlier
      }
      newer = value
    }
    return found.sort((a, b) => b.time - a.time)
  }

  /** The text of the file in a publication, in the format of today. */
  async #readVersion(commit: string): Promise<string | undefined> {
    const text = await this.#repository.readText(commit)
    return text === undefined ? undefined : inPresentFormat(text)
  }

  /** The value of the file in a publication; undefined where it could not be read. */
  async #parseVersion(commit: string): Promise<unknown> {
    if (!this.#values.has(commit)) this.#values.set(commit, readable((await this.#readVersion(commit)) ?? ''))
    return this.#values.get(commit)
  }
}

/** A text by its languages; by none where it has only one. */
function collectTexts(value: unknown): Map<string | undefined, string> {
  if (!isMapping(value)) return new Map(value === undefined || value === null ? [] : [[undefined, String(value)]])
  return new Map(Object.entries(value).map(([locale, text]) => [locale, String(text ?? '')]))
}
