import { atValue } from '../../diagnostics/problem.ts'
import { isPrivateAddress } from '../../lib/private-hosts.ts'
import { canonicalOrigin, hostBehindUser } from '../../lib/web-addresses.ts'
import { placePath } from '../../schema/walk.ts'
import type { Rule } from './rule-input.ts'

/** URLs outside of texts have a possible host and port, without a user or a second "https://" before them. */
export const urlsAreWhole: Rule = ({ texts }) =>
  texts.map(({ place, value }) => {
    const found = /^(https?:\/\/)([^/?#\s]*)(.*)$/.exec(value)
    const [, scheme = '', host = '', rest = ''] = found ?? []
    if (!found || (isHost(host) && canonicalOrigin(value) !== undefined)) return undefined
    const twice = /^https?:$/.test(host) && rest.startsWith('//') ? scheme + rest.slice(2) : undefined
    const better = host.replace(/^[^@]*@/, '').replaceAll(',', '.')
    const dotted = scheme + better + rest
    const suggestion = twice ?? (isHost(better) && canonicalOrigin(dotted) !== undefined ? dotted : undefined)
    const named = hostBehindUser(value)
    const parameters = { value, host: named ?? host, isNamed: named !== undefined, ...(suggestion && { suggestion }) }
    return atValue('url-host', placePath(place), parameters, { word: host })
  })

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
      // What is no host at all has a message of its own.
      isHost(/^https?:\/\/([^/?#\s]*)/.exec(value)?.[1] ?? '') &&
      isPrivateAddress(value) &&
      atValue('link-private', placePath(place), { url: value }),
  )

/** Whether a text is the name of a host, or its number, with or without a port. */
function isHost(text: string): boolean {
  const name = text.replace(/:\d{1,5}$/, '')
  if (name === 'localhost' || /^\[[\da-f:.]+\]$/i.test(name)) return true
  const labels = name.split('.')
  return (
    labels.length > 1 &&
    labels.every((label) => /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_-]*[\p{L}\p{N}\p{M}])?$/u.test(label))
  )
}
