import { convert, gamutMapOKLCH, MapToL, OKLab, OKLCH, sRGBGamut } from '@texel/color'
import { hexOf } from './contrast.ts'
import type { Lab } from './derived-colour.ts'

const step = 0.005

/** Returns the shade of a colour with enough contrast that has its hue and is nearest to its lightness, as #rrggbb; falls back to black. */
export function nearestShade(color: Lab, willDo: (hex: string) => boolean): string {
  const [lightness = 0, chroma = 0, hue = 0] = convert([...color], OKLab, OKLCH)
  for (let distance = step; distance <= 1; distance += step) {
    for (const shade of [lightness - distance, lightness + distance]) {
      if (shade < 0 || shade > 1) continue
      const shown = gamutMapOKLCH([shade, chroma, hue], sRGBGamut, OKLab, undefined, MapToL)
      const hex = hexOf(shown)
      if (willDo(hex)) return hex
    }
  }
  return '#000000'
}
