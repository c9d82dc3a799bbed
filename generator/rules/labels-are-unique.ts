import { atValue, type Path, type Problem } from '../diagnostics/problem.ts'
import type { Rule } from './rule.ts'
import { textsOf } from './site.ts'

/** No two services that are switched on have one name: visitors could not tell them apart in lists and menus. */
export const labelsAreUnique: Rule = ({ pages, locales }) => {
  const first = new Map<string, Path>()
  return pages.flatMap(({ section, enabled, path, value }) => {
    if (section !== 'services' || !enabled) return []
    return Object.entries(textsOf(value.label)).flatMap(([locale, label]): Problem[] => {
      const id = `${locale} ${label.trim().toLowerCase()}`
      const at = [...path, 'label', locale]
      const earlier = first.get(id)
      if (!earlier) first.set(id, at)
      if (!earlier || !label || !locales.includes(locale)) return []
      return [
        atValue('label-repeated', at, { parameters: { locale, label }, related: [{ path: earlier, at: 'value' }] }),
      ]
    })
  })
}
