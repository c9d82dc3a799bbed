/** A text in a field, and what is selected in it. */
export interface Written {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Replaces a part of a text; the new selection lies within the replacement. */
export function replaceRange(
  { text }: Written,
  [from, to]: readonly [number, number],
  [by, start, end]: readonly [by: string, start: number, end: number],
): Written {
  return { text: text.slice(0, from) + by + text.slice(to), start: from + start, end: from + end }
}

/** Where the lines of a selection begin and end. */
export function linesAround({ text, start, end }: Written): readonly [number, number] {
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end
  const next = text.indexOf('\n', last)
  return [text.lastIndexOf('\n', start - 1) + 1, next === -1 ? text.length : next]
}
