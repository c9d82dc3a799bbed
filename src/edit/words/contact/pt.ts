import type { ContactWords } from './en.ts'

/** What the editor says of how a company is reached, in Portuguese. */
export const contactPt: ContactWords = {
  title: 'Contato e horário',
  intro:
    'Escreve-se uma vez e aparece onde o visitante procura: no rodapé, na página de contato e ao lado do endereço.',
  task: 'Falta dizer como entrar em contato com você e quando está aberto.',
  apart: 'Diferente em cada idioma',
  hours: 'Horário de atendimento',
  hoursNote: 'As páginas o mostram em cada idioma, e os buscadores ficam sabendo.',
  open: 'Aberto',
  opens: '{day}: abre',
  closes: '{day}: fecha',
  opensAgain: '{day}: abre de novo',
  closesAgain: '{day}: fecha de novo',
  until: 'até',
  addSpan: 'Segundo período',
  addSpanOn: '{day}: segundo período',
  removeSpan: '{day}: tirar o segundo período',
  sameOn: 'Também: {days}',
  ownWords: 'As páginas mostram estas palavras suas no lugar da tabela:',
  dropWords: 'Mostrar a tabela',
  fillHours: 'Para mostrar uma tabela no lugar delas, preencha o horário abaixo.',
  exceptions: 'Feriados e outros dias',
  chat: 'Chat',
  chatMore: 'Chat: serviço, botão e outras saudações',
}
