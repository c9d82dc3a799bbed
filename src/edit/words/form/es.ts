import type { FormWords } from './en.ts'

/** What the editor says of the forms of places, in Spanish. */
export const formEs: FormWords = {
  title: 'Todo el sitio',
  intro:
    'Lo que no es de una sola página: cómo ponerse en contacto con ustedes, el menú, los formularios y lo que dicen, los idiomas y todo lo demás.',
  groups: {
    identity: 'La empresa',
    contact: 'Contacto',
    pages: 'Páginas, menú y pie',
    languages: 'Idiomas y palabras',
    visits: 'Buscadores y estadísticas',
  },
  more: 'Más de «{place}»',
  add: 'Añadir',
  addKind: 'Añadir: {kind}',
  entry: 'un elemento más',
  remove: 'Quitar: {name}',
  up: 'Volver a {place}',
  wholeList: 'Lista completa: {place}',
  findIcon: 'Buscar un icono (en inglés)',
  noIcon: 'No se encontró ningún icono.',
  icons: 'Iconos',
  choose: 'Elija…',
  noNumber: 'Aquí hace falta un número.',
  show: 'Mostrarlo como lo ve el visitante',
  settings: 'Ajustes de esta página',
  hidePage: 'Ocultar esta página',
  hidesPage:
    '{count} {count:lugar lleva a esta página y no llevaría|lugares llevan a esta página y no llevarían} a ninguna parte.',
  hideAll: 'Ocultar de todos modos',
  removePage: 'Quitar esta página',
  removesPage:
    '«{page}» se va con todos sus textos, y también los botones y las líneas del menú que llevan a ella. Deshacer la recupera.',
  where: 'Pertenece a',
  like: 'Empezar a partir de',
  empty: 'Una página vacía',
  blog: 'Un blog con artículos',
  newBlog: 'Blog con artículos',
  copyOf: 'Una copia de «{page}»',
}
