import type { MessagesOf } from '../../words.ts'
import type { DocumentCodes } from './codes.ts'

/** The drawn documents: the messages in Portuguese. */
export const pt: MessagesOf<DocumentCodes> = {
  'day-absent': ({ day, month, last }) => ({
    message: `O mês ${month} não tem dia ${day}: este item não seria desenhado.`,
    help: `Escreva um dia de 1 a ${last} ou corrija "month:".`,
  }),
  'document-missing': ({ key }) => ({
    message: `O serviço "${key}" não tem documento, e nada dele aparece aqui.`,
    help: 'Dê um a ele ("artefact:") ou tire-o desta lista.',
  }),
}
