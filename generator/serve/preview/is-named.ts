import type { IncomingMessage, ServerResponse } from 'node:http'
import { isHostAllowed } from 'host-validation-middleware'

/**
 * Whether a request names this server as it may be named: by an address, as localhost, or by one of its names. A page of another site can
 * have its own name point to this machine, and would read what is answered to it.
 */
export function isNamed({ headers, url = '' }: IncomingMessage, names: readonly string[]): boolean {
  // An address with a scheme counts more than the header.
  const host = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(url)?.[1] ?? headers.host
  // With a dot behind it, a name is the same name.
  return host !== undefined && isHostAllowed(host.toLowerCase().replace(/\.(?=:\d+$|$)/, ''), names)
}

/** Refuses a request that names another host. */
export function refuseName(response: ServerResponse): void {
  response
    .writeHead(421, { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' })
    .end('This server does not answer to that name. To have it do so, start it with: --host NAME\n')
}
