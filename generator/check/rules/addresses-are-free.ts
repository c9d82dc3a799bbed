import { atValue, type Problem } from '../../diagnostics/problem.ts'
import { addressesOf, formerAddressesOf } from './addresses.ts'
import type { Rule } from './rule.ts'
import { section } from './unchecked-values.ts'

/** Last parts of addresses to which hosts give a meaning: the page of a folder, and the page for unknown addresses. */
const reservedForHosts: ReadonlySet<string> = new Set(['index', '404'])

/** No address, current or former, is that of a locale, of the webhook or of a file with a meaning to hosts. */
export const addressesAreFree: Rule = (site) => {
  const { locales, value } = site
  const webhook = section(value.contactForm).webhook
  return [...addressesOf(site), ...formerAddressesOf(site)].flatMap(({ locale, slug, path }): Problem[] => {
    const levels = slug.split('/')
    const [first = ''] = levels
    if (locales.includes(first)) return [atValue('slug-locale', path, { parameters: { locale, slug, prefix: first } })]
    const address = `/${locale}/${slug}`
    const reserved = address === webhook ? address : levels.slice(-1).find((last) => reservedForHosts.has(last))
    return reserved ? [atValue('slug-reserved', path, { parameters: { locale, slug, reserved } })] : []
  })
}
