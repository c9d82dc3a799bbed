/** What the editor says of the look, in English. */
export const lookEn = {
  title: 'Look',
  intro: 'The page on the side shows each choice at once. Undo takes it back.',
  colours: 'Colours',
  uses: { color: 'Buttons, links, and what stands out.', accent: 'Small accents, here and there.' },
  code: 'As a code, such as #1d4fd7',
  readable: 'Readable, also in small text.',
  large: 'Too pale for small text: the site uses a darker shade of it for words and buttons.',
  pale: 'Too pale for any text: the site uses a much darker shade of it for words and buttons.',
  wrong: 'Write a colour as # and six digits or letters from a to f.',
  typefaces: 'Typefaces',
  typefacesOf: 'Typefaces for {language}',
  both: '{family} alone',
  pair: '{heading} with {text}',
  sample: 'The quick brown fox',
}

/** The words of the look in one language. */
export type LookWords = typeof lookEn
