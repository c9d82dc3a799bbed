import type { FoundWords } from './en.ts'

/** What the editor says of search results and shared links, in Portuguese. */
export const foundPt: FoundWords = {
  title: 'Busca e links',
  intro: 'O que os buscadores e as conversas mostram desta página.',
  google: 'Num buscador',
  googleNote:
    'Clique no título ou na descrição para mudar. Os buscadores podem mostrar outro trecho da página no lugar.',
  chat: 'Como link numa conversa',
  chatNote: 'A imagem é feita da foto ou do título da página, do nome e do logotipo.',
  made: 'O título e a descrição vêm dos textos da página.',
  write: 'Escrever outros',
  fits: { title: 'O título aparece inteiro.', description: 'A descrição aparece inteira.' },
  cut: {
    title: 'O título é cortado: tem cerca de {count} letras a mais.',
    description: 'A descrição é cortada: tem cerca de {count} letras a mais.',
  },
}
