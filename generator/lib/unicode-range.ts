/** Tells whether a `unicode-range` has a character. */
export function rangeHas(range: string): (character: string) => boolean {
  const bounds = range.split(',').map((part) => {
    const [from = '', to = from] = part.replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
  return (character) => {
    const code = character.codePointAt(0) ?? 0
    return bounds.some(([from, to]) => code >= from && code <= to)
  }
}
