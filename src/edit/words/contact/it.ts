import type { ContactWords } from './en.ts'

/** What the editor says of how a company is reached, in Italian. */
export const contactIt: ContactWords = {
  title: 'Contatti e orari',
  intro: 'Scritti una volta, mostrati dove si cercano: in fondo, nella pagina dei contatti e accanto all’indirizzo.',
  task: 'Ancora da fare: dire come contattarti e quando sei aperto.',
  apart: 'Diverso in ogni lingua',
  hours: 'Orari di apertura',
  hoursNote: 'Le pagine li mostrano in ogni lingua, e i motori di ricerca li ricevono.',
  open: 'Aperto',
  opens: '{day}: apre',
  closes: '{day}: chiude',
  opensAgain: '{day}: riapre',
  closesAgain: '{day}: chiude di nuovo',
  until: 'alle',
  addSpan: 'Secondo orario',
  addSpanOn: '{day}: secondo orario',
  removeSpan: '{day}: togli il secondo orario',
  sameOn: 'Anche: {days}',
  ownWords: 'Le pagine mostrano le tue parole al posto della tabella:',
  dropWords: 'Mostra la tabella',
  fillHours: 'Per mostrare una tabella al loro posto, compila gli orari qui sotto.',
  exceptions: 'Festività e altri giorni',
  chat: 'Chat',
  chatMore: 'Chat: servizio, pulsante e altri saluti',
}
