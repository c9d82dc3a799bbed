import type { MessagesOf } from '../../words.ts'
import type { DocumentCodes } from './codes.ts'

/** The drawn documents: the messages in English. */
export const en: MessagesOf<DocumentCodes> = {
  'day-absent': ({ day, month, last }) => ({
    message: `The month ${month} has no day ${day}: this entry would not be drawn.`,
    help: `Write a day from 1 to ${last}, or correct "month:".`,
  }),
  'document-missing': ({ key }) => ({
    message: `The service "${key}" has no document, so nothing of it is shown here.`,
    help: 'Give it one ("artefact:"), or take it out of this list.',
  }),
}
