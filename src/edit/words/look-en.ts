/** What the editor says of the look, in English. */
export const lookEn = {
  title: 'Look',
  intro: 'The page next to this shows each choice at once. Undo takes it back.',
  colours: 'Colours',
  uses: { color: 'Buttons, links, and what stands out.', accent: 'Small accents, here and there.' },
  code: 'As a code, such as #1d4fd7',
  readable: 'Readable, also in small text.',
  large: 'Too pale for small text: the site uses a darker shade of it for words and buttons.',
  pale: 'Too pale for any text: the site uses a much darker shade of it for words and buttons.',
  wrong: 'Write a colour as # and six digits or letters from a to f.',
  direction: 'Art direction',
  noDirection: 'None',
  onPhone: 'As on a phone',
  values: 'Everything about the look',
  directions: {
    plain: 'A report on paper: section numbers beside a thin line.',
    editorial: 'A magazine: everything centered, plenty of white space, large light headings.',
    brutalist: 'Loud: huge heavy headings, thick lines, hard shadows.',
    atelier: 'A workshop: quiet headings, Roman numerals, arched pictures.',
    clinic: 'Calm: a tinted background, soft panels, round buttons, no lines.',
    tech: 'Black, the menu at the side, a grid of cells.',
    luxury: 'Black, capitals, plenty of space.',
    playful: 'Round and large: coloured areas and pill buttons.',
    civic: 'Plain and compact: small bold headings, clear lines.',
  },
  typefaces: 'Typefaces',
  missing: 'Not installed yet: {families}. Until then, pages use similar typefaces from each visitor’s device.',
  add: 'Add the typefaces',
  adding: 'Adding…',
  notAdded: 'They could not be added: is this computer connected to the internet?',
  typefacesOf: 'Typefaces for {language}',
  both: '{family} alone',
  pair: '{heading} with {text}',
  sample: 'The quick brown fox',
}

/** The words of the look in one language. */
export type LookWords = typeof lookEn
