/** The words of notes for translators that are not sentences of the schema, once per language. */
export const noteWords = {
  en: {
    like: (text: string) => `The same as ${text}: left empty, it gets what you write there.`,
    address: 'It is written in small letters a–z (no accents), digits and hyphens, with / between levels.',
  },
  pt: {
    like: (text: string) => `O mesmo que ${text}: se ficar vazio, recebe o que for escrito lá.`,
    address: 'Escrever só com letras minúsculas de a a z (sem acento), algarismos e hifens, com / entre os níveis.',
  },
  es: {
    like: (text: string) => `Lo mismo que ${text}: si queda vacío, recibe lo que se escriba allí.`,
    address:
      'Se escribe solo con letras minúsculas de la a a la z (sin tildes), cifras y guiones, con / entre niveles.',
  },
} as const
