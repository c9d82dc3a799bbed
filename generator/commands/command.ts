import type { Io } from '../io.ts'

/** What `node generator/main.mjs NAME` starts. */
export interface Command {
  /** How it is called, beginning with its name. */
  readonly usage: string
  /**
   * Does the work.
   *
   * @param args the arguments after the command's name
   * @returns the exit code: 0 fine, 1 the configuration or the site is wrong, 2 wrong usage; undefined while it keeps serving or watching
   */
  run(args: readonly string[], io: Io): Promise<number | undefined>
}
