import type { IncomingMessage } from 'node:http'

/** The path and query of a request. A malformed URL counts as a path that no site has. */
export function requestAddress({ url = '/' }: IncomingMessage): { pathname: string; search: string } {
  const address = url.startsWith('/') ? `http://localhost${url}` : url
  return URL.canParse(address) ? new URL(address) : { pathname: url, search: '' }
}
