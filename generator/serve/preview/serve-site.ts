import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Redirect } from '../../../src/routing/route.ts'
import { redirectFinder } from '../../compile/redirects.ts'
import { headersAt } from '../../output/hosting/headers.ts'
import type { Hosting } from '../../output/hosting/hosting.ts'
import { knownMediaType, mediaType } from '../../output/hosting/media-types.ts'
import { requestAddress } from './request-address.ts'

type Target = Pick<Redirect, 'to' | 'status'>

/** Handles requests; false where it leaves a request to others. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/**
 * Serves a built site as a real host would: redirects, headers, clean addresses, precompressed files, 404 pages.
 *
 * @param folder the web root
 * @param hosting how to serve it
 */
export function serveSite(folder: string, hosting: Hosting): Handler {
  const redirectOf = redirectFinder(hosting.redirects)
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      // Hosts are told these types, too; the library does not know them all. A clean address has no extension.
      setHeaders(response, { 'content-type': knownMediaType(pathname) ?? mediaType('index.html') })
      setHeaders(response, headersAt(hosting.headers, pathname))
    },
  })

  return async (request, response) => {
    const { pathname, search } = requestAddress(request)
    const target = redirectOf(pathname) ?? cleanAddress(pathname, { folder, homes: hosting.homes })
    if (target) {
      setHeaders(response, headersAt(hosting.headers, pathname))
      response.writeHead(target.status, { location: target.to + search }).end()
      return true
    }
    // The library looks for names only.
    const accepted = String(request.headers['accept-encoding'] ?? '').split(',')
    request.headers['accept-encoding'] = accepted.filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry)).join()
    await new Promise<void>((resolve, reject) => {
      response.on('close', resolve)
      files(request, response, () => answerNotFound(response, { folder, hosting, pathname }).then(resolve, reject))
    })
    return true
  }
}

/** Every page has one address: without "index.html", and without a trailing slash unless it is the root or a locale's home. */
function cleanAddress(
  path: string,
  { folder, homes }: { folder: string; homes: readonly string[] },
): Target | undefined {
  const level = path.replace(/index\.html$/, '')
  const file = fileOf(level)
  if (!level.endsWith('/') || file === undefined || !existsSync(join(folder, file, 'index.html'))) return undefined
  const clean = level === '/' || homes.includes(level) ? level : level.slice(0, -1)
  return clean === path ? undefined : { to: clean, status: 301 }
}

/** The file path of a URL path; undefined where it cannot be decoded, or where a browser would take its start for a host. */
function fileOf(path: string): string | undefined {
  if (path.includes('//')) return undefined
  try {
    return decodeURI(path)
  } catch (error) {
    // Such as `%ff`, which is no character.
    if (error instanceof URIError) return undefined
    throw error
  }
}

async function answerNotFound(
  response: ServerResponse,
  { folder, hosting, pathname }: { folder: string; hosting: Hosting; pathname: string },
): Promise<void> {
  const rule = [...hosting.notFound]
    .sort((a, b) => b.prefix.length - a.prefix.length)
    .find(({ prefix }) => pathname.startsWith(prefix))
  const body = await readFile(join(folder, rule?.file ?? '404.html'))
  setHeaders(response, headersAt(hosting.headers, '/404'))
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length }).end(body)
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}
