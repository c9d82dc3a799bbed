import type { MessagesOf } from '../../words.ts'
import { meant } from '../phrases.en.ts'
import { cut, list } from '../phrases.ts'
import type { FormCodes } from './codes.ts'

/** The contact form: the messages in English. */
export const en: MessagesOf<FormCodes> = {
  'webhook-test': ({ value, suggestion }) =>
    suggestion
      ? {
          message: `"${cut(value)}" is a test address of n8n: it answers only while somebody tests the flow in the editor.`,
          help: `Switch the flow on, and write its production address: ${suggestion}`,
        }
      : {
          message: `"${cut(value)}" can only be reached from one computer or one office: what visitors send would be lost.`,
          help: 'Before the site is published, write the address that the receiver has on the web. It begins with https://.',
        },
  'webhook-page': ({ value }) => ({
    message: `"${cut(value)}" is a page for people, not a receiver: sending the form to it fails.`,
    help: 'Write the address that an automation service gives you for a "webhook". The guide says what it has to answer.',
  }),
  'validation-unknown': (unknown, { line }) => ({
    message: `No message is called "${unknown.value}".`,
    help: nameHelp(unknown, line),
  }),
  'validation-unused': ({ key }) => ({
    message: `No field uses the message "${key}".`,
    help: 'Delete it, or use it in a field.',
  }),
  'field-repeated': ({ name }, { line }) => ({
    message: `Another field is already called "${name}" (line ${line}).`,
    help: 'Give each field a name of its own.',
  }),
  'field-reserved': ({ name }) => ({
    message: `A field cannot be called "${name}": every message from the form already carries something with this name.`,
    help: 'What visitors write there would be lost. Choose another name.',
  }),
  'option-repeated': ({ value }, { line }) => ({
    message: `Another option already has the value "${value}" (line ${line}).`,
    help: 'Give each option a value of its own.',
  }),
  'pattern-invalid': ({ reason, suggestion }) =>
    suggestion
      ? {
          message: 'The slashes around this regular expression count as part of it: visitors would have to type them.',
          help: `Write it without them: ${suggestion}`,
        }
      : {
          message: 'This regular expression cannot be read.',
          help: `${reason}. Ask a developer, or delete the line.`,
        },
  'pattern-slow': ({ part }) => ({
    message: `This regular expression can freeze the browser: in "${part}" one repetition is inside another.`,
    help: 'Ask a developer to write it without nested repetitions.',
  }),
  'pattern-literal': ({ pattern, suggestion }) => ({
    message: `Only the answer "${cut(pattern)}" itself, letter by letter, would be accepted.`,
    help: suggestion
      ? `For digits in the place of the letters write '${suggestion}'. The example that visitors see goes in "placeholder:".`
      : 'Write a regular expression, such as \'[0-9]{4}\' for four digits, or delete "pattern:" and "invalid:".',
  }),
  'invalid-unused': () => ({
    message: '"invalid" is shown where an answer does not match "pattern", and this field has no "pattern".',
    help: 'Add "pattern:", or delete this line.',
  }),
}

/** What to write instead of a name that no message has: people also write whether the field is required. */
function nameHelp({ value, suggestion, allowed }: FormCodes['validation-unknown'], line: number): string {
  if (/^(?:false|no|não|nao)$/i.test(value)) return 'Delete this line: then the field may stay empty.'
  if (/^(?:true|yes|sim|sí|si)$|\s/i.test(value))
    return `Write the name of the message to show when the field is empty: ${list(allowed)}. If none of them says it, add one under "messages: contact: form: validation:".`
  if (suggestion) return `Did you mean "${suggestion}" (line ${line})? One of the two names is misspelt.`
  return `${meant(undefined, allowed)} Or add a message of this name under "messages: contact: form: validation:".`
}
