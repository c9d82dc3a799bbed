import type { KindFault } from '../diagnostics/kind-fault.ts'

/** A mistake in the files of a kind of a site's own, and where it is. */
export class KindMistake extends Error {
  readonly fault: KindFault
  /** The file with the mistake, absolute. */
  readonly file: string
  /** Counted from 1, as the column. */
  readonly line: number
  readonly column: number
  /** What the compiler says of it, or the name that it is about. */
  readonly detail: string

  constructor(
    fault: KindFault,
    { file, line = 1, column = 1, detail = '' }: { file: string; line?: number; column?: number; detail?: string },
  ) {
    super(`${file}:${line}:${column} ${fault} ${detail}`)
    this.fault = fault
    this.file = file
    this.line = line
    this.column = column
    this.detail = detail
  }
}
