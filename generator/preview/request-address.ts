import type { IncomingMessage } from 'node:http'

/** What a request asks for. What cannot be read as an address is a path that no site has. */
export function requestAddress({ url = '/' }: IncomingMessage): { pathname: string; search: string } {
  const address = url.startsWith('/') ? `http://localhost${url}` : url
  return URL.canParse(address) ? new URL(address) : { pathname: url, search: '' }
}
