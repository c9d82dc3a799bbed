import type { RuleInput } from '../check/rules/rule-input.ts'
import { listTranslations } from '../check/stale-translations.ts'
import { type LockEntry, type TranslationsLock, textHash } from '../check/translations-lock.ts'
import { gatherDocument } from '../check/validate/validate.ts'
import { loadText } from '../check/yaml/load.ts'
import type { SavedChange } from '../edit/server/edit-session.ts'
import { currentDay } from '../lib/days/current-day.ts'
import { memoizeLast } from '../lib/memoize.ts'
import { changeLock } from './lock-file.ts'
import { type MadeNow, translationId, updateLock } from './update-lock.ts'

/** Records in the lock what the editor saves: a translation is up to date when it is written, and stale when only its source has changed. */
export class LockKeeper {
  readonly #file: string
  readonly #onError: (error: unknown) => void
  /** The replaced records, by the ids and texts of their translations: undo brings them back. */
  readonly #replaced = new Map<string, LockEntry>()
  #turn: Promise<void> = Promise.resolve()

  constructor(file: string, onError: (error: unknown) => void) {
    this.#file = file
    this.#onError = onError
  }

  /** Records a saved change, after all earlier ones. */
  note(change: SavedChange): void {
    this.#turn = this.#turn.then(() => this.#noteNow(change)).catch(this.#onError)
  }

  /** Resolves when all saved changes are recorded. */
  async settled(): Promise<void> {
    await this.#turn
  }

  async #noteNow({ before, after, isStep }: SavedChange): Promise<void> {
    const [was, now] = [readSite(before), readSite(after)]
    if (!was || !now) return
    const today = currentDay()
    await changeLock(this.#file, (lock) => {
      // A translation without a record counts as up to date: from now on, a change of its source is reported.
      const known = updateLock(was, { lock, today })
      const next = updateLock(now, { lock: known, today, madeNow: this.#madeNow(was, known, isStep) })
      for (const [id, entry] of known)
        if (next.get(id)?.text !== entry.text) this.#replaced.set(`${id} ${entry.text}`, entry)
      return next
    })
  }

  /** Decides which translations were just made, and which were there before, at this place or another one with the same source. */
  #madeNow(was: RuleInput, known: TranslationsLock, isStep: boolean): MadeNow {
    const pairs = new Map<string, LockEntry>()
    for (const translation of listTranslations(was)) {
      const { entry, locale, source } = translation
      const noted = known.get(translationId(translation))
      if (noted) pairs.set(JSON.stringify([locale, entry.value[source], entry.value[locale]]), noted)
    }
    return ({ entry, locale, source }, id) => {
      const text = textHash(entry.value[locale] ?? '')
      if (known.get(id)?.text === text) return known.get(id)
      const moved = pairs.get(JSON.stringify([locale, entry.value[source], entry.value[locale]]))
      const undone = isStep ? this.#replaced.get(`${id} ${text}`) : undefined
      if (moved ?? undone) return moved ?? undone
      // A text equal to its source may be a copy that still has to be translated.
      return entry.value[locale] === entry.value[source] ? undefined : 'person'
    }
  }
}

/** The site of a YAML text; undefined if it cannot be read. Memoized: the result of one change is the start of the next. */
const readSite = memoizeLast(2, (text: string): RuleInput | undefined => {
  const loaded = loadText(text)
  return 'document' in loaded ? gatherDocument(loaded.document) : undefined
})
