import { convert, gamutMapOKLCH, isRGBInGamut, MapToL, OKLab, OKLCH, sRGB, sRGBGamut } from '@texel/color'

/** What rounding may leave beyond the edge of what a screen shows. */
const tolerance = 0.001

/**
 * A colour that every screen shows, in OKLab: the one that is asked for, or one of its lightness and hue with less chroma. Left to
 * itself, a browser cuts red, green and blue off one by one, which turns an orange into a red.
 */
export function inGamut(lch: readonly number[]): number[] {
  const lab = convert([...lch], OKLCH, OKLab)
  if (isRGBInGamut(convert(lab, OKLab, sRGB), tolerance)) return lab
  return gamutMapOKLCH([...lch], sRGBGamut, OKLab, undefined, MapToL)
}
