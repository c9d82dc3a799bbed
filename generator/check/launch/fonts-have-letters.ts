import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { atKey, type Problem } from '../../diagnostics/problem.ts'
import { variableFont } from '../../lib/font-files.ts'
import { rangeHas } from '../../lib/unicode-range.ts'
import type { Site } from '../rules/site.ts'
import { packagesFolder } from '../rules/surroundings-of.ts'
import { scalarText, section } from '../rules/unchecked-values.ts'

/** The families of the theme have the letters of each language: else visitors see those of their own machine, and nobody is told. */
export function fontsHaveLetters({ value, localised, locales, drafts }: Site): Problem[] {
  const families = new Set(
    Object.values(section(section(value.theme).fonts))
      .map(scalarText)
      .filter(Boolean),
  )
  return locales.flatMap((locale) => {
    if (drafts.has(locale)) return []
    const letters = [...new Set(localised.map((entry) => entry.value[locale] ?? '').join(''))].filter((sign) =>
      /\p{L}/u.test(sign),
    )
    const lacking = [...families].filter((family) => lacks(family, letters))
    return lacking.length > 0
      ? [atKey('launch-letters', ['locales', locale], { parameters: { locale, families: lacking } })]
      : []
  })
}

/** Whether a family that is installed has not even half of some letters, among those that a site sends. */
function lacks(family: string, letters: readonly string[]): boolean {
  const file = join(packagesFolder(), variableFont(family).name, 'unicode.json')
  if (!existsSync(file)) return false
  const ranges = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
  const sent = ranges.flatMap(([name, range]) => (/^[a-z-]+$/.test(name) ? [rangeHas(range)] : []))
  return letters.filter((letter) => sent.some((has) => has(letter))).length < letters.length / 2
}
