import type { translatorsEn } from './en.ts'

/** What the editor says of translators, in Spanish. */
export const translatorsEs: typeof translatorsEn = {
  title: 'Traductores',
  help: 'Exporte los textos de un idioma como archivo para un traductor e impórtelo cuando vuelva. Lo que no encaja no se importa: cada fila dice por qué.',
  to: 'Idioma',
  format: 'Formato',
  xliff: 'XLIFF, para programas de traducción',
  xliff2: 'XLIFF 2.1, si el programa lo pide',
  xlsx: 'Libro de Excel',
  po: 'PO, para Poedit y Weblate',
  csv: 'Tabla (CSV)',
  all: 'También lo ya traducido',
  send: 'Exportar',
  nothing: 'No hay nada que traducir en este idioma.',
  take: 'Importar',
  reading: 'Leyendo {file}…',
  readAs: 'Dice «{example}» ({encoding})',
  row: 'Fila {row}',
  answered: 'El archivo con estas respuestas',
  drafts: 'Traducidos por una máquina, aún sin revisar',
  right: 'Está bien',
  rightOf: 'Está bien: {text}',
}
