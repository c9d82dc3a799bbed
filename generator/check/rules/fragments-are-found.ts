import { atValue, type Path, type Problem } from '../../diagnostics/problem.ts'
import { fragmentsIn, ownFragments } from '../../lib/markdown/fragments.ts'
import { pathsOf } from './addresses.ts'
import { linksOf, type MarkdownText, markdownTexts } from './markdown-texts.ts'
import type { Rule, Site } from './site.ts'

/** A link to a part of a page (`#prices`) names an `id` that some text contains: headings get none automatically. */
export const fragmentsAreThere: Rule = (site) => {
  const links = linksOf(site).filter(({ target }) => /^(?:\/(?!\/)[^#]*)?#./.test(target))
  if (links.length === 0) return []
  const names = new Set([...ownFragments, ...markdownTexts(site).flatMap(({ text }) => fragmentsIn(text))])
  const paths = pathsOf(site)
  return links.flatMap(({ target, path }): Problem[] => {
    const [page = '', fragment = ''] = target.split('#')
    const bare = page.replace(/\?.*$|\/$/g, '')
    // Where there is no such page, that is told of the link.
    if (names.has(fragment) || (page !== '' && !paths.has(bare) && !paths.has(`${bare}/`))) return []
    return [atValue('link-anchor', path(), { parameters: { target, anchor: fragment }, word: target })]
  })
}

/** No two parts of a page have one name (`<h2 id="prices">`): links would lead to the first one only. */
export const fragmentsAreUnique: Rule = (site) => {
  const known = new Map<string, MarkdownText>()
  return markdownTexts(site).flatMap((text) =>
    fragmentsIn(text.text).flatMap((name): Problem[] => {
      const path = text.path()
      const id = JSON.stringify([pageOf(path, site), name])
      const first = known.get(id)
      if (!first) known.set(id, text)
      if (!first) return []
      return [
        atValue('place-repeated', path, {
          parameters: { name },
          word: name,
          related: [{ path: first.path(), at: 'value', word: name }],
        }),
      ]
    }),
  )
}

/** What tells pages apart: the key and the language of their texts. A text in one language is an article, a page of its own. */
function pageOf(path: Path, { locales }: Site): readonly unknown[] {
  const locale = path.at(-1)
  return locales.includes(String(locale)) ? [path[0], path[1], locale] : path
}
