import { bareWords } from './marked-words.ts'

/** The private-use characters by which the editor numbers the texts of a page. Visitors' pages have none. */
const marks = /\p{Co}/gu

/** Whether two texts read the same. Templates compare texts by this, and not as strings: in the editor they carry marks. */
export function isSameText(a: string, b: string | undefined): boolean {
  return removeMarks(a) === (b && removeMarks(b))
}

/** A text without the marks of its words and of the editor, where more is made of it than words: an address, a length. */
export function removeMarks(text: string): string {
  return bareWords(text).replace(marks, '')
}
