import type { Io } from '../io.ts'
import { commandWords } from './command-words.ts'

interface Attempt {
  readonly port: number
  /** The name of the command that was to serve. */
  readonly command: string
}

/**
 * What to tell whoever asked for a port that cannot be had.
 *
 * @throws the error itself where it is about something else
 */
export function explainPort(error: NodeJS.ErrnoException, attempt: Attempt, io: Io): string {
  if (error.code === 'EADDRINUSE') return commandWords(io).portTaken(attempt)
  if (error.code === 'EACCES' && error.syscall === 'listen') return commandWords(io).portRefused(attempt)
  throw error
}
