import type { translatorsEn } from './en.ts'

/** What the editor says of translators, in Italian. */
export const translatorsIt: typeof translatorsEn = {
  title: 'Traduttori',
  help: 'Esporta i testi di una lingua in un file per un traduttore, e importalo quando torna. Ciò che non va bene non viene importato: ogni riga dice perché.',
  to: 'Lingua',
  format: 'Formato',
  xliff: 'XLIFF, per i programmi di traduzione',
  xliff2: 'XLIFF 2.1, dove un programma lo chiede',
  xlsx: 'Cartella di lavoro Excel',
  po: 'PO, per Poedit e Weblate',
  csv: 'Tabella (CSV)',
  all: 'Anche ciò che è già tradotto',
  send: 'Esporta',
  nothing: 'Non c’è nulla da tradurre in questa lingua.',
  take: 'Importa',
  reading: 'Lettura di {file}…',
  readAs: 'Dice “{example}” ({encoding})',
  row: 'Riga {row}',
  answered: 'Il file con queste risposte',
  drafts: 'Tradotto da una macchina, non ancora riletto',
  right: 'Va bene',
  rightOf: 'Va bene: {text}',
}
