import type { MessagesOf } from '../../words.ts'
import { meant, types } from '../phrases.en.ts'
import { cut, list, quoted } from '../phrases.ts'
import type { SchemaCodes } from './codes.ts'
import { forms } from './forms.ts'

/** Keys and values that the schema does not allow: the messages in English. */
export const en: MessagesOf<SchemaCodes> = {
  'key-unknown': ({ value, suggestion, allowed }) => ({
    message: `There is no key "${value}" here.`,
    help: meant(suggestion, allowed),
  }),
  'key-missing': ({ key, meaning }) => ({
    message: `"${key}" is missing.`,
    help: meaning ? `Add "${key}:". ${meaning}` : `Add "${key}:".`,
  }),
  'key-choice': ({ keys, meanings, present }) => ({
    message:
      present.length === 0
        ? `${keys.map((key) => `"${key}"`).join(' or ')} is missing.`
        : `${present.map((key) => `"${key}"`).join(' and ')} cannot both be here.`,
    help:
      present.length === 0
        ? `Add one of them. ${keys.map((key, index) => `"${key}:": ${meanings[index]}`).join(' ')}`
        : 'Keep the one that is meant, and take the other one out.',
  }),
  'type-wrong': (wrong) => ({
    message: `This should be ${types[wrong.expected]}, not ${types[wrong.found]}.`,
    help: typeHelp(wrong),
  }),
  'value-empty': (empty) => ({
    message: empty.note
      ? `The value is empty: "${cut(empty.note)}" counts as a note, because # begins a note.`
      : 'The value is empty.',
    help: emptyHelp(empty),
  }),
  'value-unknown': ({ value, suggestion, allowed }) => ({
    message: `"${cut(value)}" is not one of the values that are possible here.`,
    help: `${suggestion ? `Did you mean "${suggestion}"? ` : ''}Possible: ${list(allowed)}.`,
  }),
  'kind-mismatch': ({ tag, value, better }) => ({
    message: `"${tag}: ${value}" does not fit the other keys of this section.`,
    help: `They belong to "${tag}: ${better}".`,
  }),
  'quotes-curly': ({ written, value }) => ({
    message: `The quotes of ${cut(written)} are those of a word processor: here they count as part of the value.`,
    help: `Write straight ones: ${quoted(value)}`,
  }),
  'form-wrong': ({ value, form, suggestion, ending }) => ({
    message: ending ? `"${cut(value)}" ends in capital letters.` : `"${cut(value)}" does not have the right form.`,
    help: ending
      ? `Rename the file so that its name ends in ${ending}, and write it here in the same way.`
      : `It should be ${forms[form].en}.${suggestion ? ` For example: ${suggestion}` : ''}`,
  }),
  'number-out-of-range': ({ value, minimum, maximum }) => ({
    message: `${value} is too ${minimum !== undefined && value < minimum ? 'small' : 'large'}.`,
    help: range(minimum, maximum),
  }),
  'list-empty': () => ({
    message: 'The list is empty.',
    help: 'Add at least one entry: a line that begins with "- ".',
  }),
}

function range(minimum: number | undefined, maximum: number | undefined): string {
  if (minimum === undefined) return `At most ${maximum}.`
  return maximum === undefined ? `At least ${minimum}.` : `Between ${minimum} and ${maximum}.`
}

/** How to write a value of the expected type. */
function typeHelp({ expected, found, suggestion, keys = [] }: SchemaCodes['type-wrong']): string | undefined {
  switch (expected) {
    case 'translations':
      return 'Write one line per language, such as "pt: …", each with the same spaces at its start.'
    case 'number':
      return found === 'text' ? 'Write digits only, without quotes.' : undefined
    case 'boolean':
      return `Write ${suggestion ?? 'true or false'}, without quotes.`
    case 'section':
      return keys.length === 0
        ? undefined
        : `Write a line for each key: ${keys.map((key) => `"${key}: …"`).join(', ')}.`
    case 'list':
      return 'Write each entry on a line of its own that begins with "- ".'
    case 'text':
      return 'Write it in one line, after the colon. If it begins with [ or {, put it in quotes: "…".'
    case 'nothing':
      return undefined
  }
}

/** What to write instead of nothing. */
function emptyHelp({ expected, note, isSlug }: SchemaCodes['value-empty']): string {
  if (note) return `If it is the value, put it in quotes: ${quoted(note)}`
  if (isSlug)
    return 'Write a short address, such as about-us; the home page has "": two quotes with nothing between them.'
  if (expected === 'text') return 'Write the text, or take the whole line out if the key is not required.'
  return `There should be ${types[expected]} here.`
}
