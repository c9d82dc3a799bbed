import type { translatorsEn } from './translators-en.ts'

/** What the editor says of translators, in Portuguese. */
export const translatorsPt: typeof translatorsEn = {
  title: 'Tradutores',
  help: 'Envie os textos de um idioma a um tradutor como arquivo e receba-o de volta. O que não serve não entra: cada linha diz por quê.',
  to: 'Para',
  format: 'Como',
  xliff: 'XLIFF, para programas de tradução',
  xliff2: 'XLIFF 2.1, se o programa pedir',
  xlsx: 'Pasta do Excel',
  po: 'PO, para Poedit e Weblate',
  csv: 'Tabela (CSV)',
  all: 'Também o que já está traduzido',
  send: 'Enviar',
  nothing: 'Não há nada a traduzir para este idioma.',
  take: 'Receber',
  readAs: 'Está escrito “{example}” ({encoding})',
  row: 'Linha {row}',
  answered: 'O arquivo com estas respostas',
  drafts: 'Escritos por uma máquina, ainda não lidos',
  right: 'Está certo',
  rightOf: 'Está certo: {text}',
}
