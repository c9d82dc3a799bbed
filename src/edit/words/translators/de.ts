import type { translatorsEn } from './en.ts'

/** What the editor says of translators, in German. */
export const translatorsDe: typeof translatorsEn = {
  title: 'Übersetzer',
  help: 'Exportieren Sie die Texte einer Sprache als Datei für einen Übersetzer, und importieren Sie sie, wenn sie zurückkommt. Was nicht passt, wird nicht importiert: Jede Zeile sagt, warum.',
  to: 'Sprache',
  format: 'Format',
  xliff: 'XLIFF, für Übersetzungsprogramme',
  xliff2: 'XLIFF 2.1, wo ein Programm danach fragt',
  xlsx: 'Excel-Arbeitsmappe',
  po: 'PO, für Poedit und Weblate',
  csv: 'Tabelle (CSV)',
  all: 'Auch, was schon übersetzt ist',
  send: 'Exportieren',
  nothing: 'In diese Sprache ist nichts zu übersetzen.',
  take: 'Importieren',
  reading: '{file} wird gelesen…',
  readAs: 'Darin steht „{example}“ ({encoding})',
  row: 'Zeile {row}',
  answered: 'Die Datei mit diesen Antworten',
  drafts: 'Von einer Maschine übersetzt, noch nicht geprüft',
  right: 'Das stimmt so',
  rightOf: 'Das stimmt so: {text}',
}
