/**
 * How much may still be read in search of what a broken file means, counted in lines. A clock would make the messages depend on how busy the
 * machine is.
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

/** What else is done with a text costs as much for each of its lines as reading several: parsing it as YAML, and checking it. */
export const parsing = 11
export const checking = 7
