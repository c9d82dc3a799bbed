/** How well a colour can be read on a light ground: in any size, in large letters only, or not at all. */
export type Readability = 'readable' | 'large' | 'pale'

/** How well a colour, as #rrggbb, can be read on white. */
export function rateReadability(colour: string): Readability {
  const ratio = 1.05 / (relativeLuminance(colour) + 0.05)
  if (ratio >= 4.5) return 'readable'
  return ratio >= 3 ? 'large' : 'pale'
}

/** The relative luminance of a colour, as WCAG defines it. */
function relativeLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
