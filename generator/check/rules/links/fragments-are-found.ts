import { atValue, type Path } from '../../../diagnostics/problem.ts'
import { canonicalOrigin, withoutEndSlash } from '../../../lib/addresses/web-addresses.ts'
import { findFragments, ownFragments } from '../../../lib/markdown/markup-schema.ts'
import type { Rule, RuleInput, SectionEntry } from '../rule-input.ts'
import { collectLinks, type MarkdownText, markdownTexts } from '../texts/texts-of-site.ts'
import { listAddresses, pageKey, servedPaths } from './addresses.ts'

/**
 * A link to a part of a page (`#prices`) names an `id` that some text contains: headings get none automatically. Sections have
 * names of their own, by which `page:key#name` leads to them.
 */
export const fragmentsAreThere: Rule = (site) => {
  const links = collectLinks(site).flatMap((link) => {
    const [, page, fragment] = /^((?:\/(?!\/)|https?:\/\/)[^#]*)?#(.+)$/i.exec(link.target) ?? []
    return fragment === undefined ? [] : [{ ...link, page: page ?? '', fragment }]
  })
  if (links.length === 0) return undefined
  const names = new Set(markdownTexts(site).flatMap(({ text }) => findFragments(text)))
  const paths = servedPaths(site)
  const own = canonicalOrigin(site.config.site?.url ?? '')
  return links.map(({ target, path, page, fragment }) => {
    const isWhole = /^https?:/i.test(page)
    if (ownFragments.includes(fragment) || (isWhole && canonicalOrigin(page) !== own)) return undefined
    const local = isWhole ? new URL(page).pathname : page.replace(/\?.*$/, '')
    // A page that does not exist is reported by the rule on links.
    const bare = local.replace(/\/$/, '')
    if (page !== '' && !paths.has(bare) && !paths.has(`${bare}/`)) return undefined
    // Only links without a host are changed to the names that texts have on the page.
    if (names.has(fragment) && !isWhole) return undefined
    const place = path()
    const broken = (suggestion?: string) =>
      atValue('link-anchor', place, { target, anchor: fragment, ...(suggestion && { suggestion }) }, { word: target })
    if (names.has(fragment)) return broken(`${local}#${fragment}`)
    const named = findSection(fragment, bare || place, site)
    if (!named) return broken()
    if (isWhole && named.page.key === findPage(bare, site)) return undefined
    return broken(`page:${named.page.key}#${named.key}`)
  })
}

/** The section with a key or an anchor, if there is one. Sections of the page that is meant come before others. */
function findSection(name: string, where: string | Path, site: RuleInput): SectionEntry | undefined {
  const key = typeof where === 'string' ? findPage(where, site) : where[1]
  const named = site.sections.filter(
    (entry) => entry.key === name || Object.values(entry.value.anchor ?? {}).includes(name),
  )
  return named.find(({ page }) => page.key === key) ?? named[0]
}

/** The key of the page at a path. */
function findPage(path: string, site: RuleInput): string | undefined {
  const found = listAddresses(site).find(({ locale, slug }) => withoutEndSlash(`${site.homes[locale]}${slug}`) === path)
  return found && pageKey(found.page)
}

/** No two parts of a page have one name (`<h2 id="prices">`): links would lead to the first one only. */
export const fragmentsAreUnique: Rule = (site) => {
  const known = new Map<string, MarkdownText>()
  return markdownTexts(site).flatMap((text) =>
    findFragments(text.text).map((name) => {
      const path = text.path()
      const id = JSON.stringify([pageValues(path, site), name])
      const first = known.get(id)
      if (!first) known.set(id, text)
      if (!first) return undefined
      return atValue(
        'place-repeated',
        path,
        { name },
        { word: name, related: [{ path: first.path(), at: 'value', word: name }] },
      )
    }),
  )
}

/** What tells pages apart: the key and the language of their texts. A text in one language is an article, a page of its own. */
function pageValues(path: Path, { locales }: RuleInput): readonly unknown[] {
  const locale = path.at(-1)
  return locales.includes(String(locale)) ? [path[0], path[1], locale] : path
}
