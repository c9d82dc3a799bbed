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

/** Notes in the lock what is saved in the editor: a translation that was written is made of its source of then; one whose source alone was changed is older. */
export class LockKeeper {
  readonly #file: string
  readonly #onError: (error: unknown) => void
  /** What was known of translations that were changed since, by their ids and texts: a step that is undone brings it back. */
  readonly #replaced = new Map<string, LockEntry>()
  #turn: Promise<void> = Promise.resolve()

  constructor(file: string, onError: (error: unknown) => void) {
    this.#file = file
    this.#onError = onError
  }

  /** Notes what was saved, after what was saved before. */
  note(change: SavedChange): void {
    this.#turn = this.#turn.then(() => this.#noteNow(change)).catch(this.#onError)
  }

  /** Resolves when all that was saved is noted. */
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

  /** Tells translations that were written from those that were there before, here or in another place with the same source. */
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
      // What repeats its source may be a copy that is to be translated.
      return entry.value[locale] === entry.value[source] ? undefined : 'person'
    }
  }
}

/** A text as a site; undefined where it cannot be read. What one change has made is what the next begins with. */
const readSite = memoizeLast(2, (text: string): RuleInput | undefined => {
  const loaded = loadText(text)
  return 'document' in loaded ? gatherDocument(loaded.document) : undefined
})
