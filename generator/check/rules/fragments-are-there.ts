import { fragmentsIn, ownFragments } from '../../compile/fragments.ts'
import { atValue, type Problem } from '../../diagnostics/problem.ts'
import { pathsOf } from './addresses.ts'
import { markdownTexts } from './markdown-texts.ts'
import type { Rule } from './rule.ts'
import { linksOf } from './text-links.ts'

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
