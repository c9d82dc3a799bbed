import { setTimeout as wait } from 'node:timers/promises'
import type { SiteConfig } from '../../schema/site-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { CheckedFile } from './check-file.ts'
import { imageFiles } from './rules/image-files.ts'
import type { SteppedCheck } from './validate/stepped-check.ts'

/** The pause between two steps, for other work of this process. */
const pauseMs = 10

/** A check that goes on step by step while the site is being built from the same file. */
export class RunningCheck {
  /** The bytes of the configuration; none if it could not be read. */
  readonly bytes: Uint8Array
  readonly #check: SteppedCheck<CheckedFile>
  readonly #report: (diagnostics: readonly Diagnostic[]) => boolean
  #config: SiteConfig | undefined
  #images: readonly string[] = []
  #isRight: boolean | undefined
  #failure: { readonly error: unknown } | undefined

  /**
   * Takes the first step: whether the configuration matches the schema.
   *
   * @param check the check of a file with these bytes
   * @param report called once, with all diagnostics; returns whether there is no error
   */
  constructor(
    check: SteppedCheck<CheckedFile>,
    report: (diagnostics: readonly Diagnostic[]) => boolean,
    bytes: Uint8Array = new Uint8Array(),
  ) {
    this.bytes = bytes
    this.#check = check
    this.#report = report
    this.#step()
  }

  /** The configuration if it matches the schema; undefined if it does not, or if the check has found errors. */
  get config(): SiteConfig | undefined {
    return this.#isRight === false ? undefined : this.#config
  }

  /** The names of the images in the configuration: the check has come upon them. */
  get images(): readonly string[] {
    return this.#images
  }

  /** Whether the check has ended. */
  get isDone(): boolean {
    return this.#isRight !== undefined
  }

  /** Takes steps until a promise is settled, such as the work of another process. Returns its result. */
  async advanceUntil<T>(made: Promise<T>): Promise<T> {
    const isThere = made.then(
      () => true,
      () => true,
    )
    while (!this.isDone && !(await Promise.race([isThere, wait(pauseMs, false)]))) this.advance()
    return made
  }

  /** Takes one step. Returns false if none was left. Throws if the configuration turns out to be wrong. */
  advance(): boolean {
    if (this.isDone) return false
    this.#step()
    if (this.#isRight === false) throw new Error('The configuration has errors')
    return true
  }

  /** Takes the remaining steps. Returns whether the configuration has no error. */
  finish(): boolean {
    while (this.#isRight === undefined) this.#step()
    return this.#isRight
  }

  /** Takes one step. An error of the check is thrown again at each further step: its result will never be known. */
  #step(): void {
    if (this.#failure) throw this.#failure.error
    try {
      const { done, value } = this.#check.next()
      this.#config ??= value.config
      if (done) this.#isRight = this.#report(value.diagnostics)
      else if (value.site) this.#images = imageFiles(value.site).map(({ name }) => name)
    } catch (error) {
      this.#failure = { error }
      throw error
    }
  }
}
