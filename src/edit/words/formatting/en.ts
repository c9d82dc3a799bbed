/** What the editor says of formatting texts, in English. */
export const formattingEn = {
  bar: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  list: 'List',
  link: 'Link',
  quote: 'Quote',
  table: 'Table',
  address: 'Page or address',
  set: 'Set link',
  unlink: 'Remove link',
  /** What stands in the heading of a new table. */
  column: 'Heading',
  note: 'Select words and press a button. What you paste from Word, Google Docs or a web page keeps its headings, lists, bold and italic words, links and tables. In this field they appear as signs, such as **bold** or “## ” before a heading; the page shows them formatted.',
}

/** The words of formatting in one language. */
export type FormattingWords = typeof formattingEn
