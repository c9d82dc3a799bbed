import { hash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { editRoot, tokenHeader } from '../../../src/edit/protocol/protocol.ts'

/** Names under which a server that listens on this machine alone can be asked. */
const ownNames = ['localhost', '127.0.0.1', '[::1]']

/** Files that the editor's own page loads, before it knows the token. They hold nothing of the site. */
const appFiles = /^\/@edit\/(?:[\w-]+\.(?:js|css)|pictures\/[\w-]+\.webp|fonts\/[\w-]+\.woff2)?$/

/**
 * Whether a request comes from the editor itself: not from a page of another site that a browser on this machine shows, nor through a name
 * that points to this machine.
 *
 * @param path the request's path
 * @param port where the server listens
 * @param former the hashes of tokens with which tabs were opened that may be open still
 */
export function isOwnRequest(
  request: IncomingMessage,
  { path, port, token, former = [] }: { path: string; port: number; token: string; former?: readonly string[] },
): boolean {
  const { host = '', origin, 'sec-fetch-site': site } = request.headers
  const hosts = ownNames.flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`]))
  if (!hosts.includes(host.toLowerCase())) return false
  if (origin !== undefined && origin !== `http://${host}`) return false
  if (!path.startsWith(editRoot)) return true
  // The welcome, at another port of this machine, leads to the editor's page, which holds nothing but its code.
  const isLedHere = path === editRoot && site === 'same-site' && request.headers['sec-fetch-mode'] === 'navigate'
  if (site !== undefined && site !== 'same-origin' && site !== 'none' && !isLedHere) return false
  const given = String(request.headers[tokenHeader] ?? '')
  return appFiles.test(path) || isSame(given, token) || former.some((known) => isSame(hashOfToken(given), known))
}

/** What is kept of a token: it cannot be made again from it. */
export function hashOfToken(token: string): string {
  return hash('sha256', token, 'hex')
}

function isSame(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)]
  return a.length === b.length && timingSafeEqual(a, b)
}
