/** How far the pen goes up (negative) or down (positive) at a letter. */
function reach(letter: string): number {
  if (letter !== letter.toLowerCase()) return -22
  if ('bdfhklt'.includes(letter)) return -17
  if ('gjpqyz'.includes(letter)) return 13
  return -7
}

/**
 * The path of a signature: a pen stroke that follows the letters of a name, quick and hardly legible, as signatures are.
 * The same name gives the same stroke. Its baseline is at 0; it is at most 150 wide.
 */
export function signaturePath(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const letters = [...(first + (others.at(-1) ?? '')).normalize('NFD').replace(/\p{Mn}/gu, '')]
  const step = Math.min(9, 140 / letters.length)
  const strokes = letters.map((letter, index) => {
    const [up, width] = [reach(letter), round(step * (0.9 + ((letter.codePointAt(0) ?? 0) % 5) / 10))]
    const back = index % 3 === 0 ? -2 : 3
    return `c${round(width * 0.9)} ${up} ${round(width * 0.2 + back)} ${round(up * 1.1)} ${width} ${index % 2 ? 1.5 : -1.5}`
  })
  return `M2 2${strokes.join('')}q14 4 22-7`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
