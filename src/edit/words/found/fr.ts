import type { FoundWords } from './en.ts'

/** What the editor says of search results and shared links, in French. */
export const foundFr: FoundWords = {
  title: 'Recherche et liens',
  intro: 'Ce que les moteurs de recherche et les messageries montrent de cette page.',
  google: 'Dans un moteur de recherche',
  googleNote:
    'Cliquez sur le titre ou la description pour les modifier. Les moteurs de recherche affichent parfois un autre texte de la page.',
  chat: 'Comme lien dans une messagerie',
  chatNote: 'L’image est faite à partir de la photo ou du titre de la page, du nom et du logo.',
  made: 'Le titre et la description sont faits à partir des textes de la page.',
  write: 'Écrire les vôtres',
  fits: { title: 'Le titre s’affiche en entier.', description: 'La description s’affiche en entier.' },
  cut: {
    title: 'Le titre est coupé : il a environ {count} lettres de trop.',
    description: 'La description est coupée : elle a environ {count} lettres de trop.',
  },
}
