/** What the editor says of the look, in English. */
export const lookEn = {
  title: 'Look',
  intro: 'The page beside shows each choice at once. Undo takes it back.',
  colours: 'Colours',
  uses: { color: 'Buttons, links, and what stands out.', accent: 'Here and there: signs, the chat button.' },
  code: 'As a code, such as #1d4fd7',
  readable: 'Readable, also in small text.',
  large: 'Too pale for small text: for words and buttons, the site takes a darker shade of it.',
  pale: 'Too pale for any text: for words and buttons, the site takes a much darker shade of it.',
  wrong: 'A colour is # and six digits or letters from a to f.',
  typefaces: 'Typefaces',
  typefacesOf: 'Typefaces for {language}',
  both: '{family} alone',
  pair: '{heading} with {text}',
  sample: 'The quick brown fox',
}

/** The words of the look in one language. */
export type LookWords = typeof lookEn
