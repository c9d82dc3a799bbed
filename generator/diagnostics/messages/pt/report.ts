import type { report as english } from '../en/report.ts'

/** What a report of the check says besides its messages, in Portuguese. */
export const report: typeof english = {
  allIsWell: 'tudo certo',
  restLater: 'O resto do arquivo será verificado quando for possível lê-lo: talvez haja mais a corrigir.',
  ignoring: 'Se o que um aviso aponta está certo assim, copie o código e o path dele para "ignore:", com o motivo.',
  error: { one: 'erro', many: 'erros' },
  warning: { one: 'aviso', many: 'avisos' },
  entry: 'item',
  sections: { pages: 'página', services: 'serviço', locales: 'idioma' },
  more: (code, count) =>
    `${code}: mais ${count} como ${count === 1 ? 'esse' : 'esses'}. Todos: npm run check -- --format json`,
  draftHint:
    'Se um idioma ainda está sendo escrito, acrescente "draft: true" a ele, abaixo de "locales:": assim o resto do site pode ser gerado enquanto isso.',
  coverage: {
    total: 'textos',
    reviewed: 'revisados',
    machine: 'máquina',
    missing: 'faltam',
    identical: 'iguais',
    stale: 'desatualizados',
    all: 'tudo',
  },
}
