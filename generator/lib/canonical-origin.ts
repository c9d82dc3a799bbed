import { parsedUrl } from './parsed-url.ts'

/** An origin that means the same in a policy and in the configuration of every server: nothing in it has a meaning of its own there. */
const plainOrigin = /^https?:\/\/(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*|\[[\da-f:.]+\])(?::\d{1,5})?$/

/** The origin of an address in its one form: in small letters, a name of other scripts in ASCII; undefined where there is no such host. */
export function canonicalOrigin(address: string): string | undefined {
  const origin = parsedUrl(address)?.origin
  return origin !== undefined && plainOrigin.test(origin) ? origin : undefined
}
