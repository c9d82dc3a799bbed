import { nearest } from '../../diagnostics/nearest.ts'
import { atValue, type Problem } from '../../diagnostics/problem.ts'
import { pathsOf } from './addresses.ts'
import { imageName } from './image-files.ts'
import { keyOfPage } from './keys-by-name.ts'
import { linksOf, type TextLink } from './markdown-texts.ts'
import type { Rule, Site } from './site.ts'

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
  if (scheme === undefined) return pathProblems(link, destinations)
  return scheme === 'page' ? keyProblems(link, destinations) : schemeProblems(link, scheme)
}

function keyProblems({ target, path }: TextLink, { keys }: Destinations): Problem[] {
  const key = target.slice('page:'.length).trim()
  if (target === `page:${key}` && keys.has(key)) return []
  const near = nearest(key, keys)
  const suggestion = near === undefined ? undefined : `page:${near}`
  const parameters = { value: target, suggestion, allowed: [...keys].map((name) => `page:${name}`) }
  return [atValue('link-unknown', path(), { parameters, word: target })]
}

function schemeProblems({ target, path }: TextLink, scheme: string): Problem[] {
  if (['https', 'mailto', 'tel'].includes(scheme)) return []
  const code = scheme === 'http' ? 'link-insecure' : 'link-refused'
  return [atValue(code, path(), { parameters: { url: target }, word: target })]
}

/** Checks a path of the site. Ignores pictures, which are files, fragments (`#…`) and addresses of other hosts without a scheme (`//…`). */
function pathProblems({ target, path, isPicture }: TextLink, { site, keys, paths }: Destinations): Problem[] {
  if (isPicture || target.startsWith('#') || target.startsWith('//')) return []
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
