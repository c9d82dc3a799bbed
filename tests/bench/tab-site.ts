import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { GitHost } from '../tab/git-host.ts'
import { mediaTypes } from './static-server.ts'

// What the editor in a tab is measured with: the shipped site, its repository, and a host on a slow line.

const root = fileURLToPath(new URL('../../', import.meta.url))
const run = promisify(execFile)
const compress = promisify(brotliCompress)

/** The line of a phone: bytes in a second, and how long a byte is under way. */
const slow = { bytesPerSecond: 200_000, delayMs: 75 }

/** A file that was asked for. */
export interface Sent {
  readonly path: string
  readonly content: Buffer
}

/** The shipped site with an editor, whose repository is on this machine. */
export async function buildSite(folder: string, host: GitHost): Promise<string> {
  const source = join(folder, 'site')
  await mkdir(source)
  for (const name of ['logo.svg', 'translations.lock', 'images', 'pages/kinds'])
    await cp(join(root, name), join(source, name), { recursive: true })
  const text = await readFile(join(root, 'site.config.yaml'), 'utf8')
  const editor = `\neditor:\n  repository: ${host.address}/anna/site\n  software: github\n`
  await writeFile(join(source, 'site.config.yaml'), text + editor)
  const entries = await readdir(source, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const files = await Promise.all(paths.map(async (path) => [relative(source, path), await readFile(path)] as const))
  host.repository.push('main', Object.fromEntries(files))
  const out = join(folder, 'dist')
  const args = ['build', '--config', join(source, 'site.config.yaml'), '--out', out, '--no-share-images']
  await run(process.execPath, [join(root, 'generator/main.mjs'), ...args, '--no-precompress'], {
    cwd: root,
    env: { ...process.env, SITE_GENERATOR_TRUST_KINDS: '1' },
  })
  return out
}

/** Serves a built site compressed, and notes what is asked for; over a line that everything shares, where that is slow. */
export async function serveLikeAHost(folder: string, isSlow: boolean) {
  const sent: Sent[] = []
  let line: Promise<unknown> = Promise.resolve()
  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = decodeURIComponent(pathname)
    const found = await firstThere([join(folder, path), join(folder, path, 'index.html')])
    if (!found) return response.writeHead(404).end()
    const tag = `"${found.content.length}"`
    response.setHeader('etag', tag).setHeader('cache-control', 'no-cache').setHeader('content-type', found.type)
    if (isSlow) await pause(2 * slow.delayMs)
    if (request.headers['if-none-match'] === tag) return response.writeHead(304).end()
    sent.push({ path, content: found.content })
    const body = await compress(found.content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    if (isSlow) {
      line = line.then(() => pause((body.length / slow.bytesPerSecond) * 1000))
      await line
    }
    response.setHeader('content-encoding', 'br').end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}`,
    sent,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function firstThere(paths: readonly string[]) {
  for (const path of paths) {
    const content = await readFile(path).catch(() => undefined)
    if (content) return { content, type: mediaTypes[/\.\w+$/.exec(path)?.[0] ?? ''] ?? 'application/octet-stream' }
  }
  return undefined
}
