import { atKey, atParent, type Problem } from '../../diagnostics/problem.ts'
import { readHost } from '../../lib/addresses/web-addresses.ts'
import { listHosts, passesOn, privacyFacts } from '../../privacy/privacy-facts.ts'
import type { RuleInput } from '../rules/rule-input.ts'

/** A site that passes data of its visitors on has a page that says so, which its forms link, and which names whoever learns of them. */
export function privacyIsTold({ config, sections, pages }: RuleInput): Problem[] {
  const facts = privacyFacts(config)
  if (!passesOn(facts)) return []
  const told = sections.filter(({ page, enabled, kind }) => page.enabled && enabled && kind === 'privacy')
  const forms = facts.forms.map(({ key }) => {
    return { key, path: ['forms', key], page: config.forms?.[key]?.privacyLink?.page }
  })
  const linked = pages.find(({ key, enabled }) => enabled && forms.some(({ page }) => page === key))
  if (told.length === 0 && !linked) return [atKey('launch-privacy', ['pages'])]
  const unlinked = forms
    .filter(({ page }) => page === undefined)
    .map(({ key, path }) => atParent('launch-privacy', path, { form: key }))
  if (told.length > 0 || !linked) return unlinked
  const words = JSON.stringify(linked.value)
  const own = config.site?.url ?? ''
  const hosts = listHosts(facts).filter((host) => !words.includes(host) && !isOwn(host, own))
  return [...unlinked, ...(hosts.length > 0 ? [atKey('launch-hosts', linked.path, { hosts })] : [])]
}

/** Whether a host is the site's own: its name, or one below it. */
function isOwn(host: string, site: string): boolean {
  const own = readHost(site)?.replace(/^www\./, '') ?? ''
  return own !== '' && `.${host}`.endsWith(`.${own}`)
}
