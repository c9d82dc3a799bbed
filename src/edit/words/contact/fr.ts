import type { ContactWords } from './en.ts'

/** What the editor says of how a company is reached, in French. */
export const contactFr: ContactWords = {
  title: 'Contact et horaires',
  intro:
    'Écrit une fois, affiché là où on le cherche : en pied de page, sur la page de contact et à côté de l’adresse.',
  task: 'Il reste à dire comment vous joindre et quand vous êtes ouvert.',
  apart: 'Différent selon la langue',
  hours: 'Horaires d’ouverture',
  hoursNote: 'Les pages les affichent dans chaque langue, et les moteurs de recherche les reçoivent.',
  open: 'Ouvert',
  opens: '{day} : ouverture',
  closes: '{day} : fermeture',
  opensAgain: '{day} : réouverture',
  closesAgain: '{day} : deuxième fermeture',
  until: 'à',
  addSpan: 'Deuxième plage',
  addSpanOn: '{day} : deuxième plage',
  removeSpan: '{day} : retirer la deuxième plage',
  sameOn: 'Aussi : {days}',
  ownWords: 'Les pages affichent votre texte à la place du tableau :',
  dropWords: 'Afficher le tableau',
  fillHours: 'Pour afficher un tableau à la place, remplissez les horaires ci-dessous.',
  exceptions: 'Jours fériés et autres jours',
  chat: 'Messagerie',
  chatMore: 'Messagerie : service, bouton et autres messages d’accueil',
}
