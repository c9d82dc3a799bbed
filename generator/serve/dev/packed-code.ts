import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { bundle } from '../../bundle/bundle.ts'
import { packedPart } from '../../lib/files/paths.ts'
import { requestAddress } from '../preview/request.ts'
import type { DevCode } from './dev-code.ts'

/** The name of the part of the package that is the code of pages in development: its files by their paths. */
export const packedDev = 'dev.json'

/** Where pages listen for changes. */
export const eventsPath = '/@site/events'

/** Serves the code as the package has it. Pages hear of changes by a stream of events. */
export function packedCode(): DevCode {
  const files = new Map(Object.entries(JSON.parse(readFileSync(packedPart(packedDev) ?? '', 'utf8')) as object))
  const listeners = new Set<ServerResponse>()
  return {
    server: async () => (await bundle()).server,
    transformed: async (_path, html) => html,
    tell({ name, ...data }) {
      for (const listener of listeners) listener.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    fixStack() {},
    handle(request, response, next) {
      const { pathname } = requestAddress(request)
      const code = files.get(pathname.slice(1))
      if (code !== undefined) {
        response
          .writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
          .end(code)
      } else if (pathname === eventsPath) {
        response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders()
        listeners.add(response)
        response.on('close', () => listeners.delete(response))
      } else next()
    },
    async close() {
      for (const listener of listeners) listener.end()
    },
  }
}
