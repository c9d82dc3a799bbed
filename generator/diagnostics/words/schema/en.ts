import type { MessagesOf } from '../../words.ts'
import { lineList, meant, types } from '../phrases.en.ts'
import { cut, dayOf, list, quoted } from '../phrases.ts'
import type { MissingKey, SchemaCodes } from './codes.ts'
import { forms } from './forms.ts'
import { typeCures } from './type-cures.ts'

/** Keys and values that the schema does not allow: the messages in English. */
export const en: MessagesOf<SchemaCodes> = {
  'key-unknown': ({ value, suggestion, allowed }) => ({
    message: `There is no key "${value}" here.`,
    help: meant(suggestion, allowed),
  }),
  'key-missing': ({ key, meaning, keys }) =>
    keys
      ? {
          message: `${keys.length} keys are missing: ${list(keys.map((missing) => missing.key))}.`,
          help: `Add them: ${firstKeys(keys)}. A whole entry of the same kind shows how.`,
        }
      : { message: `"${key}" is missing.`, help: meaning ? `Add "${key}:". ${meaning}` : `Add "${key}:".` },
  'key-choice': ({ keys, meanings, present }) => ({
    message:
      present.length === 0
        ? `${keys.map((key) => `"${key}"`).join(' or ')} is missing.`
        : `${present.map((key) => `"${key}"`).join(' and ')} cannot both be here.`,
    help:
      present.length === 0
        ? `Add one of them. ${keys.map((key, index) => `"${key}:": ${meanings[index]}`).join(' ')}`
        : 'Keep the one you mean, and delete the other one.',
  }),
  'type-wrong': ({ expected, found, cure, ...parameters }) => ({
    message: `This should be ${types[expected]}, not ${types[found]}.`,
    help: cure && typeCures[cure].en(parameters),
  }),
  'value-empty': (empty) => ({
    message: emptyMessage(empty),
    help: emptyHelp(empty),
  }),
  'value-unknown': ({ value, suggestion, allowed }) => ({
    message: `"${cut(value)}" is not one of the values that are possible here.`,
    help: `${suggestion ? `Did you mean "${suggestion}"? ` : ''}Possible values: ${list(allowed)}.`,
  }),
  'kind-mismatch': ({ tag, value, better }) => ({
    message: `"${tag}: ${value}" does not fit the other keys of this section.`,
    help: `They belong to "${tag}: ${better}".`,
  }),
  'quotes-curly': ({ written, value }) => ({
    message: `The quotes of ${cut(written)} are those of a word processor: here they count as part of the value.`,
    help: `Write straight ones: ${quoted(value)}`,
  }),
  'form-wrong': ({ value, form, suggestion, days, ending, page, instead }) => ({
    message: `"${cut(value)}" ${ending ? 'ends in capital letters.' : 'does not have the right form.'}`,
    help: ending
      ? `Rename the file so that its name ends in ${ending}, and write it here in the same way.`
      : `It should be ${forms[form].en}.${suggestion ? ` Did you mean ${quoted(suggestion)}?` : ''}${days ? ` ${readings(days)}` : ''}${page ? ` To lead to the page "${page}", write "${instead}: ${page}" in place of this line.` : ''}`,
  }),
  'date-absent': ({ value }) => ({
    message: `There is no day "${value}".`,
    help: 'Correct the day, the month or the year.',
  }),
  'number-out-of-range': ({ value, minimum, maximum, form, isText }) => ({
    message: `${value} is too ${minimum !== undefined && value < minimum ? 'small' : 'large'}.`,
    help: `${range(minimum, maximum)}${form && form !== 'wholeNumber' ? ` It should be ${forms[form].en}.` : ''}${isText ? ' Write digits only, without a unit.' : ''}`,
  }),
  'number-dotted': ({ written, decimals }) => ({
    message: `The dot in ${written} counts as a decimal point.`,
    help: `Write ${written.replace('.', '')} if thousands are meant, or ${decimals} if not.`,
  }),
  'list-empty': () => ({
    message: 'The list is empty.',
    help: 'Add at least one entry: a line that begins with "- ".',
  }),
  'entry-split': (_, { lines }) => ({
    message: 'A dash begins a new entry, but this line and those above it seem to be one entry.',
    help: `Put a space in place of the dash${lines.length > 0 ? `, and also in ${lineList(lines)}` : ''}.`,
  }),
  'entries-joined': ({ entries: [first, second] }) => ({
    message: 'Several entries of the list are on one line.',
    help: `Write each on a line of its own that begins with "- ": first "- ${first}", below it "- ${second}".`,
  }),
  'entry-inside': ({ last, end }, { line }) => ({
    message: `A block begins here in the middle of the one that begins in line ${line}, whose rest comes after line ${last}.`,
    help: `Cut the lines from here to line ${last}, and paste them below that block, whose last line is now line ${end}. If it was pasted by mistake, delete them.`,
  }),
  'entry-misplaced': ({ key, section, better, last }, { line }) => ({
    message: `The block "${key}" stands ${section === undefined ? 'at the very left' : `in "${section}:"`}, but has the keys of a block of "${better}:".`,
    help: `Cut the whole block, from this line to ${last === undefined ? 'its last one' : `line ${last}`}, and paste it directly below the line "${better}:" (line ${line}), or between two blocks there.${section === undefined ? ' Each of its lines then begins with two more spaces.' : ''}`,
  }),
}

/** What to write for the first keys that are missing. */
function firstKeys(keys: readonly MissingKey[]): string {
  const first = keys.slice(0, 3).map(({ key, expected }) => `"${key}:" (${types[expected].replace(/ \(.*/, '')})`)
  return `${first.join(', ')}${keys.length > first.length ? ' …' : ''}`
}

/** How to write each day that a date can mean. */
function readings(days: readonly string[]): string {
  const each = days.map((day) => `${quoted(day)} for ${dayOf(day, 'en-GB')}`)
  return `Write ${each.join(', or ')}.`
}

function range(minimum: number | undefined, maximum: number | undefined): string {
  if (minimum === undefined) return `At most ${maximum}.`
  return maximum === undefined ? `At least ${minimum}.` : `Between ${minimum} and ${maximum}.`
}

function emptyMessage({ note, rest }: SchemaCodes['value-empty']): string {
  if (rest) return `The text of "${rest.key}:" ends at the comma: within { } a comma begins a new key.`
  return note ? `The value is empty: "${cut(note)}" counts as a note, because # begins a note.` : 'The value is empty.'
}

/** What to write instead of nothing. */
function emptyHelp({ expected, note, isSlug, mayGo, rest }: SchemaCodes['value-empty']): string {
  if (rest) return `Put the whole text in quotes: ${rest.key}: ${quoted(rest.text)}`
  if (note) return `If it is the value, put it in quotes: ${quoted(note)}`
  if (isSlug)
    return 'Write a short address, such as about-us; the home page has "": two quotes with nothing between them.'
  if (expected === 'text') return 'Write the text, or delete the whole line if the key is not required.'
  if (mayGo) return `Delete this line: there is nothing below it any more. Or write ${types[expected]} here.`
  return `There should be ${types[expected]} here.`
}
