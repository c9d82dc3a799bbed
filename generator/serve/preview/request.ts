import type { IncomingMessage } from 'node:http'
import { posix } from '#path'
import { decodePart } from '../../../src/routing/decode-part.ts'
import { parseUrl, withoutEndSlash } from '../../lib/addresses/web-addresses.ts'

/** The path and query of a request. A malformed URL counts as a path that no site has. */
export function requestAddress({ url = '/' }: IncomingMessage): { pathname: string; search: string } {
  const address = url.startsWith('/') ? `http://localhost${url}` : url
  return parseUrl(address) ?? { pathname: url, search: '' }
}

/** The longest accepted address, in characters. */
export const longestAddress = 8_000

/**
 * The path of an address: decoded, with dots and doubled slashes resolved. Undefined for an invalid one, with control characters or a "%" that
 * is not followed by two hexadecimal digits.
 */
export function readPath(written: string): string | undefined {
  if (/%(?![\da-f]{2})|%(?:[01][\da-f]|7f)/i.test(written)) return undefined
  return posix.normalize(decodePart(written))
}

/** Where an address with doubled slashes is redirected to, even if there is no page: to single slashes, with a trailing one only for a home page. */
export function singleSlashes(written: string, homes: readonly string[]): string | undefined {
  if (!written.includes('//')) return undefined
  const single = posix.normalize(written)
  return homes.includes(single) ? single : withoutEndSlash(single) || '/'
}

/**
 * Reads the body of a request. Undefined if it has more bytes than the limit, so that nobody can fill the memory, or if the connection ends
 * before it is complete.
 */
export async function readBody(request: IncomingMessage, largest = 256 * 1024): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size <= largest) chunks.push(chunk)
      else chunks.length = 0
    }
  } catch (error) {
    if (!request.complete) return undefined
    throw error
  }
  return size <= largest ? Buffer.concat(chunks) : undefined
}
