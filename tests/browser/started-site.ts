import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inFolder, temporaryFolder } from '../site/command.ts'
import { readRoutes } from '../site/read-routes.ts'
import { type PageRoute, withKinds } from './page-kinds.ts'
import { startCommand } from './running-command.ts'

/** A site that was built and is served as `npm start` does it. */
export interface StartedSite {
  /** Its address, without a slash at the end. */
  readonly address: string
  /** Its route table. */
  readonly routes: readonly PageRoute[]
  stop(): Promise<void>
}

/** Builds a configuration into a folder of its own and serves it on a free port. */
export async function startSite(config: string): Promise<StartedSite> {
  const folder = await temporaryFolder()
  const { address, stop } = await startCommand(['start', '--config', config, ...inFolder(folder.path)])
  return {
    address,
    routes: withKinds(await readRoutes(join(folder.path, 'site')), await readFile(config, 'utf8')),
    stop: async () => {
      stop()
      await folder.remove()
    },
  }
}
