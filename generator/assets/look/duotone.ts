import { hexToRGB } from '@texel/color'

/** Below this share of colour a brand is a grey, and so are its photos. */
const leastChroma = 0.06

/**
 * The rule by which photos are in shades of a colour, as light as they were, so that words on them stay readable. A gallery and portraits show what
 * things and people look like.
 *
 * @param colour written as #rrggbb or #rgb
 */
export function duotoneRule(colour: string): string {
  const filter = `grayscale(1) brightness(.82) sepia(1) ${hueFilter(colour)}`
  return `@layer look{.photo[srcset]:not(.gallery-photo,.portrait){filter:${filter}}}`
}

/**
 * The filter that gives what is in sepia the hue of a colour. `hue-rotate()` turns a colour around the axis of its luminance: the angle
 * from sepia to the colour solves two linear equations, of the red and of the blue that both have beside their luminance.
 */
function hueFilter(colour: string): string {
  const [red = 0, green = 0, blue = 0] = hexToRGB(colour)
  if (Math.max(red, green, blue) - Math.min(red, green, blue) < leastChroma) return 'saturate(0)'
  const luma = 0.213 * red + 0.715 * green + 0.072 * blue
  const [r, b] = [red - luma, blue - luma]
  // What sepia has of red and blue beside its luminance, turned by 0 and by 90 degrees.
  const [r0, b0] = [0.136, -0.278]
  const [r90, b90] = [-0.278, -0.136]
  const determinant = r0 * b90 - r90 * b0
  const cosine = (r * b90 - r90 * b) / determinant
  const sine = (r0 * b - r * b0) / determinant
  const turn = Math.round((Math.atan2(sine, cosine) * 180) / Math.PI)
  return `hue-rotate(${(turn + 360) % 360}deg)`
}
