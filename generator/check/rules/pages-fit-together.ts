import { atKey, atParent, atValue, type Path, type Problem } from '../../diagnostics/problem.ts'
import { pathOf } from '../../schema/walk.ts'
import { listsServices } from './lists-services.ts'
import { repetitions } from './repetitions.ts'
import type { Rule } from './rule.ts'
import { section, textsOf } from './unchecked-values.ts'

/** There is exactly one home page, and only its slug is empty. */
export const homeIsOne: Rule = ({ pages, locales, value }) => {
  const homes = pages.filter(({ kind, enabled }) => kind === 'home' && enabled)
  const count = homes.length
  const second = homes[1]
  const countProblems =
    count === 1 || Object.keys(section(value.pages)).length === 0 ? [] : [homeCount(count, second?.path)]
  const addressProblems = pages.flatMap(({ kind, path, value: page }) =>
    Object.entries(textsOf(page.slug)).flatMap(([locale, slug]): Problem[] => {
      if (!locales.includes(locale) || kind === undefined) return []
      const at = [...path, 'slug', locale]
      if (kind === 'home') return slug === '' ? [] : [atValue('slug-of-home', at, { parameters: { locale, slug } })]
      return slug === '' ? [atValue('slug-empty', at, { parameters: { locale } })] : []
    }),
  )
  return [...countProblems, ...addressProblems]
}

function homeCount(count: number, second: Path | undefined): Problem {
  return second
    ? atValue('home-count', [...second, 'kind'], { parameters: { count } })
    : atParent('home-count', ['pages'], { parameters: { count } })
}

/** No page has the key of a service: references do not say which of both they mean. */
export const keysAreNotShared: Rule = ({ pages }) =>
  repetitions(pages, ({ key }) => key).map(({ entry: { key, path }, first }) =>
    atKey('key-shared', path, { parameters: { key }, related: [{ path: first.path, at: 'key' }] }),
  )

/** Lists of services name services only, and a `reuse` page shows a page with content of its own. */
export const kindsFit: Rule = ({ references, pages }) => {
  const byKey = new Map(pages.map((page) => [page.key, page]))
  return references.flatMap(({ kind, name, place }): Problem[] => {
    const target = byKey.get(name)
    if (kind !== 'page' || !target) return []
    if (listsServices(place) && target.section !== 'services')
      return [atValue('page-not-a-service', pathOf(place), { parameters: { value: name } })]
    const path = pathOf(place)
    const isReuse = place.key === 'page' && path.length === 3 && path[0] === 'pages'
    if (!isReuse || (target.section === 'pages' && target.kind !== 'reuse')) return []
    return [
      atValue('reuse-target', path, {
        parameters: { value: name, reason: target.section === 'services' ? 'service' : 'reuse' },
      }),
    ]
  })
}
