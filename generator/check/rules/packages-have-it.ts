import { nearest, unknownWord } from '../../diagnostics/nearest.ts'
import { atKey, atValue } from '../../diagnostics/problem.ts'
import { placePath } from '../../schema/walk.ts'
import { flagForTag } from './countries-of-tags.ts'
import { type Rule, readLocales } from './rule-input.ts'

/** All icons exist. */
export const iconsExist: Rule = ({ references }, context) =>
  references.map(({ kind, name, place }) => {
    if (kind !== 'icon' || context.hasIcon(name)) return undefined
    const suggestion = nearest(name, context.icons())
    return atValue('icon-unknown', placePath(place), { value: name, suggestion, allowed: [] })
  })

/** The typefaces are installed, with all files that a build reads. */
export const fontsAreInstalled: Rule = (site, context) =>
  [
    { value: site.config.theme?.fonts ?? {}, path: ['theme', 'fonts'] },
    ...readLocales(site).map(({ value: { fonts = {} }, path }) => ({ value: fonts, path: [...path, 'fonts'] })),
  ].map(({ value, path }) =>
    (['heading', 'text'] as const).map((role) => {
      const family = value[role]
      if (family === undefined) return undefined
      const lack = context.fontLack({ family, role })
      if (lack.packages.length + lack.files.length === 0) return undefined
      return atValue('font-missing', [...path, role], { ...unknownWord(family, context.fonts(role)), ...lack })
    }),
  )

/** There is a flag for the country of each locale, and the countries of the locale detection exist. */
export const flagsExist: Rule = (site, { hasFlag }) => [
  readLocales(site).map(({ value: { flag, tag }, path }) => {
    if (flag === undefined || hasFlag(flag)) return undefined
    const suggestion = flagForTag(tag)
    return atValue('flag-unknown', [...path, 'flag'], { value: flag, suggestion })
  }),
  Object.keys(site.config.localeDetection?.countries ?? {}).map(
    (country) =>
      !(/^[a-z]{2}$/.test(country) && hasFlag(country)) &&
      atKey('flag-unknown', ['localeDetection', 'countries', country], { value: country }),
  ),
]
