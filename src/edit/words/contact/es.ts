import type { ContactWords } from './en.ts'

/** What the editor says of how a company is reached, in Spanish. */
export const contactEs: ContactWords = {
  title: 'Contacto y horario',
  intro:
    'Se escribe una vez y aparece donde lo busca el visitante: al pie, en la página de contacto y junto a la dirección.',
  task: 'Falta decir cómo contactar con usted y cuándo abre.',
  apart: 'Distinto en cada idioma',
  hours: 'Horario de atención',
  hoursNote: 'Las páginas lo muestran en cada idioma, y los buscadores lo saben.',
  open: 'Abierto',
  opens: '{day}: abre',
  closes: '{day}: cierra',
  opensAgain: '{day}: vuelve a abrir',
  closesAgain: '{day}: vuelve a cerrar',
  until: 'a',
  addSpan: 'Segundo tramo',
  addSpanOn: '{day}: segundo tramo',
  removeSpan: '{day}: quitar el segundo tramo',
  sameOn: 'También: {days}',
  ownWords: 'Las páginas muestran estas palabras suyas en lugar de la tabla:',
  dropWords: 'Mostrar la tabla',
  fillHours: 'Para mostrar una tabla en su lugar, rellene el horario de abajo.',
  exceptions: 'Festivos y otros días',
  chat: 'Chat',
  chatMore: 'Chat: servicio, botón y otros saludos',
}
