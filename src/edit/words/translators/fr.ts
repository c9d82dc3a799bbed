import type { translatorsEn } from './en.ts'

/** What the editor says of translators, in French. */
export const translatorsFr: typeof translatorsEn = {
  title: 'Traducteurs',
  help: 'Exportez les textes d’une langue dans un fichier pour un traducteur, et importez-le quand il revient. Ce qui ne convient pas n’est pas importé : chaque ligne dit pourquoi.',
  to: 'Langue',
  format: 'Format',
  xliff: 'XLIFF, pour les logiciels de traduction',
  xliff2: 'XLIFF 2.1, si un logiciel le demande',
  xlsx: 'Classeur Excel',
  po: 'PO, pour Poedit et Weblate',
  csv: 'Tableau (CSV)',
  all: 'Aussi ce qui est déjà traduit',
  send: 'Exporter',
  nothing: 'Il n’y a rien à traduire dans cette langue.',
  take: 'Importer',
  reading: 'Lecture de {file}…',
  readAs: 'On y lit « {example} » ({encoding})',
  row: 'Ligne {row}',
  answered: 'Le fichier avec ces réponses',
  drafts: 'Traduit par une machine, pas encore relu',
  right: 'C’est juste',
  rightOf: 'C’est juste : {text}',
}
