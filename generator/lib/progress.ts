/** Reports the progress of a long run: only on a terminal, on one line that is overwritten. */
export interface Progress {
  /**
   * Runs a step: says that it begins, and how long it took.
   *
   * @param name what the step does
   * @param run the step; it may report how many things of how many are done
   */
  step<T>(name: string, run: (report: (done: number, total: number) => void) => T | Promise<T>): Promise<T>
}

/** Where progress is written. */
interface Terminal {
  readonly isTTY?: boolean
  write(text: string): unknown
}

/** Progress on a terminal; silence elsewhere. */
export function createProgress(terminal: Terminal): Progress {
  if (!terminal.isTTY) return { step: async (_name, run) => run(() => {}) }
  return {
    async step(name, run) {
      const start = performance.now()
      terminal.write(`\r\u001b[2K  ${name} …`)
      const result = await run((done, total) => {
        if (done % 50 === 0 || done === total) terminal.write(`\r\u001b[2K  ${name} ${done} of ${total}`)
      })
      terminal.write(`\r\u001b[2K  ${name} ${Math.round(performance.now() - start)} ms\n`)
      return result
    },
  }
}
