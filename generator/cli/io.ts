/** A command's output and environment. */
export interface Io {
  /** Prints results. */
  out(text: string): void
  /** Prints messages. */
  err(text: string): void
  readonly env: Readonly<Record<string, string | undefined>>
  /** Whether a person reads the results on a terminal. */
  readonly isTerminal: boolean
  /** What was found damaged in the cache before the command began, and has been made anew. */
  readonly repaired?: readonly string[]
}

/** Whether results may have colours. */
export function showsColours({ isTerminal, env }: Pick<Io, 'isTerminal' | 'env'>): boolean {
  return isTerminal && !env.NO_COLOR
}
