import { relative } from 'node:path'
import { canWatch } from '../check/file-watch.ts'
import { startCheck } from '../check/start-check.ts'
import { startDevServer } from '../dev/dev-server.ts'
import { errorsFirst } from '../diagnostics/errors-first.ts'
import { formatDiagnostics } from '../diagnostics/format-diagnostics.ts'
import { languageOf } from '../diagnostics/language-of.ts'
import { emit } from '../emit/emit.ts'
import { type Io, showsColours } from '../io.ts'
import type { Command } from './command.ts'
import { explainPort } from './explain-port.ts'
import { explainRefusal } from './explain-refusal.ts'
import { openReceiver } from './open-receiver.ts'
import { refuseFolders } from './refuse-folders.ts'
import { modulesFolder, readSiteOptions, siteUsage } from './site-options.ts'

/** Serves the site while its configuration is being edited. */
export const devCommand: Command = { usage: siteUsage('dev'), run }

async function run(args: readonly string[], io: Io): Promise<number | undefined> {
  const options = readSiteOptions('dev', args, io)
  if (!options || refuseFolders([modulesFolder(options)], io)) return 2
  if (!canWatch(options.config)) {
    await startCheck(options.config, io)
    return 1
  }
  const file = relative(process.cwd(), options.config)
  const format = { file, format: 'pretty', language: languageOf(io.env) } as const
  const receiver = openReceiver(io)
  const server = startDevServer({
    ...options,
    handlers: ({ model }) => [receiver(model)],
    explain: (diagnostics) => ({
      terminal: formatDiagnostics(diagnostics, { ...format, colour: showsColours(io) }),
      // Over the page, only the first of them are in view.
      page: formatDiagnostics(errorsFirst(diagnostics), { ...format, colour: false }),
    }),
    explainFailure: (error) => explainRefusal(error, io),
    onSite: async ({ model }) => emit(model, options.generated),
    print: (text) => io.out(`${text}\n`),
  })
  try {
    const { address } = await server
    io.out(`${address}/\n`)
    return undefined
  } catch (error) {
    io.err(`${explainPort(error as NodeJS.ErrnoException, { port: options.port, command: 'dev' }, io)}\n`)
    return 1
  }
}
