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

/** Prints why a command does nothing. Returns its exit code. */
export function refuse(io: Pick<Io, 'err'>, why: string): number {
  io.err(`${why}\n`)
  return 1
}

/** Whether results may have colours. */
export function showsColours({ isTerminal, env }: Pick<Io, 'isTerminal' | 'env'>): boolean {
  return isTerminal && !env.NO_COLOR
}
