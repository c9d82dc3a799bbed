/** What is said in the place of a message of which nothing is left for people who see no file, by language. */
export const generalProblem = {
  en: 'Something does not fit here. Open it and choose again, or undo the last change.',
  pt: 'Algo não combina aqui. Abra e escolha de novo, ou desfaça a última mudança.',
  es: 'Algo no encaja aquí. Ábralo y elija de nuevo, o deshaga el último cambio.',
  fr: 'Quelque chose ne convient pas ici. Ouvrez-le et choisissez de nouveau, ou annulez le dernier changement.',
  de: 'Hier passt etwas nicht. Öffnen Sie es und wählen Sie neu, oder machen Sie die letzte Änderung rückgängig.',
  it: 'Qui qualcosa non va. Aprilo e scegli di nuovo, o annulla l’ultima modifica.',
} as const
