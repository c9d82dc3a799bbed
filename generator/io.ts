/** Where a command prints, and what it may know of its surroundings. */
export interface Io {
  /** Prints results. */
  out(text: string): void
  /** Prints what is not a result. */
  err(text: string): void
  readonly env: Readonly<Record<string, string | undefined>>
  /** Whether a person reads the results on a terminal. */
  readonly isTerminal: boolean
}
