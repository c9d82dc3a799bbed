import { convert, gamutMapOKLCH, MapToL, OKLab, OKLCH, sRGBGamut } from '@texel/color'
import { hexOf } from './contrast.ts'
import type { Lab } from './derived-colour.ts'

const step = 0.005

/** The shade of a colour, of its hue and nearest to its lightness, that will do, as #rrggbb. Black is the last resort. */
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
