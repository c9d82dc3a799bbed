import { say, type Words } from '../message.ts'
import { cut, dashes, fixImage, fixLink, tabbedRow } from '../phrases.ts'

/** Mistakes in Markdown that only parsing shows. */
export type ShownSlip = 'stuck' | 'open' | 'brackets' | 'entity' | 'unused' | 'wordless' | 'dashes' | 'run'

/** Mistakes in the characters of Markdown. */
export type MarkdownSlip =
  | 'bullet'
  | 'heading'
  | 'title'
  | 'bold'
  | 'indent'
  | 'tag'
  | 'link'
  | 'picture'
  | 'words'
  | 'rule'
  | 'table'
  | 'cells'
  | 'tabs'
  | 'underlined'
  | 'matter'
  | 'comment'
  | 'product'
  | ShownSlip
  | Dialect

const slips: Record<Exclude<MarkdownSlip, Dialect>, (text: string) => Words> = {
  bullet: (text) => say`
    "${text}" seems to be a line of a list, but will run together with the lines around it.
    Begin each line of a list with "- " (a dash and a space), and leave an empty line above the list.`,
  heading: (text) => say`
    A space is missing after the # of "${text}": visitors will see it as it is.
    Write "${text.replace(/^(#{1,6})#* ?/, '$1 ')}".`,
  title: (text) => say`
    "${text}" becomes a second title of the page.
    The page has its title already. Begin the headings of a text with ## and a space.`,
  bold: (text) => say`
    In "${text}", ** begins or ends bold text, and the other ** is missing: visitors will see the stars.
    Write ** at both ends of the words, without a space inside: **like this**.`,
  indent: (text) => say`
    "${text}" is indented by four spaces or more: it will be shown as program code.
    Begin it where the other lines of the text begin.`,
  link: (text) => say`
    In "${text}", a space keeps the words from being a link: visitors will see the brackets.
    Write it without the space: ${fixLink(text)}`,
  picture: (text) => say`
    In "${cut(text)}", a space keeps the picture from being shown: visitors will see the brackets.
    Write it like this: ${fixImage(text)}`,
  words: (text) => say`
    "${text}" says nothing to people who do not see the picture.
    Say between the brackets what it shows: ${text.replace('![]', '![…]')}`,
  table: (text) => say`
    "${text}" begins a table, but without its line of dashes: visitors will see the | characters.
    Put a line of dashes below the first one: ${dashes(text)}`,
  cells: (text) => say`
    The line "${text}" has more cells than the first line of its table: the last ones will be left out.
    Give all lines of a table as many cells as the first one. A | within a cell is written \\|.`,
  tabs: (text) => say`
    The lines from "${cut(text)}" on contain tabs, like lines from a spreadsheet: they will run together.
    Write a table: ${tabbedRow(text)} and below it ${dashes(tabbedRow(text))}, then the other lines in the same way.`,
  rule: (text) => say`
    The line "${text}" will be shown as it is. Such lines are left over where two versions of a text were put together.
    Delete it, and check whether a paragraph above or below it appears twice.`,
  tag: (text) => say`
    "${text}" will be left out of the page, in whole or in part.
    Write it in Markdown: **bold**, *italic*, [words](https://…), lists. Videos, frames and styles are not possible in texts.`,
  underlined: (text) => say`
    "${text}" becomes a heading, because of the dashes in the line below it.
    Leave an empty line above the dashes, or delete them. A heading is written "## Title".`,
  matter: (text) => say`
    The lines from "${text}" on are settings of other programs: visitors will see them, as a heading.
    Delete them with the dashes around them. Titles, dates and addresses of a page have their own keys in the file.`,
  stuck: (text) => say`
    In "${text}", the marks stand between a letter outside and a punctuation mark inside, so they have no effect and visitors will see them.
    Move the punctuation outside the marks, put a space between the marks and the letter, or write <strong>…</strong> or <em>…</em>.`,
  open: (text) => say`
    "${text}" begins with ${text.slice(0, 2)}, and the other ${text.slice(0, 2)} is missing: visitors will see the signs.
    Write them at both ends of the words, without a space inside.`,
  brackets: (text) => say`
    "${text}" is neither a link nor a picture: visitors will see the brackets.
    Write [words](https://…) or ![what it shows](./images/photo.jpg), with each bracket closed and no sign between them.`,
  entity: (text) => say`
    "${text}" is not the name or number of a character: visitors will see it as it is, or a � instead.
    Write the character itself, or the whole name, such as &nbsp; with its semicolon.`,
  unused: (text) => say`
    "${text}" gives the address of a link that no words of this text lead to: it will be left out.
    Write the address behind words: [words](https://…). For brackets that visitors should see, write \\[.`,
  wordless: (text) => say`
    "${text}" is a link without words: nobody can see or press it.
    Say between the brackets where it leads.`,
  dashes: (text) => say`
    The line of dashes does not turn "${text}" into a table: visitors will see the dashes.
    Below the first line of a table comes a line with dashes for each cell, and nothing but dashes and colons: ${dashes(text)}`,
  run: (text) => say`
    "${text}" seems to be a line of a list, but will run together with the line below it.
    Put a space after the dash or number at the beginning of each line.`,
  comment: (text) => say`
    From "${text}" on, the rest of the text will be left out: the comment has no end.
    Write --> after it, or delete it.`,
  product: (text) => say`
    In "${text}", the stars put the number between them in italics: visitors will not see them.
    Write ×, or \\* for a star.`,
}

/** The message about a mistake in Markdown. */
export const slipWords = (slip: MarkdownSlip, text: string): Words =>
  slip in slips
    ? slips[slip as keyof typeof slips](slip === 'tabs' || slip === 'picture' ? text : cut(text))
    : dialectWords(slip as Dialect, cut(text))

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
  footnote: 'There are no footnotes: put the note in brackets in the sentence, or in a paragraph below the text.',
  task: 'Begin the line with "- " alone; a ✓ or ☐ behind it shows what is done.',
  reference:
    'Write the address right behind the words: [words](https://…), or [words](page:contact) for a page of this site.',
  marked: 'Write **strong** or *emphasis*; for words that were struck out, ~~like this~~.',
  script: 'Write H<sub>2</sub>O, m<sup>2</sup>, or ~~struck out~~ with two signs.',
  container:
    'There are no boxes: write a heading with ## or a quotation with ">", or add a section of the kind "notice" to the page.',
  attributes:
    'Leave the braces out: texts take their look from the site. To give a heading a name for links, write <h2 id="prices">…</h2>.',
  wiki: 'Write headings as "## Title", bold as **words**, and links as [words](page:contact).',
  template: 'Nothing replaces this: write what visitors should read.',
  bbcode: 'Write **bold**, *italic*, [words](https://…) or ![what it shows](./images/photo.jpg).',
  formula: 'There are no formulas: write it in plain characters, such as a² + b², or with <sup>2</sup>.',
  emoji: 'Put the sign itself there, such as 🙂, or leave it out.',
  contents: 'Leave it out: there are no tables of contents. Links to places of the page are written [words](#prices).',
  definition: 'Write a list: "- **Word**: what it means".',
}

/** The message about markup of other programs. */
export const dialectWords = (dialect: Dialect, text: string): Words => say`
  "${text}" is formatting that other programs use: visitors will see it as it is.
  ${instead[dialect]}`
