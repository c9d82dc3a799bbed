import type { MessagesOf } from '../../words.ts'
import { cut, quoted } from '../phrases.ts'
import type { ContactCodes } from './codes.ts'

/** The contact details: the messages in English. */
export const en: MessagesOf<ContactCodes> = {
  'phone-form': ({ value }) => ({
    message: `"${cut(value)}" is not a complete phone number.`,
    help: 'With country prefix and area code it has 8 to 15 digits, such as +55 11 90000-0000. Write one number only, without words.',
  }),
  'phone-prefix': ({ value, prefix, dialled, slip }) => ({
    message: {
      zero: `"${cut(value)}" begins with 0; links call it as ${dialled}, without the 0.`,
      twice: `${prefix} is put before "${cut(value)}", which seems to begin with it already.`,
      long: `${prefix} is put before "${cut(value)}", which seems to begin with the prefix of another country.`,
    }[slip],
    help:
      slip === 'zero'
        ? 'If that is not the right number, write it completely, with + and the country prefix. A number that only works within its country does not belong here.'
        : 'Write a + at its start if the number is complete, or remove the prefix.',
  }),
  'phone-differs': ({ value, other }, { line }) => ({
    message: `"${cut(value)}" is not the same number as "${cut(other)}" (line ${line}).`,
    help: 'Change the number in all places, or say below "ignore:" why there are two.',
  }),
  'email-form': ({ value, suggestion }) => ({
    message: `"${cut(value)}" is not an e-mail address.`,
    help: suggestion
      ? `Did you mean ${quoted(suggestion)}?`
      : 'It should be one address, without anything else, such as name@example.com.',
  }),
  'chat-phone': ({ value }) => ({
    message: `"${value}" is not a number that a chat can be opened with.`,
    help: 'Write country code, area code and number together, such as +5511900000000.',
  }),
  'hours-order': ({ opens, closes }) => ({
    message: `It closes at ${closes}, but opens at ${opens}.`,
    help:
      opens === closes
        ? 'Check both times. Open all day is from "00:00" to "23:59".'
        : 'Check both times. If it is open past midnight, say so below "ignore:".',
  }),
  'hours-differ': ({ time }, { line }) => ({
    message: `Search engines get the time ${time}, but the hours that people read do not mention it (line ${line}).`,
    help: 'Change "hours:" and "openingHours:" together, or say below "ignore:" why they differ.',
  }),
}
