import type { MessagesOf } from '../../words.ts'
import type { DocumentCodes } from './codes.ts'

/** The drawn documents: the messages in English. */
export const en: MessagesOf<DocumentCodes> = {
  'day-absent': ({ day, month, last }) => ({
    message: `The month ${month} has no day ${day}: this entry would not be drawn.`,
    help: `Write a day from 1 to ${last}, or correct "month:".`,
  }),
  'sign-repeated': ({ sign }, { line }) => ({
    message: `Another class of this matrix already has the sign "${sign}" (line ${line}).`,
    help: 'Give each class a sign of its own, or put the rows of both below one of them.',
  }),
  'document-missing': ({ key }) => ({
    message: `The service "${key}" has no document, so nothing of it is shown here.`,
    help: 'Give it one ("artefact:"), or remove it from this list.',
  }),
}
