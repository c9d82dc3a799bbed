import { setTimeout as wait } from 'node:timers/promises'
import type { SiteConfig } from '../../schema/site-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SteppedCheck } from '../validate.ts'
import type { CheckedFile } from './check-file.ts'

/** Between two steps, so long is waited for something else to happen. */
const pauseMs = 10

/** A check that goes on, step by step, while a site is built of what it checks. */
export class RunningCheck {
  readonly #check: SteppedCheck<CheckedFile>
  readonly #report: (diagnostics: readonly Diagnostic[]) => boolean
  #config: SiteConfig | undefined
  #isRight: boolean | undefined
  #failure: { readonly error: unknown } | undefined

  /**
   * Finds out whether the configuration matches the schema, and no more yet.
   *
   * @param report called once, with all that is to be said of the file; returns whether it has no error
   */
  constructor(check: SteppedCheck<CheckedFile>, report: (diagnostics: readonly Diagnostic[]) => boolean) {
    this.#check = check
    this.#report = report
    this.#step()
  }

  /** The configuration, which matches the schema; undefined where it does not, or is known to be wrong. */
  get config(): SiteConfig | undefined {
    return this.#isRight === false ? undefined : this.#config
  }

  /** Whether all steps were taken. */
  get isDone(): boolean {
    return this.#isRight !== undefined
  }

  /** Takes steps until something that another process makes is there. Returns that. */
  async advanceUntil<T>(made: Promise<T>): Promise<T> {
    const isThere = made.then(
      () => true,
      () => true,
    )
    while (!this.isDone && !(await Promise.race([isThere, wait(pauseMs, false)]))) this.advance()
    return made
  }

  /** Takes a step more. Returns false where none was left. Throws where the configuration turns out to be wrong. */
  advance(): boolean {
    if (this.isDone) return false
    this.#step()
    if (this.#isRight === false) throw new Error('The configuration has errors')
    return true
  }

  /** Takes all steps that are left. Returns whether the configuration has no error. */
  finish(): boolean {
    while (this.#isRight === undefined) this.#step()
    return this.#isRight
  }

  /** Throws what the check throws, each time: what is left of it cannot be told any more. */
  #step(): void {
    if (this.#failure) throw this.#failure.error
    try {
      const { done, value } = this.#check.next()
      this.#config ??= value.config
      if (done) this.#isRight = this.#report(value.diagnostics)
    } catch (error) {
      this.#failure = { error }
      throw error
    }
  }
}
