import type { FormWords } from './en.ts'

/** What the editor says of the forms of places, in Portuguese. */
export const formPt: FormWords = {
  title: 'Site inteiro',
  intro:
    'O que não é de uma página só: como falar com vocês, o menu, os formulários e o que eles dizem, os idiomas e tudo o mais.',
  groups: {
    identity: 'A empresa',
    contact: 'Contato',
    pages: 'Páginas, menu e rodapé',
    languages: 'Idiomas e palavras',
    visits: 'Buscadores e estatísticas',
  },
  more: 'Mais de “{place}”',
  add: 'Acrescentar',
  addKind: 'Acrescentar: {kind}',
  entry: 'mais um item',
  remove: 'Remover: {name}',
  up: 'Voltar a {place}',
  wholeList: 'Lista completa: {place}',
  findIcon: 'Procurar um ícone (em inglês)',
  noIcon: 'Nenhum ícone encontrado.',
  icons: 'Ícones',
  choose: 'Escolha…',
  noNumber: 'Aqui é preciso um número.',
  show: 'Mostrar como o visitante vê',
  settings: 'Ajustes desta página',
  hidePage: 'Ocultar esta página',
  hidesPage:
    '{count} {count:lugar leva a esta página e não levaria|lugares levam a esta página e não levariam} a lugar nenhum.',
  hideAll: 'Ocultar mesmo assim',
  removePage: 'Remover esta página',
  removesPage:
    '“{page}” sai com todos os seus textos, e também os botões e as linhas do menu que levam a ela. Desfazer a traz de volta.',
  where: 'Faz parte de',
  like: 'Começar a partir de',
  empty: 'Uma página vazia',
  blog: 'Um blog com artigos',
  newBlog: 'Blog com artigos',
  copyOf: 'Uma cópia de “{page}”',
}
