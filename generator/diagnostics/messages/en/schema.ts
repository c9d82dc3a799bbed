import type { TypeName } from '../../name-type.ts'
import { withExamples } from '../../own-examples.ts'
import { type Messages, type Nothing, say, type Unknown, type UnknownKey } from '../message.ts'
import { cut, formatDay, list, quoted } from '../phrases.ts'
import type { CureParameters, Form, TypeCure } from './forms.ts'
import { cures, forms } from './forms.ts'
import { lineList, meant, types } from './phrases.ts'

/** A missing key, and the type that its value should have. */
export interface MissingKey {
  key: string
  expected: TypeName
}

interface FormerKey {
  value: string
  key: string
  isMap: boolean
  lines: readonly string[]
}

interface KeyChoice {
  /** The keys that exclude each other, and what they mean. */
  keys: readonly string[]
  meanings: readonly string[]
  /** Those of them that are there: none, or more than one. */
  present: readonly string[]
}

interface TypeWrong extends CureParameters {
  expected: TypeName
  found: TypeName
  /** What to do about it, if the expected type does not say enough. */
  cure?: TypeCure
}

/** A key without a value, and what is expected there. */
export interface ValueEmpty {
  expected: TypeName
  /** The comment after the colon: YAML takes a text that begins with "#" for one. */
  note?: string
  /** Whether it is the address of a page, which may be empty if quotes say so. */
  isSlug?: boolean
  /** Whether the key may be left out, with all that stands below it. */
  mayGo?: boolean
  /** The whole text of which it is the rest, and the key of that, where a comma within curly brackets cut it. */
  rest?: { key: string; text: string }
}

interface FormWrong {
  value: string
  form: Form
  suggestion?: string
  /** The days that a date can mean, as they are to be written. */
  days?: readonly string[]
  /** The page that it names, and the key that takes pages, where an address is asked for. */
  page?: string
  instead?: string
  /** The ending that the name of a file should have. */
  ending?: string
}

interface NumberOutOfRange {
  value: number
  minimum?: number
  maximum?: number
  form?: Form
  /** Whether more than the number stands there, such as a unit. */
  isText?: boolean
}

interface EntryMisplaced {
  key: string
  /** The section in which it stands; none at the very left of the file. */
  section: string | undefined
  /** The section to which it belongs by its keys. */
  better: string
}

/** What to write for the first keys that are missing. */
function firstKeys(keys: readonly MissingKey[]): string {
  const first = keys.slice(0, 3).map(({ key, expected }) => `"${key}:" (${types[expected].replace(/ \(.*/, '')})`)
  return `${first.join(', ')}${keys.length > first.length ? ' …' : ''}`
}

/** How to write each day that a date can mean. */
function readings(days: readonly string[]): string {
  const each = days.map((day) => `${quoted(day)} for ${formatDay(day, 'en-GB')}`)
  return `Write ${each.join(', or ')}.`
}

function range(minimum: number | undefined, maximum: number | undefined): string {
  if (minimum === undefined) return `At most ${maximum}.`
  return maximum === undefined ? `At least ${minimum}.` : `Between ${minimum} and ${maximum}.`
}

function emptyMessage({ note, rest }: ValueEmpty): string {
  if (rest) return `The text of "${rest.key}:" ends at the comma: within { } a comma begins a new key.`
  return note ? `The value is empty: "${cut(note)}" counts as a note, because # begins a note.` : 'The value is empty.'
}

/** What to write instead of nothing. */
function emptyHelp({ expected, note, isSlug, mayGo, rest }: ValueEmpty): string {
  if (rest) return `Put the whole text in quotes: ${rest.key}: ${quoted(rest.text)}`
  if (note) return `If it is the value, put it in quotes: ${quoted(note)}`
  if (isSlug)
    return 'Write a short address, such as about-us; the home page has "": two quotes with nothing between them.'
  if (expected === 'text') return 'Write the text, or delete the whole line if the key is not required.'
  if (mayGo) return `Delete this line: there is nothing below it any more. Or write ${types[expected]} here.`
  return `There should be ${types[expected]} here.`
}

/** Keys and values that the schema does not allow, in English. */
export const schema = {
  'key-unknown': ({ value, suggestion, allowed, line }: UnknownKey) => say`
    There is no key "${value}" here.
    ${line === undefined ? meant(suggestion, allowed) : `Write "${line}" in its place.`}
    Or the line has too many or too few spaces, and is in the wrong section. All keys are in schema/REFERENCE.md.`,
  /** `lines`: what stands below the key now; `isMap`: an entry of the writer's own, with what stood below the former key. */
  'key-number': ({ key, suggestion }: { key: string; suggestion: string }) => say`
    "${key}" is a number, and keys that are numbers lose their place: they would all move to the front, in ascending order.
    Begin it with a letter, such as "${suggestion}", here and wherever it is named. Keys are never shown.`,
  'key-former': ({ value, key, lines, isMap }: FormerKey) => say`
    "${value}" has another name now: "${key}".
    ${
      isMap
        ? `Write "${key}:" in its place; below it, two spaces further in, a name of your own, such as "main:"; and below that, two more spaces further in, what stood below "${value}".`
        : `Write "${key}:" in its place${lines.length > 0 ? `, and below it, two spaces further in: ${list(lines)}` : ''}.`
    }`,
  /** `keys`: all keys that the section lacks, where it lacks more than one. `choices`: what its value can be, where the file says that. */
  'key-missing': ({
    key,
    meaning,
    keys,
    choices,
  }: MissingKey & { meaning: string; keys?: readonly MissingKey[]; choices?: readonly string[] }) =>
    keys
      ? say`
          ${keys.length} keys are missing: ${list(keys.map((missing) => missing.key))}.
          Add them: ${firstKeys(keys)}. A whole entry of the same kind shows how.`
      : say`
          "${key}" is missing.
          ${[`Add "${key}:".`, meaning, choices && `Here it can be ${list(choices)}.`].filter(Boolean).join(' ')}
          All keys, with what they mean, are in schema/REFERENCE.md.`,
  'key-choice': ({ keys, meanings, present }: KeyChoice) =>
    present.length === 0
      ? say`
          One of ${list(keys)} is missing.
          Add one of them. ${keys.map((key, index) => `"${key}:": ${meanings[index]?.replace(/\. .*/s, '.')}`).join(' ')}`
      : say`
          ${present.map((key) => `"${key}"`).join(' and ')} cannot both be here.
          Keep the one you mean, and delete the other one.`,
  'type-wrong': ({ expected, found, cure, ...parameters }: TypeWrong) => say`
    This should be ${types[expected]}, not ${types[found]}.
    ${cure ? cures[cure](parameters) : ''}`,
  'value-empty': (empty: ValueEmpty) => say`
    ${emptyMessage(empty)}
    ${emptyHelp(empty)}`,
  'value-unknown': ({ value, suggestion, allowed }: Unknown) => say`
    "${cut(value)}" is not a possible value here.
    ${suggestion ? `Did you mean "${suggestion}"? ` : ''}Possible values: ${list(allowed)}.`,
  'kind-mismatch': ({ tag, value, better }: { tag: string; value: string; better: string }) => say`
    "${tag}: ${value}" does not fit the other keys of this section.
    They belong to "${tag}: ${better}".
    If the section was right before, correct this line, not the other keys.`,
  'quotes-curly': ({ written, value }: { written: string; value: string }) => say`
    The quotes of ${cut(written)} are those of a word processor: here they count as part of the value.
    Write straight ones: ${quoted(value)}`,
  'form-wrong': ({ value, form, suggestion, days, ending, page, instead }: FormWrong, { own }) => say`
    "${cut(value)}" ${ending ? 'ends in capital letters.' : 'does not have the right form.'}
    ${
      ending
        ? `Rename the file so that its name ends in ${ending}, and write it here in the same way.`
        : `It should be ${withExamples(forms[form], own)}.${suggestion ? ` Did you mean ${quoted(suggestion)}?` : ''}${days ? ` ${readings(days)}` : ''}${page ? ` To lead to the page "${page}", write "${instead}: ${page}" in place of this line.` : ''}`
    }`,
  'date-absent': ({ value }: { value: string }) => say`
    There is no day "${value}".
    Correct the day, the month or the year.`,
  'number-out-of-range': ({ value, minimum, maximum, form, isText }: NumberOutOfRange, { own }) => say`
    ${value} is too ${minimum !== undefined && value < minimum ? 'small' : 'large'}.
    ${range(minimum, maximum)}${form && form !== 'wholeNumber' ? ` It should be ${withExamples(forms[form], own)}.` : ''}${isText ? ' Write digits only, without a unit.' : ''}`,
  /** `decimals`: how to write it if the dot does begin decimals. */
  'number-dotted': ({ written, decimals }: { written: string; decimals: string }) => say`
    The dot in ${written} counts as a decimal point.
    Write ${written.replace('.', '')} if thousands are meant, or ${decimals} if not.`,
  'list-empty': () => say`
    The list is empty.
    Add at least one entry: a line that begins with "- ".`,
  'list-long': ({ count, most }: { count: number; most: number }) => say`
    The list has ${count} entries, ${count - most} more than are possible.
    Leave at most ${most}: delete this one${count - most > 1 ? ' and those below it' : ''}, or others that you can do without.`,
  'entry-split': (_: Nothing, { lines }) => say`
    A dash begins a new entry, but this line and those above it seem to be one entry.
    Put a space in place of the dash${lines.length > 0 ? `, and also in ${lineList(lines)}` : ''}.`,
  'entries-joined': ({ entries: [first = '', second = ''] }: { entries: readonly string[] }) => say`
    Several entries of the list are on one line.
    Write each on a line of its own that begins with "- ": first "- ${first}", below it "- ${second}".`,
  'entry-misplaced': ({ key, section, better }: EntryMisplaced, { line }) => say`
    The block "${key}" stands ${section === undefined ? 'at the very left' : `in "${section}:"`}, but has the keys of a block of "${better}:".
    Cut the whole block, from this line to its last one, and paste it directly below the line "${better}:" (line ${line}), or between two blocks there.${section === undefined ? ' Each of its lines then begins with two more spaces.' : ''}`,
} satisfies Messages
