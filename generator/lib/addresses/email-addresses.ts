import { parseUrl } from './web-addresses.ts'

/**
 * Letters of other scripts before the @ are a mistake, unless the domain is not ASCII either: few mail services deliver to such an address.
 * Without the flag "i", under which "s" and "k" match letters beyond ASCII.
 */
const emailForm =
  /^(?:[\w.!#$%&'*+/=?^`{|}~-]+@|[\p{L}\p{M}\p{N}\w.!#$%&'*+/=?^`{|}~-]+@(?=.*\P{ASCII}))(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:(?:\p{L}\p{M}*){2,}|[xX][nN]--[A-Za-z0-9-]*[A-Za-z0-9])$/u

/** Whether a text is an e-mail address and nothing else. Domains may be in any script. */
export function isEmailAddress(text: string): boolean {
  return emailForm.test(text)
}

/** Puts the domain of an address into ASCII (Punycode), which every mail service understands: `büro@bücher.example` → `büro@xn--bcher-kva.example`. */
export function asciiDomain(email: string): string {
  const [, name = email, domain = ''] = /^(.*@)([^@>]+)$/.exec(email) ?? []
  return domain === '' ? email : name + (parseUrl(`https://${domain}`)?.hostname ?? domain)
}
