import type { FormattingWords } from './en.ts'

/** What the editor says of formatting texts, in French. */
export const formattingFr: FormattingWords = {
  bar: 'Mise en forme',
  bold: 'Gras',
  italic: 'Italique',
  heading: 'Titre',
  list: 'Liste',
  link: 'Lien',
  quote: 'Citation',
  table: 'Tableau',
  address: 'Page ou adresse',
  set: 'Mettre le lien',
  unlink: 'Enlever le lien',
  column: 'Titre',
  note: 'Sélectionnez des mots et appuyez sur un bouton. Ce que vous collez depuis Word, Google Docs ou une page web garde ses titres, ses listes, ses mots en gras et en italique, ses liens et ses tableaux. Ici, ce sont des signes, comme **gras** ou « ## » devant un titre : la page les montre mis en forme.',
}
