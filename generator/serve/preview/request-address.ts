import type { IncomingMessage } from 'node:http'
import { parsedUrl } from '../../lib/parsed-url.ts'

/** The path and query of a request. A malformed URL counts as a path that no site has. */
export function requestAddress({ url = '/' }: IncomingMessage): { pathname: string; search: string } {
  const address = url.startsWith('/') ? `http://localhost${url}` : url
  return parsedUrl(address) ?? { pathname: url, search: '' }
}
