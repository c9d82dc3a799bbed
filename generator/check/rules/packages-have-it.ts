import { valueAt } from '../../../schema/value-at.ts'
import { nearest } from '../../diagnostics/nearest.ts'
import { atKey, atValue, type Path, type Problem } from '../../diagnostics/problem.ts'
import { pathOf } from '../../schema/walk.ts'
import { flagOf } from './countries-of-tags.ts'
import type { Rule } from './site.ts'
import type { Surroundings } from './surroundings.ts'
import { section } from './unchecked-values.ts'

/** All icons exist. */
export const iconsExist: Rule = ({ references }, surroundings) =>
  references.flatMap(({ kind, name, place }): Problem[] => {
    if (kind !== 'icon' || surroundings.hasIcon(name)) return []
    const suggestion = nearest(name, surroundings.icons())
    return [atValue('icon-unknown', pathOf(place), { parameters: { value: name, suggestion, allowed: [] } })]
  })

/** The typefaces are installed, with all files that a build reads. */
export const fontsAreInstalled: Rule = ({ value, locales }, surroundings) =>
  [['theme', 'fonts'], ...locales.map((locale) => ['locales', locale, 'fonts'])].flatMap((path) =>
    Object.entries(section(valueAt(value, path))).flatMap(fontProblems(path, surroundings)),
  )

function fontProblems(path: Path, surroundings: Surroundings) {
  return ([key, family]: [string, unknown]): Problem[] => {
    if ((key !== 'heading' && key !== 'text') || typeof family !== 'string' || family === '') return []
    const lack = surroundings.fontLack({ family, role: key })
    if (lack.packages.length + lack.files.length === 0) return []
    const allowed = surroundings.fonts(key)
    return [
      atValue('font-missing', [...path, key], {
        parameters: { value: family, suggestion: nearest(family, allowed), allowed, ...lack },
      }),
    ]
  }
}

/** There is a flag for the country of each locale, and the countries of the locale detection exist. */
export const flagsExist: Rule = ({ value }, surroundings) => [
  ...Object.entries(section(value.locales)).flatMap(([locale, entry]): Problem[] => {
    const { flag, tag } = section(entry)
    if (typeof flag !== 'string' || !/^[a-z]{2}$/.test(flag) || surroundings.hasFlag(flag)) return []
    const suggestion = typeof tag === 'string' ? flagOf(tag) : undefined
    return [atValue('flag-unknown', ['locales', locale, 'flag'], { parameters: { value: flag, suggestion } })]
  }),
  ...Object.keys(section(section(value.localeDetection).countries)).flatMap((country): Problem[] =>
    /^[a-z]{2}$/.test(country) && surroundings.hasFlag(country)
      ? []
      : [atKey('flag-unknown', ['localeDetection', 'countries', country], { parameters: { value: country } })],
  ),
]
