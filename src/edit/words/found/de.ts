import type { FoundWords } from './en.ts'

/** What the editor says of search results and shared links, in German. */
export const foundDe: FoundWords = {
  title: 'Suche und Links',
  intro: 'Was Suchmaschinen und Chats von dieser Seite zeigen.',
  google: 'In einer Suchmaschine',
  googleNote:
    'Klicken Sie auf Titel oder Beschreibung, um sie zu ändern. Suchmaschinen zeigen manchmal anderen Text der Seite.',
  chat: 'Als Link in einem Chat',
  chatNote: 'Das Bild entsteht aus dem Foto oder der Überschrift der Seite, dem Namen und dem Logo.',
  made: 'Titel und Beschreibung entstehen aus den Texten der Seite.',
  write: 'Eigene schreiben',
  fits: { title: 'Der Titel wird ganz gezeigt.', description: 'Die Beschreibung wird ganz gezeigt.' },
  cut: {
    title: 'Der Titel wird abgeschnitten: Er ist etwa {count} Buchstaben zu lang.',
    description: 'Die Beschreibung wird abgeschnitten: Sie ist etwa {count} Buchstaben zu lang.',
  },
}
