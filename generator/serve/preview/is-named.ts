import type { IncomingMessage, ServerResponse } from 'node:http'
import { isHostAllowed } from 'host-validation-middleware'

/**
 * Whether the host of a request is allowed: an IP address, localhost, or one of the server's names. This prevents DNS rebinding, where another
 * site's name is pointed at this machine so that its pages can read the responses.
 */
export function isNamed({ headers, url = '' }: IncomingMessage, names: readonly string[]): boolean {
  // An address with a scheme counts more than the header.
  const host = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(url)?.[1] ?? headers.host
  // A trailing dot does not change a name.
  return host !== undefined && isHostAllowed(host.toLowerCase().replace(/\.(?=:\d+$|$)/, ''), names)
}

/** Refuses a request that names another host. */
export function refuseName(response: ServerResponse): void {
  response
    .writeHead(421, { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' })
    .end('This server does not answer to that name. To have it do so, start it with: --host NAME\n')
}
