import { letterWidths } from './letter-widths.ts'

/** The range of a name's width in letters, if the footer shows it as one large word; other widths count as the nearest one. */
export const nameLetters = { fewest: 4, most: 24 } as const

/** How much wider than a usual small letter others are, and how much narrower. An estimate over typefaces. */
const widths: readonly (readonly [letters: RegExp, more: number])[] = [
  [/[MW]/g, 0.9],
  [/[mw]/g, 0.6],
  [/[A-HJ-LN-VX-Z&]/g, 0.35],
  [/[ijltI '’.,:;!|-]/g, -0.5],
]

/** How many usual letters wide a name is, as far as the styles of the foot know. */
export function countNameLetters(name: string): number {
  const more = widths.reduce((sum, [letters, each]) => sum + each * (name.match(letters)?.length ?? 0), 0)
  const count = Math.ceil(letterWidths(name) + more)
  return Math.min(nameLetters.most, Math.max(nameLetters.fewest, count))
}
