import type { Io } from '../io.ts'
import { commandWords } from './command-words.ts'

/** Thrown for arguments that no command takes, with the reason in the words of its user. */
export class WrongUsage extends Error {}

interface Usage {
  /** How the command is called. */
  readonly usage: string
  readonly io: Io
}

/**
 * Reads the arguments of a command. Where they are wrong, prints why and how the command is called, and returns undefined.
 *
 * @param read returns the options; throws `WrongUsage`, or what `parseArgs` throws
 * @throws whatever else `read` throws: that is a mistake of ours
 */
export function readOptions<Options>(read: () => Options, { usage, io }: Usage): Options | undefined {
  try {
    return read()
  } catch (error) {
    if (!isWrongUsage(error)) throw error
    const reason = error instanceof WrongUsage ? error.message : commandWords(io).argumentsWrong(error.message)
    io.err(`${reason}\nusage: ${usage}\n`)
    return undefined
  }
}

function isWrongUsage(error: unknown): error is Error {
  return (
    error instanceof WrongUsage ||
    (error instanceof Error && 'code' in error && /^ERR_PARSE_ARGS/.test(`${error.code}`))
  )
}
