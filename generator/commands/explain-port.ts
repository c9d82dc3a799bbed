import type { Io } from '../io.ts'
import { commandWords, type PortAttempt } from './command-words.ts'

/**
 * What to tell whoever asked for a port that cannot be had.
 *
 * @throws the error itself where it is about something else
 */
export function explainPort(error: NodeJS.ErrnoException, attempt: PortAttempt, io: Io): string {
  if (error.code === 'EADDRINUSE') return commandWords(io).portTaken(attempt)
  if (error.code === 'EACCES' && error.syscall === 'listen') return commandWords(io).portRefused(attempt)
  throw error
}
