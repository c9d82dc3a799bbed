// A mark is one private-use character behind a text. It numbers the place in the configuration that the text comes from, travels through
// compiling and rendering as a part of the text, and is taken out of the finished page.

const first = 0xf0000
const last = 0xffffd

const characters = /[\u{f0000}-\u{ffffd}]/gu

/** The same characters as they stand in a URL. */
const encoded = /%F3%B[0-9A-F](?:%[89AB][0-9A-F]){2}/gi

/** The mark of a number. Throws for more texts than there are characters. */
export function encodeMark(number: number): string {
  if (first + number > last) throw new Error(`There is no mark for text ${number}`)
  return String.fromCodePoint(first + number)
}

/** The numbers of the marks in a text. */
export function decodeMarks(text: string): number[] {
  return (text.match(characters) ?? []).map((mark) => (mark.codePointAt(0) ?? first) - first)
}

/** A text without marks. */
export function withoutMarks(text: string): string {
  return text.replace(characters, '').replace(encoded, '')
}
