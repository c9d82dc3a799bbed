import { nameLetters } from '../../compile/looks/name-letters.ts'
import { hasMetrics, readMetrics } from '../../lib/fonts/font-metrics.ts'

/** How much wider the letters of a name are than those of a text: it may be heavy. */
const widening = 1.17

/** The rules by which a name in the foot is as wide as the page: how wide a letter of its typeface is, in em, and how many there are. */
export function footNameRules(family = ''): string {
  const metrics = family && hasMetrics(family) ? readMetrics(family) : undefined
  const letter = metrics ? (metrics.xWidthAvg / metrics.unitsPerEm) * widening : 0.58
  const counts = Array.from({ length: nameLetters.most - nameLetters.fewest + 1 }, (_, at) => nameLetters.fewest + at)
  const rules = counts.map((count) => `.letters-${count}{--letters:${count}}`)
  return `@layer look{.site-footer-name{--letter:${letter.toFixed(2)}}${rules.join('')}}`
}
