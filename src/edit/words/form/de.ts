import type { FormWords } from './en.ts'

/** What the editor says of the forms of places, in German. */
export const formDe: FormWords = {
  title: 'Ganze Website',
  intro:
    'Alles, was nicht zu einer einzelnen Seite gehört: wie man Sie erreicht, das Menü, die Formulare und ihre Meldungen, die Sprachen und der Rest.',
  groups: {
    identity: 'Das Unternehmen',
    contact: 'Kontakt',
    pages: 'Seiten, Menü und Fußzeile',
    languages: 'Sprachen und Wörter',
    visits: 'Suchmaschinen und Statistik',
  },
  more: 'Mehr von „{place}“',
  add: 'Hinzufügen',
  addKind: 'Hinzufügen: {kind}',
  entry: 'weiterer Eintrag',
  remove: 'Entfernen: {name}',
  up: 'Zurück zu {place}',
  wholeList: 'Ganze Liste: {place}',
  findIcon: 'Symbol suchen, auf Englisch',
  noIcon: 'Kein Symbol gefunden.',
  icons: 'Symbole',
  choose: 'Auswählen…',
  noNumber: 'Hier muss eine Zahl stehen.',
  show: 'So zeigen, wie Besucher es sehen',
  settings: 'Einstellungen dieser Seite',
  hidePage: 'Diese Seite ausblenden',
  hidesPage:
    '{count} {count:Stelle verweist auf diese Seite und führte|Stellen verweisen auf diese Seite und führten} ins Leere.',
  hideAll: 'Trotzdem ausblenden',
  removePage: 'Diese Seite entfernen',
  removesPage:
    '„{page}“ wird mit allen Texten entfernt, ebenso die Schaltflächen und Menüzeilen, die dorthin führen. „Rückgängig“ holt sie zurück.',
  where: 'Gehört zu',
  like: 'Beginnen mit',
  empty: 'Einer leeren Seite',
  blog: 'Einem Blog mit Artikeln',
  newBlog: 'Blog mit Artikeln',
  copyOf: 'Einer Kopie von „{page}“',
}
