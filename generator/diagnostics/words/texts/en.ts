import type { MessagesOf } from '../../words.ts'
import { cut, dashes, mendedLink, mendedPicture, tabbedRow } from '../phrases.ts'
import type { MarkdownSlip, TextCodes } from './codes.ts'

const slips: Record<MarkdownSlip, (text: string) => { message: string; help: string }> = {
  bullet: (text) => ({
    message: `"${text}" seems to be a line of a list, but will run together with the lines around it.`,
    help: 'Begin each line of a list with "- " (a dash and a space), and leave an empty line above the list.',
  }),
  heading: (text) => ({
    message: `A space is missing after the # of "${text}": visitors will see it as it is.`,
    help: `Write "${text.replace(/^#+/, '$& ')}".`,
  }),
  title: (text) => ({
    message: `"${text}" becomes a second title of the page.`,
    help: 'The page has its title already. Begin the headings of a text with ## and a space.',
  }),
  bold: (text) => ({
    message: `In "${text}", ** begins or ends bold text, and the other ** is missing: visitors will see the stars.`,
    help: 'Write ** at both ends of the words, without a space inside: **like this**.',
  }),
  indent: (text) => ({
    message: `"${text}" is indented by four spaces or more: it will be shown as program code.`,
    help: 'Begin it where the other lines of the text begin.',
  }),
  link: (text) => ({
    message: `In "${text}", a space keeps the words from being a link: visitors will see the brackets.`,
    help: `Write it without the space: ${mendedLink(text)}`,
  }),
  picture: (text) => ({
    message: `In "${cut(text)}", a space keeps the picture from being shown: visitors will see the brackets.`,
    help: `Write it like this: ${mendedPicture(text)}`,
  }),
  words: (text) => ({
    message: `"${text}" says nothing to people who do not see the picture.`,
    help: `Say between the brackets what it shows: ${text.replace('![]', '![…]')}`,
  }),
  table: (text) => ({
    message: `"${text}" begins a table, but without its line of dashes: visitors will see the | characters.`,
    help: `Put a line of dashes below the first one: ${dashes(text)}`,
  }),
  cells: (text) => ({
    message: `The line "${text}" has more cells than the first line of its table: the last ones will be left out.`,
    help: 'Give all lines of a table as many cells as the first one. A | within a cell is written \\|.',
  }),
  tabs: (text) => ({
    message: `The lines from "${cut(text)}" on contain tabs, like lines from a spreadsheet: they will run together.`,
    help: `Write a table: ${tabbedRow(text)} and below it ${dashes(tabbedRow(text))}, then the other lines in the same way.`,
  }),
  rule: (text) => ({
    message: `The line "${text}" will be shown as it is. Such lines are left over where two versions of a text were put together.`,
    help: 'Delete it, and check whether a paragraph above or below it appears twice.',
  }),
  tag: (text) => ({
    message: `"${text}" will be left out of the page, in whole or in part.`,
    help: 'Write it in Markdown: **bold**, *italic*, [words](https://…), lists. Videos, frames and styles are not possible in texts.',
  }),
}

/** What visitors read: the messages in English. */
export const en: MessagesOf<TextCodes> = {
  'text-spaces': ({ kind }) => ({
    message: {
      edge: 'The text begins or ends with a space.',
      double: 'There are two spaces in a row in the text.',
      held: 'Invisible non-breaking spaces, like those of Word and web pages, keep the words of this text on one line.',
    }[kind],
    help: {
      edge: 'Delete the space.',
      double: 'Leave only one of them.',
      held: 'Delete the spaces between the words and type them again: on a phone, the line could not break.',
    }[kind],
  }),
  'quote-unpaired': ({ text }) => ({
    message: `The quotation mark of ${cut(text)} has no partner: visitors will see it.`,
    help: 'Delete it, or write the other one too. A text needs no quotes around it.',
  }),
  'markup-in-text': ({ sign }) => ({
    message: `This place takes plain text: visitors will see "${cut(sign)}" as it is.`,
    help: 'Write it without formatting. Formatting and links work only in longer texts: "paragraphs" and "body" of a page, "description" below "overview", "content" of an article.',
  }),
  'text-placeholder': ({ text }) => ({
    message: `"${cut(text)}" is in place of a text that is still to be written: visitors will see it.`,
    help: 'Write the text.',
  }),
  'markdown-slip': ({ slip, text }) => slips[slip](slip === 'tabs' || slip === 'picture' ? text : cut(text)),
  'lines-joined': ({ text, hasNoSign }) => ({
    message: `${hasNoSign ? 'Without |- the lines of a text are joined' : 'The character > joins the lines of a text'}: "${cut(text)}" will run together with what is above it.`,
    help: hasNoSign
      ? 'Write |- alone after the colon, and all the lines below it: then each line stays on its own.'
      : 'Write |- in place of the >: then each line stays on its own.',
  }),
  'label-repeated': ({ locale, label, locales }, { line, locale: name, locales: names }) => ({
    message: locales
      ? `Another service has the same name in ${names(locales)} (line ${line}).`
      : `Another service is called "${cut(label)}" in ${name(locale)} as well (line ${line}).`,
    help: 'Give each service a name of its own. If it is a copy, check its title below "hero:" too.',
  }),
  'text-copied': ({ key, other, texts, locales }, { line, locales: names }) => ({
    message: `${texts === 1 ? '1 text' : `${texts} texts`} of "${key}" (${names(locales)}) ${texts === 1 ? 'is' : 'are'} word for word the same as in "${other}": the first is here and in line ${line}.`,
    help: 'If one of the two is a copy, write texts of its own, from here on down, in each of these languages.',
  }),
}
