import { convert, OKLab, RGBToHex, sRGB } from '@texel/color'
import type { Lab } from './derived-colour.ts'

/** An sRGB colour: red, green and blue from 0 to 255. Browsers clip what lies outside. */
export function painted(lab: Lab): number[] {
  return convert([...lab], OKLab, sRGB).map((channel) => Math.round(Math.min(1, Math.max(0, channel)) * 255))
}

/** A colour as #rrggbb. */
export function hexOf(lab: Lab): string {
  return RGBToHex(painted(lab).map((byte) => byte / 255))
}
