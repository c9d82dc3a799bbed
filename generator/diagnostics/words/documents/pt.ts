import type { MessagesOf } from '../../words.ts'
import type { DocumentCodes } from './codes.ts'

/** The drawn documents: the messages in Portuguese. */
export const pt: MessagesOf<DocumentCodes> = {
  'day-absent': ({ day, month, last }) => ({
    message: `O mês ${month} não tem dia ${day}: este item não seria desenhado.`,
    help: `Escreva um dia de 1 a ${last} ou corrija "month:".`,
  }),
  'sign-repeated': ({ sign }, { line }) => ({
    message: `Outra classe desta matriz já tem o sinal "${sign}" (linha ${line}).`,
    help: 'Dê a cada classe um sinal próprio, ou ponha as linhas das duas em uma só.',
  }),
  'document-missing': ({ key }) => ({
    message: `O serviço "${key}" não tem documento, e nada dele aparece aqui.`,
    help: 'Dê um a ele ("artefact:") ou tire-o desta lista.',
  }),
}
