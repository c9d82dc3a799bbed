import { tryPlace } from '../serve/preview/listen.ts'
import { parsePort } from './command.ts'
import { commandWords } from './command-words.ts'
import type { Io } from './io.ts'

/** How many ports are tried behind the usual one. */
const most = 50

/**
 * The port of the editor: the one that was asked for, or else the usual one. Where that is taken, such as by the editor of another site, the next
 * one that is free, which is said.
 *
 * @throws WrongUsage for what is not a port
 */
export async function findPort(values: { readonly port?: string | undefined }, io: Io): Promise<number> {
  const wanted = parsePort(values, io)
  if (values.port !== undefined || io.env.PORT) return wanted
  for (let port = wanted; port < wanted + most; port++) {
    if (!(await isFree(port))) continue
    if (port !== wanted) io.out(`${commandWords(io).portNext(wanted, port)}\n`)
    return port
  }
  return wanted
}

async function isFree(port: number): Promise<boolean> {
  try {
    await tryPlace({ port })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false
    throw error
  }
}
