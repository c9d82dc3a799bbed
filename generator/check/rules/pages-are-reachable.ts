import { atKey, type Problem } from '../../diagnostics/problem.ts'
import { pathOf } from '../../schema/walk.ts'
import type { Rule } from './rule.ts'
import { linksOf } from './text-links.ts'

/** A menu or another page links to each enabled page. Services are linked automatically. */
export const pagesAreReachable: Rule = (site) => {
  const reached = new Set<string>()
  for (const { kind, name, place } of site.references) {
    const path = pathOf(place)
    if (kind === 'page' && path[1] !== name) reached.add(name)
  }
  for (const { target, path } of linksOf(site))
    if (target.startsWith('page:') && path()[1] !== target.slice(5)) reached.add(target.slice(5))
  return site.pages.flatMap(({ section, key, path, enabled, kind }): Problem[] =>
    section === 'services' || !enabled || kind === 'home' || reached.has(key)
      ? []
      : [atKey('page-unreachable', path, { parameters: { key } })],
  )
}
