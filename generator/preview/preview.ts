import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { Hosting } from '../hosting/hosting.ts'
import { hostingFile } from '../hosting/write-hosting.ts'
import { listen } from './listen.ts'
import { type Handler, serveSite } from './serve-site.ts'

/** What a preview takes. */
export interface PreviewOptions {
  /** The folder of a built site. */
  readonly out: string
  /** The port; 0 takes any that is free. */
  readonly port: number
  /** Handlers that see requests before the files do, such as a receiver of leads at the site's webhook. */
  handlers(hosting: Hosting): readonly Handler[]
  /** Prints what goes wrong in it for whoever runs it. */
  print(text: string): void
}

/** A running preview. */
export interface Preview {
  /** Its address, without a slash at the end. */
  readonly address: string
  close(): Promise<void>
}

/**
 * Serves a built site.
 *
 * @throws an error with a `code` of "ENOENT" where nothing was built, of "EADDRINUSE" where the port is taken
 */
export async function preview({ out, port, handlers, print }: PreviewOptions): Promise<Preview> {
  if (!existsSync(hostingFile(out))) throw Object.assign(new Error(`${out} holds no built site`), { code: 'ENOENT' })
  const hosting = JSON.parse(await readFile(hostingFile(out), 'utf8')) as Hosting
  const chain = [...handlers(hosting), serveSite(out, hosting)]
  const server = createServer(async (request, response) => {
    try {
      for (const handle of chain) if (await handle(request, response)) return
    } catch (error) {
      print(error instanceof Error ? String(error.stack) : String(error))
      if (!response.headersSent) response.writeHead(500)
      response.end()
    }
  })
  return {
    address: await listen(server, port),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
