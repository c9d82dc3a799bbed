/** What is known by now of a check that goes on while the site is built. */
export class Verdict {
  #isKnown = false
  #error: unknown

  /** @param isRight whether the configuration is without errors */
  constructor(isRight: Promise<boolean>) {
    isRight.then(
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

  #know(error: unknown): void {
    this.#isKnown = true
    this.#error = error
  }
}
