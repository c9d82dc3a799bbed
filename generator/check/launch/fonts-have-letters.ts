import { atKey, type Problem } from '../../diagnostics/problem.ts'
import { fontCoverage } from '../../lib/fonts/font-letters.ts'
import type { RuleInput } from '../rules/rule-input.ts'

/** The families of each language have its letters: else visitors see typefaces of their own machine, and nobody notices. */
export function fontsHaveLetters({ config, localised, locales, drafts }: RuleInput): Problem[] {
  return locales.flatMap((locale) => {
    if (drafts.has(locale)) return []
    const families = new Set(Object.values({ ...config.theme?.fonts, ...config.locales[locale]?.fonts }))
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
