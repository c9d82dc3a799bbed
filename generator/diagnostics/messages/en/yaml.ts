import { type Messages, say, type Unknown } from '../message.ts'
import { cut, quoted } from '../phrases.ts'
import { meant } from './phrases.ts'

/** What the YAML library complains of, where it is not explained otherwise. */
export type SyntaxReason = 'escape' | 'bracket' | 'mark' | 'note' | 'other'

/** What cannot be read, or not as it was meant, in English. */
export const yaml = {
  'yaml-syntax': ({ reason, detail }: { reason: SyntaxReason; detail?: string }) => say`
    This line cannot be read.
    ${
      {
        escape: 'Between double quotes, \\ has a special meaning: write \\\\ to show one, and / in the path of a file.',
        bracket: 'A bracket or brace is not closed, or a comma is missing. If it is a text, put it in quotes: "…".',
        mark: 'A word that begins with & or ! has a special meaning. If it is a text, put it in quotes: "…".',
        note: 'There is a # right after the value: put a space before it if it begins a note. If it belongs to a text in quotes, put it inside them.',
        other: `Compare it with the lines around it: spaces at its start, colon, quotes.${detail ? ` (${detail})` : ''}`,
      }[reason]
    }`,
  /** `text`: the whole text, where nothing else is wrong once it is in quotes. */
  'yaml-colon-in-text': ({ text }: { text?: string }) =>
    text === undefined
      ? say`
          This line has a second colon, which would begin a new key.
          If two lines have become one, begin a new line before the second key. If all of it is a text, put it in quotes: "…".`
      : say`
          This text contains a colon, which would begin a new key.
          Put the text in quotes: ${quoted(text)}`,
  'yaml-quote-open': ({ quote }: { quote: string }) => say`
    This text begins with ${quote} but does not end with it.
    Put ${quote} at the end of the text.`,
  /** `behind`: the sign that alone stands behind the quote that ends the text: another one, or a comma. */
  'yaml-quote-inside': ({ quote, behind }: { quote: string; behind?: string }) => {
    if (!behind)
      return say`
        The text in quotes ends too early: there is a ${quote} inside it.
        ${quote === "'" ? "Write the apostrophe twice ('it''s'), or put double quotes around the text." : 'Write \\" inside the text, or use “ and ”.'}`
    if (behind === quote)
      return say`
        There is one ${quote} too many at the end of this line.
        Delete it.`
    return say`
      There is a ${behind} after the text in quotes.
      Delete it. If it belongs to the text, write it before the last ${quote}.`
  },
  /** `isOpen`: whether it is a bracket or brace that may begin a list or section, but is not closed. */
  'yaml-special-start': ({ character, isOpen }: { character: string; isOpen?: boolean }) =>
    isOpen
      ? say`
          This begins with ${character} but has no ${character === '[' ? ']' : '}'} at its end.
          If it is a text, put all of it in quotes: "…". If not, put ${character === '[' ? ']' : '}'} at its end.`
      : say`
          Without quotes, a text cannot begin with ${character}
          Put the whole text in quotes: "…".${/[|>]/.test(character) ? ` If it has several lines, ${character}- is alone after the colon, and they begin below it.` : ''}${character === '-' ? ' If it is a list, write each entry on a line of its own below the key, with "- " before it.' : ''}
          The characters that have a meaning there are @ \` % & * ! | > [ and {.`,
  'yaml-colon-missing': ({ key }: { key: string }) => say`
    A colon is missing after "${key}".
    Write "${key}: " and then the value.`,
  'yaml-key-without-space': ({ key }: { key: string }) => say`
    A space is missing after "${key}:".
    Write "${key}: " and then the value.`,
  'yaml-alias-unknown': ({ value, suggestion, allowed }: Unknown) => say`
    "*${value}" refers to a mark that is not set anywhere.
    ${suggestion || allowed.length > 0 ? meant(suggestion, allowed) : `If it is meant as text, put it in quotes: "*${value}". A mark is set with "&${value}".`}`,
  'yaml-alias-bomb': ({ limit }: { limit: number }) => say`
    The repetitions ("*…") in this file add up to more than ${limit} values.
    Write the values out instead.`,
  'text-cut': ({ kept, cut: lost }: { kept: string; cut: string }) => say`
    The text ends before "${cut(lost)}": a # after a space begins a note.
    If it belongs to the text, put all of it in quotes: ${quoted(`${kept} ${lost}`)}. If it is a note, write it on a line of its own.`,
} satisfies Messages
