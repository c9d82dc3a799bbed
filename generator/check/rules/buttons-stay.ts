import { atValue, type Problem, type Spot } from '../../diagnostics/problem.ts'
import { type Place, pathOf } from '../../schema/walk.ts'
import type { Rule } from './rule.ts'
import type { PageEntry, Site } from './site.ts'

/** No button leads to a disabled page, since it would vanish with the page. Menus and lists may: they omit the page, as intended. */
export const buttonsStay: Rule = (site) =>
  site.pages.flatMap((page): Problem[] => {
    if (page.enabled) return []
    const gone = buttonsTo(page, site)
    if (gone.length === 0) return []
    const parameters = { key: page.key, buttons: gone.length }
    return [atValue('buttons-gone', [...page.path, 'enabled'], { parameters, related: gone })]
  })

function buttonsTo({ key }: PageEntry, { references, pages }: Site): Spot[] {
  const off = new Set(pages.filter(({ enabled }) => !enabled).map((page) => page.key))
  return references.flatMap(({ kind, name, place }): Spot[] => {
    if (kind !== 'page' || name !== key || place.key !== 'page') return []
    const path = pathOf(place)
    return isShownAgain(place) || off.has(String(path[1])) ? [] : [{ path, at: 'value' }]
  })
}

/** `page:` of a page itself names the page that it shows again. */
function isShownAgain({ parent }: Place): boolean {
  return parent?.parent?.key === 'pages' && parent.parent.parent === undefined
}
