import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import send from 'send'
import type { Redirect } from '../../../src/routing/route.ts'
import { redirectFinder } from '../../compile/routes/redirects.ts'
import { listFiles } from '../../lib/files/list-files.ts'
import { generalHeaders, resolveHeaders } from '../../output/hosting/headers.ts'
import { type Hosting, leadPaths } from '../../output/hosting/hosting.ts'
import { accepts, mediaType, playedTypes } from '../../output/hosting/media-types.ts'
import { decodeRedirects, queriedRedirects } from '../../output/hosting/redirects.ts'
import { compressedForm } from './compressed-forms.ts'
import { longestAddress, readPath, singleSlashes } from './request.ts'

/** Handles requests. Resolves to false if it leaves a request to the next handler. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/** The encodings in which files are sent, the smaller one first. */
const encodings = (['br', 'gzip'] as const).map((name) => ({ name, accepted: new RegExp(accepts(name), 'i') }))

/**
 * Serves a built site as a real host would: redirects, headers, clean addresses, compressed files, 404 pages.
 *
 * @param folder the web root
 * @param hosting how to serve it
 */
export function serveSite(folder: string, hosting: Hosting): Handler {
  const site = { folder, hosting, files: new Set(listFiles(folder).map((file) => `/${file}`)) }
  const findRedirect = redirectFinder([...decodeRedirects(hosting), ...queriedRedirects(hosting)])
  return async (request, response) => {
    const [, written = '/', search = ''] =
      /^(?:[a-z][a-z\d+.-]*:\/\/[^/?]*)?([^?]*)(.*)$/is.exec(request.url ?? '') ?? []
    const path = readPath(written)
    // A form that no handler receives is sent to an address that does not exist.
    const isRead =
      ['GET', 'HEAD'].includes(request.method ?? '') ||
      (request.method === 'POST' && leadPaths(hosting).includes(path ?? ''))
    if (!isRead) return refuse(response, 405, hosting)
    if (written.length > longestAddress) return refuse(response, 414, hosting)
    if (path === undefined) {
      await answerNotFound(request, response, { ...site, path: written, status: 400 })
      return true
    }
    const target = findRedirect(path, search) ?? undoubled(written, hosting) ?? cleanAddress(path, site)
    const file = findFile(path, site)
    if (target) {
      setHeaders(response, resolveHeaders(hosting.headers, path))
      response
        .writeHead(target.status, { location: target.to + (search === '?' || 'query' in target ? '' : search) })
        .end()
    } else if (file === undefined || request.method === 'POST')
      await answerNotFound(request, response, { ...site, path, status: 404 })
    else await answerFile(request, response, { ...site, path, file })
    return true
  }
}

interface Site {
  readonly folder: string
  readonly hosting: Hosting
  /** The paths of its files: "/index.html". */
  readonly files: ReadonlySet<string>
}

/** The file for a path; undefined if there is none. A compressed file has no path of its own. */
function findFile(path: string, { files, hosting }: Site): string | undefined {
  if (/\.(br|gz)$/.test(path)) return undefined
  const isHome = hosting.homes.includes(path)
  return (isHome ? [`${path}index.html`] : [path, `${path}/index.html`]).find((file) => files.has(file))
}

/** The redirect of an address with doubled slashes, even if there is no page. */
function undoubled(written: string, { homes }: Hosting): Pick<Redirect, 'to' | 'status'> | undefined {
  const to = singleSlashes(written, homes)
  return to === undefined ? undefined : { to, status: 301 }
}

/** The redirect to the canonical address of a page: without "index.html", and without a trailing slash unless it is the root or a locale's home. */
function cleanAddress(path: string, { files, hosting }: Site): Pick<Redirect, 'to' | 'status'> | undefined {
  const level = path.replace(/index\.html$/, '')
  if (!level.endsWith('/') || !files.has(`${level}index.html`)) return undefined
  const clean = hosting.homes.includes(level) ? level : level.slice(0, -1)
  return clean === path ? undefined : { to: encodeURI(clean), status: 301 }
}

/** Chooses the encoding of a file by what the browser accepts, and sets its headers. Returns the file to send. */
async function negotiateEncoding(
  file: string,
  { folder, request, response }: Pick<Site, 'folder'> & Exchange,
): Promise<{ readonly root: string; readonly name: string }> {
  response.setHeader('content-type', mediaType(file))
  response.setHeader('vary', 'Accept-Encoding')
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = encodings.find((each) => each.accepted.test(accepted))?.name
  const form = encoding && (await compressedForm(join(folder, file), encoding))
  if (form) response.setHeader('content-encoding', encoding)
  return form ?? { root: folder, name: file }
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

async function answerFile(
  request: IncomingMessage,
  response: ServerResponse,
  { path, file, folder, hosting }: Site & { path: string; file: string },
): Promise<void> {
  setHeaders(response, resolveHeaders(hosting.headers, path))
  const { root, name } = await negotiateEncoding(file, { folder, request, response })
  await new Promise<void>((resolve, reject) => {
    response.on('close', resolve)
    const acceptRanges = playedTypes.some((extension) => file.endsWith(`.${extension}`))
    send(request, encodeURI(name), { root, acceptRanges, cacheControl: false, dotfiles: 'allow', index: false })
      .on('error', (error: Error & { status: number }) => {
        if (error.status === 412 || error.status === 416) refuse(response, error.status, hosting)
        else reject(error)
      })
      .pipe(response)
  })
}

async function answerNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  { path, status, folder, hosting }: Site & { path: string; status: 400 | 404 },
): Promise<void> {
  const rule = [...hosting.notFound]
    .sort((a, b) => b.prefix.length - a.prefix.length)
    .find(({ prefix }) => path.startsWith(prefix))
  const { root, name } = await negotiateEncoding(`/${rule?.file ?? '404.html'}`, { folder, request, response })
  const body = await readFile(join(root, name))
  setHeaders(response, generalHeaders(hosting.headers))
  response.writeHead(status, { 'content-length': body.length }).end(body)
}

/** Refuses a request with a status only, without a page. */
function refuse(response: ServerResponse, status: 405 | 412 | 414 | 416, { headers }: Hosting): true {
  for (const name of ['content-type', 'content-encoding']) response.removeHeader(name)
  setHeaders(response, generalHeaders(headers))
  if (status === 405) response.setHeader('allow', 'GET, HEAD')
  response.writeHead(status).end()
  return true
}

/** Sets the headers of an answer. */
export function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}
