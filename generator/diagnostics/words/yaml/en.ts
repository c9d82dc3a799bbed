import type { MessagesOf } from '../../words.ts'
import { meant } from '../phrases.en.ts'
import { cut, list, quoted } from '../phrases.ts'
import type { YamlCodes } from './codes.ts'

function spaceCount(spaces: number): string {
  if (spaces === 0) return 'no space'
  return spaces === 1 ? '1 space' : `${spaces} spaces`
}

const lineList = (lines: readonly number[]): string =>
  lines.length === 1 ? `line ${lines[0]}, its neighbour, begins` : `lines ${lines.join(' and ')}, its neighbours, begin`

/** What cannot be read, or not as it was meant: the messages in English. */
export const en: MessagesOf<YamlCodes> = {
  'yaml-syntax': ({ reason, detail }) => ({
    message: 'This line cannot be read.',
    help: {
      escape: 'Between double quotes, \\ has a special meaning: write \\\\ to show one, and / in the path of a file.',
      bracket: 'A bracket or brace is not closed, or a comma is missing. If it is a text, put it in quotes: "…".',
      mark: 'A word that begins with & or ! has a special meaning. If it is a text, put it in quotes: "…".',
      note: 'There is a # right behind the value: put a space before it if it begins a note. If it belongs to a text in quotes, put it inside them.',
      other: `Compare it with the lines around it: spaces at its start, colon, quotes. (${detail})`,
    }[reason],
  }),
  'yaml-tab': ({ last }) => ({
    message: `There is a tab at the start of this line${last === undefined ? '' : ` and of others down to line ${last}`}.`,
    help: 'Use spaces: two for each level.',
  }),
  'yaml-colon-in-text': ({ text }) => ({
    message: 'This text contains a colon, which would begin a new key.',
    help: `Put the text in quotes: ${quoted(text)}`,
  }),
  'yaml-quote-open': ({ quote }) => ({
    message: `This text begins with ${quote} but does not end with it.`,
    help: `Put ${quote} at the end of the text.`,
  }),
  'yaml-quote-inside': ({ quote, behind }) =>
    behind
      ? {
          message:
            behind === quote
              ? `There is one ${quote} too many at the end of this line.`
              : `There is a ${behind} behind the text in quotes.`,
          help:
            behind === quote
              ? 'Delete it.'
              : `Delete it. If it belongs to the text, write it before the last ${quote}.`,
        }
      : {
          message: `The text in quotes ends too early: there is a ${quote} inside it.`,
          help:
            quote === "'"
              ? "Write the apostrophe twice ('it''s'), or put double quotes around the text."
              : 'Write \\" inside the text, or use “ and ”.',
        },
  'yaml-special-start': ({ character, isOpen }) =>
    isOpen
      ? {
          message: `This begins with ${character} but has no ${character === '[' ? ']' : '}'} at its end.`,
          help: `If it is a text, put all of it in quotes: "…". If not, put ${character === '[' ? ']' : '}'} at its end.`,
        }
      : {
          message: `Without quotes, a text cannot begin with ${character}`,
          help: `Put the whole text in quotes: "…".${/[|>]/.test(character) ? ` If it has several lines, ${character}- is alone after the colon, and they begin below it.` : ''}${character === '-' ? ' If it is a list, write each entry on a line of its own below the key, with "- " before it.' : ''}`,
        },
  'yaml-keys-joined': ({ key, sign }) => ({
    message: `"${key}:" is on the same line as the key before it.`,
    help: `Begin a new line before "${key}:", indented as such lines are${sign ? `, and delete the ${sign} before it` : ''}. If it is part of the text, put the whole text in quotes: "…".`,
  }),
  'yaml-indentation': ({ spaces, wanted, last, beside = [], below }) =>
    spaces === undefined || wanted === undefined
      ? {
          message: 'The number of spaces at the start of this line does not fit the lines around it.',
          help: 'Lines of one level begin with the same number of spaces: two for each level.',
        }
      : {
          message: `This line begins with ${spaceCount(spaces)}${beside.length > 0 ? `, but ${lineList(beside)} with ${spaceCount(wanted)}` : `; ${spaceCount(wanted)} would fit here`}.`,
          help: `${wanted > spaces ? `Add ${spaceCount(wanted - spaces)}` : `Remove ${spaceCount(spaces - wanted)}`}${last === undefined ? '' : `, in each line down to line ${last}`}${below ? `: it belongs below "${below.key}:" (line ${below.line})` : ''}.`,
        },
  'yaml-odd-space': ({ after }) => ({
    message: after
      ? `There is an invisible non-breaking space after "${after}", as in texts from Word and web pages.`
      : 'This line begins with an invisible non-breaking space, as in texts from Word and web pages.',
    help: after
      ? 'Delete it and type a space.'
      : 'Delete everything before the first letter and type the spaces again.',
  }),
  'yaml-colon-missing': ({ key }) => ({
    message: `A colon is missing after "${key}".`,
    help: `Write "${key}: " and then the value.`,
  }),
  'yaml-bar-missing': ({ key }) => ({
    message: `|- is missing after "${key}:": a text of several lines begins with it.`,
    help: `Write "${key}: |-" and leave the lines of the text as they are.`,
  }),
  'yaml-text-at-heading': ({ key, text, language }) => ({
    message: `There is a text behind "${key}:", "${cut(text)}", but what belongs to this key is on the lines below.`,
    help: language
      ? `Move the text behind "${language}:" or another language below it, or delete it.`
      : 'Move the text to the line that it is meant for, or delete it.',
  }),
  'yaml-language-missing': ({ locale, inList }) => ({
    message: 'The language of this text is missing.',
    help: `Write "${locale}: " before it${inList ? ', after the dash' : ''}.`,
  }),
  'yaml-bullet': ({ bullet, inPlace }) => ({
    message: bulletProblem(bullet),
    help: inPlace
      ? 'Write "- ", a dash and a space, in place of the last two spaces before it.'
      : 'A line of a list begins with a dash and a space: "- ".',
  }),
  'yaml-stray-text': ({ above, spaces, hasColon }) => ({
    message: 'This text belongs to no key.',
    help:
      above === undefined
        ? 'If it is a note, begin it with #. If not, delete it.'
        : spaces === undefined
          ? `If it is the rest of the text in line ${above}, put both on one line${hasColon ? ', and all of the text in quotes: it has a colon' : ''}. If it came in by mistake, delete it.`
          : `If it is part of the text that begins in line ${above}, begin it with ${spaceCount(spaces)}, like the other lines of the text.`,
  }),
  'yaml-key-without-space': ({ key }) => ({
    message: `A space is missing after "${key}:".`,
    help: `Write "${key}: " and then the value.`,
  }),
  'lines-commented': ({ sign, isSpace, last }) => ({
    message:
      last === undefined
        ? 'The # makes this line a note, but without it something is missing.'
        : `The # makes the lines from here to line ${last} notes, but without them something is missing.`,
    help: `${isSpace ? 'Put a space in place of the # at the start' : `Delete "${sign}" at the start`}${last === undefined ? '' : ' of each of them'}. Only a whole block that the site does not need can be a note.`,
  }),
  'yaml-alias-unknown': ({ value, suggestion, allowed }) => ({
    message: `"*${value}" refers to a mark that is not set anywhere.`,
    help:
      suggestion || allowed.length > 0
        ? meant(suggestion, allowed)
        : `If it is meant as text, put it in quotes: "*${value}". A mark is set with "&${value}".`,
  }),
  'yaml-alias-bomb': ({ limit }) => ({
    message: `The repetitions ("*…") in this file add up to more than ${limit} values.`,
    help: 'Write the values out instead.',
  }),
  'yaml-too-deep': ({ limit }) => ({
    message: `This is nested more than ${limit} levels deep.`,
    help: 'Look for a line with far too many spaces, brackets or dashes.',
  }),
  'yaml-documents': () => ({
    message: 'A line of three dashes (---) begins a second file within this file.',
    help: 'Delete the line, or put # before it.',
  }),
  'key-duplicate': ({ key, keys, inList, isName, isWhole, instead }, { line }) =>
    keys
      ? {
          message: `${list(keys)} appear here for the second time (the first: line ${line}).`,
          help: inList
            ? `It looks as if a new entry of the list begins here: put "- " before "${key}". Delete these lines only if nothing is missing.`
            : isWhole
              ? 'It looks as if the file, or a part of it, was pasted twice. Keep one of the two and delete the other.'
              : 'It looks as if the line above was lost, a key such as "title:". Put it back. Delete these lines only if nothing is missing.',
        }
      : {
          message: `"${key}" is already in this section (line ${line}).`,
          help: instead
            ? `"${instead}" is missing: one of these two lines is probably meant to begin with "${instead}:".`
            : isName
              ? 'If it is a copy for something new, give it a name of its own. If not, keep one of the two and delete the other.'
              : 'Keep one of the two and delete the other.',
        },
  'yaml-heading-missing': ({ key, meaning, spaces }) => ({
    message: `The line ${key ? `"${key}:"` : 'with the name of this block'} is missing above this one.`,
    help: `Write ${key ? `"${key}:"` : 'its name and a colon, such as "contact:",'} on a line of its own above, with ${spaceCount(spaces)} at its start. ${meaning}`.trimEnd(),
  }),
  'text-cut': ({ kept, cut: lost }) => ({
    message: `The text ends before "${cut(lost)}": a # after a space begins a note.`,
    help: `If it belongs to the text, put all of it in quotes: ${quoted(`${kept} ${lost}`)}. If it is a note, write it on a line of its own.`,
  }),
}

/** What is wrong with the start of a line of a list. */
function bulletProblem(bullet: string): string {
  if (bullet === '') return 'The lines around this one are those of a list, but this one has no dash.'
  return bullet === '-' ? 'A space is missing after the dash.' : `This line begins with ${bullet} instead of a dash.`
}
