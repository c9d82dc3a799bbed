import type { FoundWords } from './en.ts'

/** What the editor says of search results and shared links, in Italian. */
export const foundIt: FoundWords = {
  title: 'Ricerca e link',
  intro: 'Quello che motori di ricerca e chat mostrano di questa pagina.',
  google: 'In un motore di ricerca',
  googleNote:
    'Fai clic sul titolo o sulla descrizione per cambiarli. I motori di ricerca a volte mostrano altro testo della pagina.',
  chat: 'Come link in una chat',
  chatNote: 'L’immagine nasce dalla foto o dal titolo della pagina, dal nome e dal logo.',
  made: 'Titolo e descrizione nascono dai testi della pagina.',
  write: 'Scrivi i tuoi',
  fits: { title: 'Il titolo si vede tutto.', description: 'La descrizione si vede tutta.' },
  cut: {
    title: 'Il titolo è tagliato: ha circa {count} lettere di troppo.',
    description: 'La descrizione è tagliata: ha circa {count} lettere di troppo.',
  },
}
