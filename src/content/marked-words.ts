// Words of a plain text that are an element of their own: in another language, or an abbreviation. In content they stand between private-use
// characters, which become elements where a page is drawn and are left out everywhere else.

const marked = /\ue000(lang|title)=([^\ue001]*)\ue001([^\ue002]*)\ue002/g

/** Marks words of a text with their language, or with what an abbreviation stands for. */
export function markedWords(words: string, as: 'lang' | 'title', value: string): string {
  return `\ue000${as}=${value}\ue001${words}\ue002`
}

/** Whether a value is a text with marked words. */
export function hasMarkedWords(value: unknown): value is string {
  return typeof value === 'string' && value.includes('\ue000')
}

/** A text without the marks of its words. */
export function bareWords(text: string): string {
  return hasMarkedWords(text) ? text.replace(marked, '$3') : text
}

/** The parts of a text in turn; marked words are made into something else. */
export function splitMarkedWords<Part>(
  text: string,
  make: (words: string, as: string, value: string) => Part,
): (string | Part)[] {
  // Between the texts, `split` has what the expression takes out of each mark.
  const pieces = text.split(marked)
  return pieces.flatMap((piece, at) => {
    const [as = '', value = '', words = ''] = pieces.slice(at + 1)
    return at % 4 > 0 ? [] : [piece, ...(at + 1 < pieces.length ? [make(words, as, value)] : [])]
  })
}
