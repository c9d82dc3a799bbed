import { say, type Words } from '../message.ts'

/** Mark-up that other programs know, and a page shows as it is. */
export type Dialect =
  | 'footnote'
  | 'task'
  | 'reference'
  | 'marked'
  | 'script'
  | 'container'
  | 'attributes'
  | 'wiki'
  | 'template'
  | 'bbcode'
  | 'formula'
  | 'emoji'
  | 'contents'
  | 'definition'

const instead: Readonly<Record<Dialect, string>> = {
  footnote: 'There are no footnotes: put the remark in brackets into the sentence, or below the text as a paragraph.',
  task: 'Begin the line with "- " alone; a ✓ or ☐ behind it shows what is done.',
  reference:
    'Write the address right behind the words: [words](https://…), or [words](page:contact) for a page of this site.',
  marked: 'Write **strong** or *emphasis*; for words that were struck out, ~~like this~~.',
  script: 'Write H<sub>2</sub>O, m<sup>2</sup>, or ~~struck out~~ with two signs.',
  container:
    'There are no boxes: write a heading with ## or a quotation with ">", or add a section of the kind "notice" to the page.',
  attributes:
    'Leave the braces out: texts take their look from the site. A name to link to is written <h2 id="prices">…</h2>.',
  wiki: 'Write headings as "## Title", bold as **words**, and links as [words](page:contact).',
  template: 'Nothing is put in there: write what visitors should read.',
  bbcode: 'Write **bold**, *italic*, [words](https://…) or ![what it shows](./images/photo.jpg).',
  formula: 'There are no formulas: write it in plain characters, such as a² + b², or with <sup>2</sup>.',
  emoji: 'Put the sign itself there, such as 🙂, or leave it out.',
  contents: 'Leave it out: there are no tables of contents. Links to places of the page are written [words](#prices).',
  definition: 'Write a list: "- **Word**: what it means".',
}

/** What is said of mark-up of other programs. */
export const dialectWords = (dialect: Dialect, text: string): Words => say`
  "${text}" is mark-up of other programs: visitors will see its signs.
  ${instead[dialect]}`
