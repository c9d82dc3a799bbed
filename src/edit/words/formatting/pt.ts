import type { FormattingWords } from './en.ts'

/** What the editor says of formatting texts, in Portuguese. */
export const formattingPt: FormattingWords = {
  bar: 'Formatação',
  bold: 'Negrito',
  italic: 'Itálico',
  heading: 'Título',
  list: 'Lista',
  link: 'Link',
  quote: 'Citação',
  table: 'Tabela',
  address: 'Página ou endereço',
  set: 'Pôr link',
  unlink: 'Tirar link',
  column: 'Título',
  note: 'Selecione palavras e clique em um botão. O que você cola do Word, do Google Docs ou de uma página mantém títulos, listas, negrito, itálico, links e tabelas. Aqui eles são sinais, como **negrito** ou “## ” antes de um título: a página mostra como ficam.',
}
