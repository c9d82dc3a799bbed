import { atKey, type Problem } from '../../diagnostics/problem.ts'
import { fontCoverage } from '../../lib/font-letters.ts'
import type { RuleInput } from '../rules/rule-input.ts'
import { asMapping, scalarText } from '../rules/unchecked-values.ts'

/** The families of each language have its letters: else visitors see those of their own machine, and nobody is told. */
export function fontsHaveLetters({ value, localised, locales, drafts }: RuleInput): Problem[] {
  const common = asMapping(asMapping(value.theme).fonts)
  return locales.flatMap((locale) => {
    if (drafts.has(locale)) return []
    const fonts = { ...common, ...asMapping(asMapping(asMapping(value.locales)[locale]).fonts) }
    const families = new Set(Object.values(fonts).map(scalarText).filter(Boolean))
    const letters = [...new Set(localised.map((entry) => entry.value[locale] ?? '').join(''))].filter((sign) =>
      /\p{L}/u.test(sign),
    )
    const lacking = [...families].filter((family) => lacks(family, letters))
    return lacking.length > 0 ? [atKey('launch-letters', ['locales', locale], { locale, families: lacking })] : []
  })
}

/** Whether a family that is installed has not even half of some letters, among those that a site sends. */
function lacks(family: string, letters: readonly string[]): boolean {
  const has = fontCoverage(family)
  return has !== undefined && letters.filter(has).length < letters.length / 2
}
