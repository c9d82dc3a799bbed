import { nearest } from '../../diagnostics/nearest.ts'
import { atValue, type Problem } from '../../diagnostics/problem.ts'
import { canonicalOrigin } from '../../lib/canonical-origin.ts'
import { pathsOf } from './addresses.ts'
import { imageName } from './image-files.ts'
import { keyOfPage } from './keys-by-name.ts'
import { linksOf, type TextLink } from './markdown-texts.ts'
import type { Rule, Site } from './site.ts'
import { scalarText, section } from './unchecked-values.ts'

/** Links in Markdown lead to existing pages, or to other sites over https. */
export const linksLeadSomewhere: Rule = (site) => {
  const links = linksOf(site)
  if (links.length === 0) return []
  const keys = new Set(site.defined.get('page')?.keys())
  const destinations = { site, keys, paths: pathsOf(site) }
  return links.flatMap((link) => linkProblems(link, destinations))
}

/** What links can lead to: pages by their keys, and by their paths. */
interface Destinations {
  readonly site: Site
  readonly keys: ReadonlySet<string>
  readonly paths: ReadonlySet<string>
}

function linkProblems(link: TextLink, destinations: Destinations): Problem[] {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(link.target)?.[1]?.toLowerCase()
  if (scheme === undefined && !link.target.startsWith('//')) return pathProblems(link, destinations)
  if (scheme === 'page') return keyProblems(link, destinations)
  return scheme === undefined || scheme === 'https' ? hostProblems(link, destinations) : schemeProblems(link, scheme)
}

function keyProblems({ target, path }: Pick<TextLink, 'target' | 'path'>, { keys, site }: Destinations): Problem[] {
  const whole = target.slice('page:'.length).trim()
  const [key = '', ...anchors] = whole.split('#')
  if (target === `page:${whole}` && keys.has(key))
    return anchors.length === 0 ? [] : anchorProblems({ key, section: anchors.join('#') }, { target, path }, site)
  const near = nearest(key, keys)
  const suggestion = near === undefined ? undefined : `page:${near}`
  const parameters = { value: target, suggestion, allowed: [...keys].map((name) => `page:${name}`) }
  return [atValue('link-unknown', path(), { parameters, word: target })]
}

/** `page:contact#form` names a section of that page. */
function anchorProblems(
  { key, section: name }: { readonly key: string; readonly section: string },
  { target, path }: Pick<TextLink, 'target' | 'path'>,
  { sections }: Site,
): Problem[] {
  const names = sections.filter(({ page }) => page.key === key).map((section) => section.key)
  if (names.includes(name)) return []
  const near = nearest(name, names)
  const parameters = { value: target, page: key, suggestion: near && `page:${key}#${near}`, allowed: names }
  return [atValue('section-unknown', path(), { parameters, word: target })]
}

/** A web address has a host that can be; with the site's own, it is a path of the site. */
function hostProblems(link: TextLink, destinations: Destinations): Problem[] {
  const { target, path } = link
  const address = target.startsWith('//') ? `https:${target}` : target
  const origin = canonicalOrigin(address)
  if (origin === undefined) {
    const host = /^\w+:\/*([^/?#\s]*)/.exec(address)?.[1] || target
    return [atValue('url-host', path(), { parameters: { value: target, host }, word: target })]
  }
  const { value } = destinations.site
  if (link.isPicture || origin !== canonicalOrigin(scalarText(section(value.site).url))) return []
  const { pathname, search, hash } = new URL(address)
  return isOwnFile(pathname) ? [] : pathProblems({ ...link, target: pathname + search + hash }, destinations)
}

/** Whether a path is that of a file, or of the root: of these, the check knows none. */
function isOwnFile(path: string): boolean {
  return path === '/' || /\.\w+$/.test(path)
}

function schemeProblems({ target, path, isPicture }: TextLink, scheme: string): Problem[] {
  if (!isPicture && ['mailto', 'tel'].includes(scheme)) return []
  const code = scheme === 'http' && !isPicture ? 'link-insecure' : 'link-refused'
  return [atValue(code, path(), { parameters: { url: target }, word: target })]
}

/** Checks a path of the site. Ignores pictures, which are files, and fragments (`#…`). */
function pathProblems({ target, path, isPicture }: TextLink, { site, keys, paths }: Destinations): Problem[] {
  if (isPicture || target.startsWith('#')) return []
  const bare = target.replace(/[?#].*$/, '')
  if (paths.has(bare) || paths.has(bare.replace(/\/$/, ''))) return []
  const completed = imageName.test(bare) ? `![…](${target})` : withScheme(target)
  const allowed = completed ? [] : [...paths]
  const page = completed ? undefined : (keyOfPage(site, bare) ?? nearest(bare, keys))
  const suggestion = completed ?? (page && `page:${page}`) ?? nearest(bare, allowed)
  const parameters = { value: target, suggestion, allowed: allowed.slice(0, 20) }
  return [atValue('link-unknown', path(), { parameters, word: target || '](' })]
}

/** An e-mail or web address completed with the scheme that it lacks; undefined for anything else. */
function withScheme(target: string): string | undefined {
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(target)) return `mailto:${target}`
  return /^www\.|^[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|org|net|br|gov|edu|io|eu)(?:[/?#]|$)/i.test(target)
    ? `https://${target}`
    : undefined
}
