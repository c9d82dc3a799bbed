import { memoized } from 'site-from-yaml/kinds'

/** The stroke of a letter: up or down by `reach`, then back to the baseline; tall letters lean back into a loop. */
function stroke(letter: string, width: number, calm: number): string {
  const up = (height: number) => [
    curve(width * 1.3, -height, width * 0.75, -height),
    curve(-width * 0.4, height, width * 0.35, height),
  ]
  const small = 7 * calm
  if (letter !== letter.toLowerCase()) return up(26).join('')
  if ('bdfhklt'.includes(letter)) return up(17 * calm).join('')
  if ('gjpqyz'.includes(letter)) return curve(width * 0.2, 12, -width * 0.2, 12) + curve(width * 0.5, -12, width, -12)
  return curve(width * 0.3, -small, width * 0.55, -small) + curve(width * 0.1, small, width * 0.45, small)
}

/** A smooth curve from the end of the last one: its second control point and its end point. */
function curve(...points: readonly [x2: number, y2: number, x: number, y: number]): string {
  return `s${points.map((value) => Math.round(value * 10) / 10).join(' ')}`
}

/**
 * Draws a signature as an SVG path: a pen stroke that follows the letters of a name, hardly legible, like most signatures.
 * Deterministic. The baseline is at 0; the width is about 150.
 */
export const signaturePath = memoized((name: string): string => {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const letters = [...first.slice(0, 7), ...(others.at(-1) ?? '').slice(0, 9)]
  const width = 120 / Math.max(letters.length, 8)
  const strokes = letters.map((letter, index) => stroke(letter, width, 1 - 0.5 * (index / letters.length)))
  return `M6 0${strokes.join('')}s14 -5 34 -9`
})
