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

/** The WCAG contrast ratio of two colours, from 1 to 21. */
export function contrast(one: Lab, other: Lab): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(lab: Lab): number {
  const [red, green, blue] = painted(lab).map(linear) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(byte: number): number {
  const channel = byte / 255
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
