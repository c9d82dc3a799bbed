/**
 * How many more lines may be read to find out what a broken file means. Time is not measured, since messages would then depend on how
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
