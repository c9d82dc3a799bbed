/** The private-use characters by which the editor numbers the texts of a page. Visitors' pages have none. */
const marks = /\p{Co}/gu

/** Whether two texts read the same. Templates compare texts by this, and not as strings: in the editor they carry marks. */
export function isSameText(a: string, b: string | undefined): boolean {
  return a.replace(marks, '') === b?.replace(marks, '')
}
