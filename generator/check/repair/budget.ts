/**
 * How much may still be read in search of what a broken file means, counted in lines. Time is not measured: messages would depend on how
 * busy the machine is.
 */
export class Budget {
  #lines: number

  constructor(lines: number) {
    this.#lines = lines
  }

  get isSpent(): boolean {
    return this.#lines <= 0
  }

  spend(lines: number): void {
    this.#lines -= lines
  }
}
