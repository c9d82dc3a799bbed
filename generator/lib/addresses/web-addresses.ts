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

/** An origin that means the same in a policy and in the configuration of every server: nothing in it has a meaning of its own there. */
const plainOrigin = /^https?:\/\/(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*|\[[\da-f:.]+\])(?::\d{1,5})?$/

/** An address that all programs read in the same way: two slashes, and a host that ends where browsers end it: they take "\\" for "/". */
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

/** The origin of an address in its one form: in small letters, a name of other scripts in ASCII; undefined where no browser can ask for it, or where programs could read it in two ways. */
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

/** The host of an address in which a name or a password stands before it; undefined where none does. */
export function hostBehindUser(address: string): string | undefined {
  return /^https?:\/*[^/\\?#\s]*@([^/?#\s]*)/i.exec(address)?.[1]
}

/** A name of a host, in letters of any script: labels of letters, digits and hyphens; or its number of version 6. */
const hostName = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_-]*[\p{L}\p{N}\p{M}])?(?:\.(?!$)|$))+$|^\[[\da-f:.]+\]$/iu

/** Whether a web address, with its scheme, has a host that can be: one that all programs read in the same way, without a name or a password before it. */
export function hasPossibleHost(address: string): boolean {
  const host = /^https?:\/\/([^/?#\s]*)/i.exec(address)?.[1] ?? ''
  return hostName.test(host.replace(/:\d{1,5}$/, '')) && canonicalOrigin(address) !== undefined
}

/** What an address without a possible host was meant to be: without a second scheme, a name before the host, or commas for its dots; undefined where that is none either. */
export function repairHost(address: string): string | undefined {
  const tidy = address
    .replace(/^(https?:)[\\/]*(?:https?:[\\/]+)?(?:[^\\/?#]*@)?/i, '$1//')
    .replace(/^https?:\/\/[^/?#]*/i, (start) => start.replaceAll(',', '.'))
  return tidy !== address && hasPossibleHost(tidy) ? tidy : undefined
}
