import type { FormattingWords } from './en.ts'

/** What the editor says of formatting texts, in Italian. */
export const formattingIt: FormattingWords = {
  bar: 'Formato',
  bold: 'Grassetto',
  italic: 'Corsivo',
  heading: 'Titolo',
  list: 'Elenco',
  link: 'Link',
  quote: 'Citazione',
  table: 'Tabella',
  address: 'Pagina o indirizzo',
  set: 'Metti il link',
  unlink: 'Togli il link',
  column: 'Titolo',
  note: 'Seleziona delle parole e premi un pulsante. Ciò che incolli da Word, Google Docs o una pagina web mantiene titoli, elenchi, parole in grassetto e corsivo, link e tabelle. Qui sono segni, come **grassetto** o “## ” davanti a un titolo: la pagina li mostra come appaiono.',
}
