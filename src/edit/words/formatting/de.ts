import type { FormattingWords } from './en.ts'

/** What the editor says of formatting texts, in German. */
export const formattingDe: FormattingWords = {
  bar: 'Formatierung',
  bold: 'Fett',
  italic: 'Kursiv',
  heading: 'Überschrift',
  list: 'Liste',
  link: 'Link',
  quote: 'Zitat',
  table: 'Tabelle',
  address: 'Seite oder Adresse',
  set: 'Link setzen',
  unlink: 'Link entfernen',
  column: 'Überschrift',
  note: 'Markieren Sie Wörter und drücken Sie einen Knopf. Was Sie aus Word, Google Docs oder einer Webseite einfügen, behält Überschriften, Listen, fette und kursive Wörter, Links und Tabellen. Hier sind das Zeichen, etwa **fett** oder „## “ vor einer Überschrift: Die Seite zeigt sie so, wie sie aussehen.',
}
