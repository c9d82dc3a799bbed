import type { FormattingWords } from './en.ts'

/** What the editor says of formatting texts, in Spanish. */
export const formattingEs: FormattingWords = {
  bar: 'Formato',
  bold: 'Negrita',
  italic: 'Cursiva',
  heading: 'Título',
  list: 'Lista',
  link: 'Enlace',
  quote: 'Cita',
  table: 'Tabla',
  address: 'Página o dirección',
  set: 'Poner enlace',
  unlink: 'Quitar enlace',
  column: 'Título',
  note: 'Seleccione palabras y pulse un botón. Lo que pega desde Word, Google Docs o una página web conserva títulos, listas, negrita, cursiva, enlaces y tablas. Aquí son signos, como **negrita** o “## ” antes de un título: la página muestra cómo quedan.',
}
