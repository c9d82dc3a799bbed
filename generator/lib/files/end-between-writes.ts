/** The signals by which people and systems end a program. */
export const endSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Lets these signals end the process only between two synchronous steps, such as saves: by default the system would end it in the middle of one, and
 * leave half a file behind.
 */
export function endBetweenWrites(): void {
  for (const signal of endSignals) process.once(signal, () => process.kill(process.pid, signal))
}
