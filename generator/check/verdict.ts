/** What is known by now of a check that goes on while the site is built. */
export class Verdict {
  readonly #ending: Promise<void>
  #isKnown = false
  #error: unknown

  /** @param isRight whether the configuration is without errors */
  constructor(isRight: Promise<boolean>) {
    this.#ending = isRight.then(
      (right) => this.#know(right ? undefined : new Error('The configuration has errors')),
      (error) => this.#know(error),
    )
  }

  /** Whether the check has ended. */
  get isKnown(): boolean {
    return this.#isKnown
  }

  /** Throws where the configuration is known to be wrong, or the check has failed. */
  throwIfWrong(): void {
    if (this.#error !== undefined) throw this.#error
  }

  /** Waits for the end of the check. Throws where the configuration is wrong, or the check has failed. */
  async wait(): Promise<void> {
    await this.#ending
    this.throwIfWrong()
  }

  #know(error: unknown): void {
    this.#isKnown = true
    this.#error = error
  }
}
