import { type Options, WrongUsage } from './command.ts'
import { commandWords, lastPort } from './command-words.ts'
import type { Io } from './io.ts'

/** The options that several commands take. */
export const options = {
  config: { type: 'string', default: 'site.config.yaml', value: 'FILE' },
  out: { type: 'string', default: 'dist', value: 'DIR' },
  /** The folder of the typed modules. */
  generated: { type: 'string', default: 'src/generated', value: 'DIR' },
  port: { type: 'string', value: 'NUMBER' },
} as const satisfies Options

const defaultPort = '4173'

/**
 * The port to serve on: the one that is asked for, or that of the environment.
 *
 * @throws WrongUsage for what is not a port
 */
export function portOf({ port: written }: { readonly port?: string }, io: Io): number {
  const said = written ?? (io.env.PORT || defaultPort)
  const port = Number(said)
  if (said.trim() !== '' && Number.isInteger(port) && port >= 0 && port <= lastPort) return port
  throw new WrongUsage(commandWords(io).portWrong(said))
}
