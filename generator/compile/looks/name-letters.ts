import { letterWidths } from './letter-widths.ts'

/** How many letters wide a name may be of which the foot makes one large word; what is beyond counts as the nearest. */
export const nameLetters = { fewest: 4, most: 24 } as const

/** How many letters wide a name is, as far as the styles of the foot know. */
export function countNameLetters(name: string): number {
  return Math.min(nameLetters.most, Math.max(nameLetters.fewest, letterWidths(name)))
}
