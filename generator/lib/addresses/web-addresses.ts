/**
 * The parts of an address; undefined where it is none. `URL.canParse` of Node 20 refuses addresses with letters such as "é" once it has been
 * called often: its fast path takes them for broken UTF-8.
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/** The host of an address, with its port; undefined where it is none. */
export function readHost(address: string, base?: string): string | undefined {
  return parseUrl(address, base)?.host
}

/** An origin that is safe to write into a policy and into the configuration of any server: it has no characters that are special there. */
const plainOrigin = /^https?:\/\/(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*|\[[\da-f:.]+\])(?::\d{1,5})?$/

/** An address that all programs read in the same way: two slashes, and no "\\" in the host, which browsers take for "/". */
const plainlyWritten = /^https?:\/\/(?:[^/\\?#@]*@)?[^/\\?#@%\s]+(?:[/?#]|$)/i

/** The ports of mail, files, chats and the like, which no browser asks for a page, a picture or a form. */
const refusedPorts = new Set(
  [
    '0 1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119 123 135 137 139 143',
    '161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636 989 990 993 995 1719 1720 1723 2049 3659 4045',
    '4190 5060 5061 6000 6566 6665 6666 6667 6668 6669 6679 6697 10080',
  ].flatMap((line) => line.split(' ')),
)

/** An address without slashes at its end; empty for the root. */
export function withoutEndSlash(address: string): string {
  return address.replace(/\/+$/, '')
}

/** The origin of an address in canonical form: lower case, and ASCII (Punycode) for names in other scripts. Undefined where no browser can request it, or where programs could read it in two ways. */
export function canonicalOrigin(address: string): string | undefined {
  const { origin, port = '' } = parseUrl(address) ?? {}
  return origin !== undefined && plainlyWritten.test(address) && plainOrigin.test(origin) && !refusedPorts.has(port)
    ? origin
    : undefined
}

/** The folder of the web root in which a site lies, by the site's address: `https://example.org/shop` → `shop/`; empty for a whole host. */
export function siteFolder(url: string): string {
  const path = parseUrl(url)?.pathname.replace(/^\/+|\/+$/g, '') ?? ''
  return path === '' ? '' : `${path}/`
}

/** The host of an address with a user name or password before it; undefined for an address without them. */
export function hostBehindUser(address: string): string | undefined {
  return /^https?:\/*[^/\\?#\s]*@([^/?#\s]*)/i.exec(address)?.[1]
}

/** A name of a host, in letters of any script: labels of letters, digits and hyphens; or its number of version 6. */
const hostName = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_-]*[\p{L}\p{N}\p{M}])?(?:\.(?!$)|$))+$|^\[[\da-f:.]+\]$/iu

/** Whether the host of a web address is possible: all programs read it in the same way, and no user name or password stands before it. */
export function hasPossibleHost(address: string): boolean {
  const host = /^https?:\/\/([^/?#\s]*)/i.exec(address)?.[1] ?? ''
  return hostName.test(host.replace(/:\d{1,5}$/, '')) && canonicalOrigin(address) !== undefined
}

/** Guesses the address that was meant by one without a possible host: removes a second scheme and a user name, and takes commas for dots. Undefined where the result is not possible either. */
export function repairHost(address: string): string | undefined {
  const tidy = address
    .replace(/^(https?:)[\\/]*(?:https?:[\\/]+)?(?:[^\\/?#]*@)?/i, '$1//')
    .replace(/^https?:\/\/[^/?#]*/i, (start) => start.replaceAll(',', '.'))
  return tidy !== address && hasPossibleHost(tidy) ? tidy : undefined
}
