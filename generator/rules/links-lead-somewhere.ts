import { nearest } from '../diagnostics/nearest.ts'
import { atValue, type Path, type Problem } from '../diagnostics/problem.ts'
import { pathOf } from '../walk.ts'
import { addressesOf } from './addresses-are-unique.ts'
import type { Rule } from './rule.ts'
import { type Site, textPath } from './site.ts'

/** A link within a longer text. */
export interface TextLink {
  readonly target: string
  readonly path: () => Path
}

/** Links in longer texts lead to pages that exist, and away from the site only by secure addresses. */
export const linksLeadSomewhere: Rule = (site) => {
  const links = linksOf(site)
  if (links.length === 0) return []
  const keys = [...(site.defined.get('page')?.keys() ?? [])]
  const paths = new Set(addressesOf(site).map(({ locale, slug }) => `/${locale}/${slug}`))
  return links.flatMap(({ target, path }) => linkProblems(target, { path, keys, paths }))
}

/** Addresses outside of texts are secure ones as well. */
export const addressesAreSecure: Rule = ({ texts }) =>
  texts.flatMap(({ place, value }) =>
    /^http:\/\/(?!localhost|127\.)/.test(value)
      ? [atValue('link-insecure', pathOf(place), { parameters: { url: value } })]
      : [],
  )

/** The links in the Markdown texts of a site. */
export function linksOf({ localised, texts }: Site): TextLink[] {
  return [
    ...localised.flatMap(({ place, kind, value }) =>
      kind !== 'markdown'
        ? []
        : Object.entries(value).flatMap(([locale, text]) => linksIn(text, () => textPath(place, locale))),
    ),
    ...texts.flatMap(({ place, value }) => (place.key === 'content' ? linksIn(value, () => pathOf(place)) : [])),
  ]
}

function linksIn(text: string, path: () => Path): TextLink[] {
  if (!text.includes('](') && !text.includes('href') && !text.includes('http:')) return []
  const targets = [
    ...text.matchAll(/\]\(\s*<?([^)>\s]+)|href\s*=\s*["']?([^"'\s>]+)|(?<![("'=])(http:\/\/[^\s)<>"']+)/g),
  ]
  return targets.map(([, inline, attribute, bare]) => ({ target: inline ?? attribute ?? bare ?? '', path }))
}

interface Context {
  readonly path: () => Path
  readonly keys: readonly string[]
  readonly paths: ReadonlySet<string>
}

function linkProblems(target: string, { path, keys, paths }: Context): Problem[] {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(target)?.[1]?.toLowerCase()
  if (scheme === 'page') {
    const key = target.slice('page:'.length)
    const parameters = {
      value: target,
      suggestion: prefixed('page:', nearest(key, keys)),
      allowed: keys.map((name) => `page:${name}`),
    }
    return keys.includes(key) ? [] : [atValue('link-unknown', path(), { parameters, word: target })]
  }
  if (scheme === 'http') return [atValue('link-insecure', path(), { parameters: { url: target }, word: target })]
  if (scheme)
    return ['https', 'mailto', 'tel'].includes(scheme)
      ? []
      : [atValue('link-refused', path(), { parameters: { url: target }, word: target })]
  if (target.startsWith('#') || target.startsWith('//')) return []
  const bare = target.replace(/[?#].*$/, '')
  if (paths.has(bare) || paths.has(bare.replace(/\/$/, ''))) return []
  const completed = withScheme(target)
  if (completed) {
    const parameters = { value: target, suggestion: completed, allowed: [] }
    return [atValue('link-unknown', path(), { parameters, word: target })]
  }
  const allowed = [...paths]
  return [
    atValue('link-unknown', path(), {
      parameters: { value: target, suggestion: nearest(bare, allowed), allowed: allowed.slice(0, 20) },
      word: target,
    }),
  ]
}

/** An e-mail address, or one of the web, with what is missing before it. */
function withScheme(target: string): string | undefined {
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(target)) return `mailto:${target}`
  return /^www\.|^[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|org|net|br|gov|edu|io|eu)(?:[/?#]|$)/i.test(target)
    ? `https://${target}`
    : undefined
}

function prefixed(prefix: string, word: string | undefined): string | undefined {
  return word === undefined ? undefined : prefix + word
}
