import { contrast } from './contrast.ts'
import { type ContrastPair, contrastPairs, type Scheme } from './contrast-pairs.ts'
import type { Lab, ThemeKey } from './derived-colour.ts'
import type { Palette } from './site-palette.ts'

/** A pair of colours with less contrast than it needs. */
export interface LowContrast extends ContrastPair {
  readonly scheme: Scheme
  readonly contrast: number
}

/** A theme of two colours, in OKLab. */
export type LabTheme = Readonly<Record<ThemeKey, Lab>>

/**
 * The pairs whose contrast is too low because of one of the theme's colours, the worst first. A pair that depends on both colours is
 * attributed to the second one, since the first only tints the surroundings.
 */
export function lowContrasts(theme: LabTheme, key: ThemeKey, palette: Palette): LowContrast[] {
  const low = contrastPairs.flatMap((pair) =>
    schemesOf(pair).flatMap((scheme): LowContrast[] => {
      const front = palette.colour(pair.front, scheme)
      const ground = palette.colour(pair.ground, scheme)
      const blamed = (['accent', 'color'] as const).find((key) => front.from.has(key) || ground.from.has(key))
      if (blamed !== key) return []
      const measured = contrast(front.of(theme), ground.of(theme))
      return measured < pair.promised ? [{ ...pair, scheme, contrast: measured }] : []
    }),
  )
  return low.sort((a, b) => a.contrast / a.promised - b.contrast / b.promised)
}

function schemesOf({ scheme }: ContrastPair): readonly Scheme[] {
  return scheme ? [scheme] : ['light', 'dark']
}
