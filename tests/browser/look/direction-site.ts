import { join } from 'node:path'
import { preview } from '../../../generator/serve/preview/preview.ts'
import type { Direction } from '../../../schema/look.ts'
import { inFolder, quick, run } from '../../site/command.ts'
import { readRoutes } from '../../site/read-routes.ts'
import type { SiteText } from '../../site/site-texts.ts'

/** A site in another art direction, which chooses how the sections stand. */
export function inDirection({ text, from }: SiteText, direction: Direction): SiteText {
  const directed = text.replace(/^ {2}direction: \w+$/m, `  direction: ${direction}`)
  return { text: directed.replaceAll(/^ +look: \w+\n/gm, ''), from }
}

/**
 * Builds a configuration into `<folder>/site`, and serves it on a free port.
 *
 * @throws with what the command has said, where the site is not built
 */
export async function serveSite(config: string, folder: string) {
  const { exitCode, output } = await run(['build', '--config', config, ...inFolder(folder), ...quick])
  if (exitCode !== 0) throw new Error(`${config} is not built, exit code ${exitCode}: ${output}`)
  const out = join(folder, 'site')
  const { address, close } = await preview({ out, port: 0, handlers: () => [], print: console.error })
  return { address, close, routes: await readRoutes(out) }
}
