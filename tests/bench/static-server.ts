import { readFile, stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

/** The types of files, by how their names end. */
export const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
}
const compressible = /html|css|javascript|json|svg|xml|plain/
const year = 31_536_000
/** In another thread: whoever taps in a page meanwhile must not wait for it. */
const compress = promisify(brotliCompress)

interface Answer {
  readonly type: string
  readonly plain: Buffer
  readonly brotli: Buffer
}

/** Serves a folder as a good host would: brotli, long caching of hashed files, `/path` from `path/index.html`. */
export async function serveFolder(folder: string, port: number): Promise<Server> {
  const answers = new Map<string, Promise<Answer | undefined>>()
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
    const known = answers.get(path) ?? answer(folder, path)
    answers.set(path, known)
    const found = await known
    if (!found) {
      response.writeHead(404).end()
      return
    }
    const brotli = compressible.test(found.type) && String(request.headers['accept-encoding']).includes('br')
    const cache = /html|json/.test(found.type) ? 'no-cache' : `public, max-age=${year}, immutable`
    response.setHeader('content-type', found.type).setHeader('cache-control', cache)
    if (brotli) response.setHeader('content-encoding', 'br')
    response.end(brotli ? found.brotli : found.plain)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}

async function answer(folder: string, path: string): Promise<Answer | undefined> {
  for (const candidate of [join(folder, path), join(folder, path, 'index.html')]) {
    const facts = await stat(candidate).catch(() => undefined)
    if (!facts?.isFile()) continue
    const plain = await readFile(candidate)
    const type = mediaTypes[extname(candidate)] ?? 'application/octet-stream'
    return { type, plain, brotli: compressible.test(type) ? await compress(plain) : plain }
  }
  return undefined
}
