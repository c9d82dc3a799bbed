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

/** What parsing a line as YAML costs, in lines of which the outline is read. */
export const parsingCost = 11

/** What validating a line costs, in the same measure. */
export const validatingCost = 7
