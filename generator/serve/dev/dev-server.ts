import { createServer } from 'node:http'
import { isPackaged } from '../../lib/files/paths.ts'
import { FileWatch } from '../file-watch.ts'
import { isNamed, refuseName } from '../preview/is-named.ts'
import { listen } from '../preview/listen.ts'
import type { DevCode, DevCodeOptions } from './dev-code.ts'
import { type DevOptions, DevState } from './dev-state.ts'

/** A running development server. */
interface DevServer {
  readonly address: string
  close(): Promise<void>
}

/**
 * Serves a site while it is being written: each save of the configuration or of an image updates the open page without a reload; a
 * mistake shows in the terminal and over the page, and the last good site stays.
 *
 * @throws an error with the `code` "EADDRINUSE" where the port is taken; everything is closed then
 */
export async function startDevServer(options: DevOptions): Promise<DevServer> {
  const http = createServer()
  const names = options.host ? [options.host] : []
  const code = await loadCode({ http, names, onStyles: () => state.restyle() })
  const state = new DevState(options, code)
  http.on('request', (request, response) =>
    isNamed(request, names)
      ? code.handle(request, response, () => void state.answer(request, response))
      : refuseName(response),
  )
  await state.reload()
  const files = watch(state)
  const close = async () => {
    files.close()
    await code.close()
    http.closeAllConnections()
    await new Promise((done) => http.close(done))
  }
  try {
    return { address: await listen(http, options), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function loadCode(options: DevCodeOptions): Promise<DevCode> {
  if (isPackaged) return (await import('./packed-code.ts')).packedCode()
  return (await import('./vite-code.ts')).viteCode(options)
}

/** Watches the files that the site is made of. */
function watch(state: DevState): FileWatch {
  const files = new FileWatch(() => void state.reload().then(() => files.watch(state.files)))
  files.watch(state.files)
  return files
}
