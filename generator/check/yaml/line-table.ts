import type { Position } from '../../diagnostics/diagnostic.ts'

/** Finds lines and columns, which count from 1, by offset. */
export class LineTable {
  readonly text: string
  readonly #starts: number[] = [0]

  constructor(text: string) {
    this.text = text
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1)
  }

  /** The position of an offset; for an offset past the end, the end position. */
  position(offset: number): Position {
    const at = Math.max(0, Math.min(offset, this.text.length))
    let low = 0
    let high = this.#starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.#starts[middle] ?? 0) <= at) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: at - (this.#starts[low] ?? 0) + 1, offset: at }
  }

  /** The number of lines. */
  get length(): number {
    return this.#starts.length
  }

  /** Where a line begins. */
  start(number: number): number {
    return this.#starts[number - 1] ?? this.text.length
  }

  /** The text of a line, without its end. */
  line(number: number): string | undefined {
    const start = this.#starts[number - 1]
    if (start === undefined) return undefined
    return this.text.slice(start, this.#starts[number] ?? this.text.length).replace(/\r?\n$/, '')
  }
}
