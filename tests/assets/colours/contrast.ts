import type { Lab } from '../../../generator/assets/colours/derived-colour.ts'
import { toRgb } from '../../../generator/assets/colours/shown-colours.ts'

/** The WCAG contrast ratio of two colours, from 1 to 21. */
export function contrast(one: Lab, other: Lab): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(lab: Lab): number {
  const [red, green, blue] = toRgb(lab).map(linear) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(byte: number): number {
  const channel = byte / 255
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
