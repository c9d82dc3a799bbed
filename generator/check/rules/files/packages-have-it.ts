import { nearest, unknownWord } from '../../../diagnostics/nearest.ts'
import { atKey, atValue, type Path } from '../../../diagnostics/problem.ts'
import { resolveFonts, type TypeRole, typeRoles } from '../../../lib/fonts/font-families.ts'
import { placePath } from '../../../schema/walk.ts'
import { type Rule, readLocales } from '../rule-input.ts'
import { flagForTag } from '../texts/countries-of-tags.ts'

/** All icons exist. */
export const iconsExist: Rule = ({ references }, context) =>
  references.map(({ kind, name, place }) => {
    if (kind !== 'icon' || context.hasIcon(name)) return undefined
    const suggestion = nearest(name, context.icons())
    return atValue('icon-unknown', placePath(place), { value: name, suggestion, allowed: [] })
  })

/** The typefaces are known; those that are not installed, with all files that a build reads, are stood in for until they are. */
export const fontsAreInstalled: Rule = (site, context) =>
  namedFonts(site).map(({ family, role, path }) => {
    const typeface = { family, role: role === 'text' ? role : 'heading' } as const
    const lack = context.fontLack(typeface)
    if (lack.files.length > 0)
      return atValue('font-missing', path, { ...unknownWord(family, context.fonts(typeface.role)), ...lack })
    return lack.packages.length > 0 && atValue('font-absent', path, { value: family, packages: lack.packages })
  })

/** A family, with the place that names it. */
interface NamedFont {
  readonly family: string
  readonly role: TypeRole
  readonly path: Path
}

/** The families of a site by their places: those that it names, and those that its art direction has besides, each once. */
function namedFonts(site: Parameters<Rule>[0]): NamedFont[] {
  const { theme } = site.config
  const written = [
    { value: theme?.fonts ?? {}, path: ['theme', 'fonts'] },
    ...readLocales(site).map(({ value: { fonts = {} }, path }) => ({ value: fonts, path: [...path, 'fonts'] })),
  ].flatMap(({ value, path }) =>
    typeRoles.flatMap((role) =>
      value[role] === undefined ? [] : [{ family: value[role], role, path: [...path, role] }],
    ),
  )
  if (theme?.direction === undefined) return written
  const used = resolveFonts(theme)
  const own = typeRoles.filter(
    (role, index) =>
      !written.some(({ family }) => family === used[role]) &&
      typeRoles.findIndex((other) => used[other] === used[role]) === index,
  )
  return [...written, ...own.map((role) => ({ family: used[role], role, path: ['theme', 'direction'] }))]
}

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
