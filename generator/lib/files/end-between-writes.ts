/** The signals by which people and systems end a program. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Ends the process by these signals once what it does in one go is done, such as a save: the system alone would end it in the middle, and leave a
 * half of it behind.
 */
export function endBetweenWrites(): void {
  for (const signal of signals) process.once(signal, () => process.kill(process.pid, signal))
}
