import type { Io } from '../io.ts'
import { commandWords, type PortAttempt } from './command-words.ts'

/**
 * Explains why a port cannot be used.
 *
 * @throws the error itself where it has another reason
 */
export function explainPort(error: NodeJS.ErrnoException, attempt: PortAttempt, io: Io): string {
  if (error.code === 'EADDRINUSE') return commandWords(io).portTaken(attempt)
  if (error.code === 'EACCES' && error.syscall === 'listen') return commandWords(io).portRefused(attempt)
  throw error
}
