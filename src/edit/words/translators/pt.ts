import type { translatorsEn } from './en.ts'

/** What the editor says of translators, in Portuguese. */
export const translatorsPt: typeof translatorsEn = {
  title: 'Tradutores',
  help: 'Exporte os textos de um idioma como arquivo para um tradutor e importe-o quando voltar. O que não serve não é importado: cada linha diz por quê.',
  to: 'Idioma',
  format: 'Formato',
  xliff: 'XLIFF, para programas de tradução',
  xliff2: 'XLIFF 2.1, se o programa pedir',
  xlsx: 'Pasta de trabalho do Excel',
  po: 'PO, para Poedit e Weblate',
  csv: 'Tabela (CSV)',
  all: 'Também o que já está traduzido',
  send: 'Exportar',
  nothing: 'Não há nada para traduzir neste idioma.',
  take: 'Importar',
  reading: 'Lendo {file}…',
  readAs: 'Está escrito “{example}” ({encoding})',
  row: 'Linha {row}',
  answered: 'O arquivo com estas respostas',
  drafts: 'Traduzidos por uma máquina, ainda não revisados',
  right: 'Está certo',
  rightOf: 'Está certo: {text}',
}
