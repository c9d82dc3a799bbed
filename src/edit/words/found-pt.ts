import type { FoundWords } from './found-en.ts'

/** What the editor says of search results and shared links, in Portuguese. */
export const foundPt: FoundWords = {
  title: 'Busca e links',
  google: 'Num buscador',
  googleNote:
    'Clique no título ou na descrição para mudar. O buscador pode mostrar outras palavras da página em vez destas.',
  chat: 'Como link numa conversa',
  chatNote: 'A imagem é feita da foto ou do título da página, do nome e do logotipo.',
  made: 'Estas palavras saem do título da página.',
  write: 'Escrever outras',
  fits: { title: 'O título aparece inteiro.', description: 'A descrição aparece inteira.' },
  cut: {
    title: 'O título é cortado: sobram umas {count} letras.',
    description: 'A descrição é cortada: sobram umas {count} letras.',
  },
}
