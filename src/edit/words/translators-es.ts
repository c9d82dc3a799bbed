import type { translatorsEn } from './translators-en.ts'

/** What the editor says of translators, in Spanish. */
export const translatorsEs: typeof translatorsEn = {
  title: 'Traductores',
  help: 'Envíe los textos de un idioma a un traductor como archivo y recíbalo de vuelta. Lo que no encaja no entra: cada fila dice por qué.',
  to: 'Al',
  format: 'Como',
  xliff: 'XLIFF, para programas de traducción',
  xliff2: 'XLIFF 2.1, si el programa lo pide',
  xlsx: 'Libro de Excel',
  po: 'PO, para Poedit y Weblate',
  csv: 'Tabla (CSV)',
  all: 'También lo ya traducido',
  send: 'Enviar',
  nothing: 'No hay nada que traducir a este idioma.',
  take: 'Recibir',
  readAs: 'Dice «{example}» ({encoding})',
  row: 'Fila {row}',
  answered: 'El archivo con estas respuestas',
  drafts: 'Escritos por una máquina, aún sin leer',
  right: 'Está bien',
  rightOf: 'Está bien: {text}',
}
