import type { FormWords } from './en.ts'

/** What the editor says of the forms of places, in Italian. */
export const formIt: FormWords = {
  title: 'Tutto il sito',
  intro:
    'Tutto ciò che non appartiene a una sola pagina: come contattarti, il menu, i moduli e i loro messaggi, le lingue e il resto.',
  groups: {
    identity: 'L’azienda',
    contact: 'Contatti',
    pages: 'Pagine, menu e piè di pagina',
    languages: 'Lingue e parole',
    visits: 'Motori di ricerca e statistiche',
  },
  more: 'Altro di “{place}”',
  add: 'Aggiungi',
  addKind: 'Aggiungi: {kind}',
  entry: 'un’altra voce',
  remove: 'Togli: {name}',
  up: 'Torna a {place}',
  wholeList: 'Elenco completo: {place}',
  findIcon: 'Cerca un’icona, in inglese',
  noIcon: 'Nessuna icona trovata.',
  icons: 'Icone',
  choose: 'Scegli…',
  noNumber: 'Qui serve un numero.',
  show: 'Mostra come la vedono i visitatori',
  settings: 'Impostazioni di questa pagina',
  hidePage: 'Nascondi questa pagina',
  hidesPage:
    '{count} {count:punto porta a questa pagina e non porterebbe|punti portano a questa pagina e non porterebbero} più da nessuna parte.',
  hideAll: 'Nascondi comunque',
  removePage: 'Togli questa pagina',
  removesPage:
    '“{page}” sparisce con tutti i suoi testi, e anche i pulsanti e le righe del menu che vi portano. Annulla la riporta.',
  where: 'Fa parte di',
  like: 'Comincia da',
  empty: 'Una pagina vuota',
  blog: 'Un blog con articoli',
  newBlog: 'Blog con articoli',
  copyOf: 'Una copia di “{page}”',
}
