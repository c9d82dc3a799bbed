import { relative } from 'node:path'
import { errorsFirst } from '../../diagnostics/diagnostic.ts'
import { messageLanguage } from '../../diagnostics/languages.ts'
import { formatDiagnostics } from '../../diagnostics/reporters/format-diagnostics.ts'
import { emitWhereAllowed } from '../../output/modules/emit.ts'
import { startDevServer } from '../../serve/dev/dev-server.ts'
import { canWatch } from '../../serve/file-watch.ts'
import { checkAndPrint } from '../check-and-print.ts'
import { command, options } from '../command.ts'
import { explainRefusal } from '../explain-refusal.ts'
import { parseListenAddress, printAddresses } from '../host-option.ts'
import { showsColours } from '../io.ts'
import { openReceiver } from '../open-receiver.ts'
import { codeFolders, generatedFolder, modulesFolder, refuseFolders, refuseOverlaps } from '../refuse-folders.ts'
import { siteFolders } from '../site-folders.ts'

/** Serves the site while its configuration is being edited. */
export const devCommand = command('dev', {
  options: { config: options.config, generated: options.generated, port: options.port, host: options.host },
  async run(values, io) {
    const { file, leads } = siteFolders(values)
    const [generated, place] = [generatedFolder(values), parseListenAddress(values, io)]
    const written = generated === undefined ? [] : [modulesFolder(generated)]
    if (refuseFolders(written, io) || refuseOverlaps(written, [file, ...codeFolders], io)) return 2
    if (!canWatch(file)) {
      checkAndPrint(file, io)
      return 1
    }
    const format = { file: relative(process.cwd(), file), format: 'pretty', language: messageLanguage(io.env) } as const
    const receiver = openReceiver(leads, io)
    const { address } = await startDevServer({
      file,
      ...place,
      handlers: ({ model }) => [receiver(model)],
      explain: (diagnostics) => ({
        terminal: formatDiagnostics(diagnostics, { ...format, colour: showsColours(io) }),
        // Over the page, only the first of them are in view.
        page: formatDiagnostics(errorsFirst(diagnostics), { ...format, colour: false }),
      }),
      explainFailure: (error) => explainRefusal(error, { command: 'dev', io }),
      onSite: async ({ model }) => void (generated !== undefined && emitWhereAllowed(model, generated)),
      print: (text) => io.out(`${text}\n`),
    })
    printAddresses({ address }, place, io)
    return undefined
  },
})
