import { resolve } from 'node:path'
import { compileSite } from '../../compile-site.ts'
import { emit } from '../../output/modules/emit.ts'
import { checkAndPrint } from '../check-and-print.ts'
import { command, options } from '../command.ts'
import { listSourcePaths, modulesFolder, refuseFolders, refuseOverlaps } from '../refuse-folders.ts'

/** Checks the configuration and writes only the typed modules, for the type checker. */
export const emitCommand = command('emit', {
  options: { config: options.config, generated: options.generated },
  async run(values, io) {
    const [file, generated] = [resolve(values.config), resolve(values.generated ?? 'src/generated')]
    const written = [modulesFolder(generated)]
    if (refuseFolders(written, io) || refuseOverlaps(written, listSourcePaths(file), io)) return 2
    const config = checkAndPrint(file, io)
    if (!config) return 1
    const { model } = await compileSite(config, file)
    emit(model, generated)
    return 0
  },
})
