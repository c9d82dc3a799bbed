import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { generalHeaders } from '../../output/hosting/headers.ts'
import { type Hosting, hostName } from '../../output/hosting/hosting.ts'
import { hostingFile } from '../../output/hosting/write-hosting.ts'
import { isNamed, refuseName } from './is-named.ts'
import { type ListenAddress, listen } from './listen.ts'
import { type Handler, serveSite, setHeaders } from './serve-site.ts'

/** The options of a preview. */
interface PreviewOptions extends ListenAddress {
  /** The folder of a built site. */
  readonly out: string
  /** Handlers that get requests first, such as a receiver of leads. */
  handlers(hosting: Hosting): readonly Handler[]
  /** Prints errors. */
  print(text: string): void
}

/** A running preview. */
export interface Preview {
  /** Its address, without a trailing slash. */
  readonly address: string
  /** The path of the site below the web root. */
  readonly folder: string
  close(): Promise<void>
}

/**
 * Serves a built site.
 *
 * @throws an error with the `code` "ENOENT" if no site was built, "EADDRINUSE" if the port is taken
 */
export async function preview({ out, handlers, print, ...place }: PreviewOptions): Promise<Preview> {
  if (!existsSync(hostingFile(out))) throw Object.assign(new Error(`${out} holds no built site`), { code: 'ENOENT' })
  const chain = await lastBuilt(hostingFile(out), (hosting) => [
    ownNames(hosting, place),
    ...handlers(hosting),
    serveSite(out, hosting),
  ])
  const server = createServer(async (request, response) => {
    try {
      for (const handle of await chain()) if (await handle(request, response)) return
    } catch (error) {
      print(error instanceof Error ? String(error.stack) : String(error))
      if (!response.headersSent) response.writeHead(500)
      response.end()
    }
  })
  const { folder } = await readHosting(hostingFile(out))
  return {
    folder,
    address: await listen(server, place),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Refuses requests that name another host. */
function ownNames(hosting: Hosting, { host = '' }: ListenAddress): Handler {
  return async (request, response) => {
    if (isNamed(request, [hostName(hosting), host])) return false
    setHeaders(response, generalHeaders(hosting.headers))
    refuseName(response)
    return true
  }
}

/** The handlers of the site as last built: made again when a build has replaced its description. */
async function lastBuilt(file: string, make: (hosting: Hosting) => readonly Handler[]) {
  let stamp = await fileStamp(file)
  let handlers = make(await readHosting(file))
  return async () => {
    const now = await fileStamp(file)
    if (now === stamp) return handlers
    const hosting = await readHosting(file).catch(() => undefined)
    // While a build writes the description, the previous site is served.
    if (hosting) [handlers, stamp] = [make(hosting), now]
    return handlers
  }
}

async function readHosting(file: string): Promise<Hosting> {
  return JSON.parse(await readFile(file, 'utf8'))
}

async function fileStamp(file: string): Promise<string> {
  const facts = await stat(file).catch(() => undefined)
  return facts ? `${facts.ino} ${facts.mtimeMs}` : ''
}
