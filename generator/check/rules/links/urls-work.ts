import { atValue } from '../../../diagnostics/problem.ts'
import { isPrivateAddress } from '../../../lib/addresses/private-hosts.ts'
import { hasPossibleHost, hostBehindUser, repairHost } from '../../../lib/addresses/web-addresses.ts'
import { placePath } from '../../../schema/walk.ts'
import type { Rule } from '../rule-input.ts'

/** URLs outside of texts have a possible host and port, without a user or a second "https://" before them, as links in texts do. */
export const urlsAreWhole: Rule = ({ texts }) =>
  texts.map(({ place, value }) => {
    const host = /^https?:\/\/([^/?#\s]*)/.exec(value)?.[1]
    if (host === undefined || hasPossibleHost(value)) return undefined
    return atValue('url-host', placePath(place), hostParameters(value, host), { word: host })
  })

/** What is said of an address without a possible host. */
export function hostParameters(value: string, host: string) {
  const named = hostBehindUser(value)
  const suggestion = repairHost(value)
  return { value, host: named ?? host, isNamed: named !== undefined, ...(suggestion && { suggestion }) }
}

/** URLs outside of texts use https, as links in texts do. */
export const urlsAreSecure: Rule = ({ texts }) =>
  texts.map(
    ({ place, value }) =>
      /^http:\/\//.test(value) &&
      !isPrivateAddress(value) &&
      atValue('link-insecure', placePath(place), { url: value }),
  )

/** URLs outside of texts lead to hosts that visitors can reach, as links in texts do; another rule checks the addresses of receivers. */
export const urlsArePublic: Rule = ({ texts }) =>
  texts.map(
    ({ place, schema, value, unfinished }) =>
      !unfinished &&
      schema.prose === undefined &&
      schema.form !== 'webhook' &&
      // Only the editor asks it, which may be used in one office.
      schema.form !== 'repositoryAddress' &&
      isPrivateAddress(value) &&
      atValue('link-private', placePath(place), { url: value }),
  )
