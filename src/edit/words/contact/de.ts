import type { ContactWords } from './en.ts'

/** What the editor says of how a company is reached, in German. */
export const contactDe: ContactWords = {
  title: 'Kontakt und Zeiten',
  intro: 'Einmal geschrieben, überall gezeigt, wo man es sucht: im Fuß, auf der Kontaktseite und neben der Adresse.',
  task: 'Noch zu tun: sagen, wie man Sie erreicht und wann Sie geöffnet haben.',
  apart: 'In jeder Sprache anders',
  hours: 'Öffnungszeiten',
  hoursNote: 'Die Seiten zeigen sie in jeder Sprache, und Suchmaschinen erfahren sie.',
  open: 'Geöffnet',
  opens: '{day}: öffnet',
  closes: '{day}: schließt',
  opensAgain: '{day}: öffnet wieder',
  closesAgain: '{day}: schließt wieder',
  until: 'bis',
  addSpan: 'Zweite Zeit',
  addSpanOn: '{day}: zweite Zeit',
  removeSpan: '{day}: zweite Zeit entfernen',
  sameOn: 'Auch am {days}',
  ownWords: 'Die Seiten zeigen Ihre eigenen Worte statt der Tabelle:',
  dropWords: 'Tabelle zeigen',
  fillHours: 'Soll stattdessen eine Tabelle erscheinen, tragen Sie unten die Zeiten ein.',
  exceptions: 'Feiertage und andere Tage',
  chat: 'Chat',
  chatMore: 'Chat: Dienst, Knopf und weitere Begrüßungen',
}
