import { type Messages, say } from '../message.ts'
import { cut, list } from '../phrases.ts'

interface YamlIndentation {
  /** How many spaces the line begins with, and how many would be right, where that is known. */
  spaces?: number
  wanted?: number
  /** The last of the lines that stand too far in or out. */
  last?: number
  /** The nearest lines of the level to which it belongs. */
  beside?: readonly number[]
}

interface YamlStrayText {
  /** The line that the text seems to go on; none where it may be a note. */
  above?: number
  /** The spaces that the line needs to belong to the text of several lines above it. */
  spaces?: number
  /** Whether it has a colon, which would begin a key. */
  hasColon?: boolean
}

interface KeyDuplicate {
  key: string
  /** All keys that stand twice in a row, as where the line above the second ones was lost. */
  keys?: readonly string[]
  /** Whether they are those of an entry of a list. */
  inList?: boolean
  /** Whether it is the name of an entry, such as that of a page. */
  isName?: boolean
  /** The language that is missing, where a text has another one twice. */
  instead?: string
  /** Whether it is a key of the whole file, which has no line above it. */
  isWhole?: boolean
}

interface YamlHeadingMissing {
  /** Left out if its writer made it up, and nothing tells what it was. */
  key?: string
  meaning: string
  /** How many spaces stand before it. */
  spaces: number
}

function spaceCount(spaces: number): string {
  if (spaces === 0) return 'no space'
  return spaces === 1 ? '1 space' : `${spaces} spaces`
}

const lineList = (lines: readonly number[]): string =>
  lines.length === 1 ? `line ${lines[0]}, next to it, begins` : `lines ${lines.join(' and ')}, next to it, begin`

/** What is wrong with the start of a line of a list. */
function bulletProblem(bullet: string): string {
  if (bullet === '') return 'The lines around this one are those of a list, but this one has no dash.'
  return bullet === '-' ? 'A space is missing after the dash.' : `This line begins with ${bullet} instead of a dash.`
}

function strayTextHelp({ above, spaces, hasColon }: YamlStrayText): string {
  if (above === undefined) return 'If it is a note, begin it with #. If not, delete it.'
  if (spaces === undefined)
    return `If it is the rest of the text in line ${above}, put both on one line${hasColon ? ', and all of the text in quotes: it has a colon' : ''}. If it came in by mistake, delete it.`
  return `If it is part of the text that begins in line ${above}, begin it with ${spaceCount(spaces)}, like the other lines of the text.`
}

function repeatedKeysHelp(key: string, { inList, isWhole }: Pick<KeyDuplicate, 'inList' | 'isWhole'>): string {
  if (inList)
    return `It looks as if a new entry of the list begins here: put "- " before "${key}". Delete these lines only if nothing is missing.`
  return isWhole
    ? 'It looks as if the file, or a part of it, was pasted twice. Keep one of the two and delete the other.'
    : 'It looks as if the line above was lost, a key such as "title:". Put it back. Delete these lines only if nothing is missing.'
}

function repeatedKeyHelp(instead?: string, isName?: boolean): string {
  if (instead) return `"${instead}" is missing: one of these two lines is probably meant to begin with "${instead}:".`
  return isName
    ? 'If it is a copy for something new, give it a name of its own. If not, keep one of the two and delete the other.'
    : 'Keep one of the two and delete the other.'
}

/** Lines that are lost, joined, repeated, or indented otherwise than those around them, in English. */
export const lines = {
  /** `last`: the last of several lines with tabs. */
  'yaml-tab': ({ last }: { last?: number }) => say`
    There is a tab at the start of this line${last === undefined ? '' : ` and of others down to line ${last}`}.
    Use spaces: two for each level.
    Most editors can insert spaces when you press the tab key; the .vscode/ settings of this project do.`,
  /** `sign`: the sign that parts it from the value before it, such as a comma. `spaces`: those that its own line begins with, where it is a key of the section around. */
  'yaml-keys-joined': ({ key, sign, spaces }: { key: string; sign?: string; spaces?: number }) => say`
    "${key}:" is on the same line as the key before it.
    Begin a new line before "${key}:", ${spaces === undefined ? 'indented as such lines are' : `with ${spaceCount(spaces)} at its start`}${sign ? `, and delete the ${sign} before it` : ''}. If it is part of the text, put the whole text in quotes: "…".
    A key within another one, such as a language below its text, is two spaces further in.`,
  'yaml-indentation': ({ spaces, wanted, last, beside = [] }: YamlIndentation) =>
    spaces === undefined || wanted === undefined
      ? say`
          The number of spaces at the start of this line does not fit the lines around it.
          Lines of one level begin with the same number of spaces: two for each level.`
      : say`
          This line begins with ${spaceCount(spaces)}${beside.length > 0 ? `, but ${lineList(beside)} with ${spaceCount(wanted)}` : `; ${spaceCount(wanted)} would fit here`}.
          ${wanted > spaces ? `Add ${spaceCount(wanted - spaces)}` : `Remove ${spaceCount(spaces - wanted)}`}${last === undefined ? '' : `, in each line down to line ${last}`}.`,
  /** `after`: what stands before the space; nothing at the start of a line. */
  'yaml-odd-space': ({ after }: { after: string }) =>
    after
      ? say`
          There is an invisible non-breaking space after "${after}", as in texts from Word and web pages.
          Delete it and type a space.`
      : say`
          This line begins with an invisible non-breaking space, as in texts from Word and web pages.
          Delete everything before the first letter and type the spaces again.
          Within a text such spaces are allowed.`,
  'yaml-bar-missing': ({ key }: { key: string }) => say`
    |- is missing after "${key}:": a text of several lines begins with it.
    Write "${key}: |-" and leave the lines of the text as they are.
    Without it the lines run together, and a heading (## …) counts as a note and is left out.`,
  /** `language`: the first language below it, where it has a line for each. */
  'yaml-text-at-heading': ({ key, text, language }: { key: string; text: string; language?: string }) => say`
    There is a text behind "${key}:", "${cut(text)}", but what belongs to this key is on the lines below.
    ${language ? `Move the text behind "${language}:" or another language below it, or delete it.` : 'Move the text to the line that it is meant for, or delete it.'}`,
  /** `inPlace`: whether the hyphen and its space take the place of two spaces before the line. */
  'yaml-bullet': ({ bullet, inPlace }: { bullet: string; inPlace?: boolean }) => say`
    ${bulletProblem(bullet)}
    ${inPlace ? 'Write "- ", a dash and a space, in place of the last two spaces before it.' : 'A line of a list begins with a dash and a space: "- ".'}`,
  'yaml-stray-text': ({ above, spaces, hasColon }: YamlStrayText) => say`
    This text belongs to no key.
    ${strayTextHelp({ above, spaces, hasColon })}
    A text of several lines begins with |- after its key, and all its lines are two spaces further in than the key.`,
  'yaml-too-deep': ({ limit }: { limit: number }) => say`
    This is nested more than ${limit} levels deep.
    Look for a line with far too many spaces, brackets or dashes.`,
  'yaml-documents': () => say`
    A line of three dashes (---) begins a second file within this file.
    Delete the line, or put # before it.`,
  'key-reserved': ({ key }: { key: string }) => say`
    No key can be called "${key}".
    Choose another name, such as "${key.replaceAll('_', '')}-1".
    Every object in JavaScript has a part of this name, so programs could confuse the two.`,
  'key-duplicate': ({ key, keys, inList, isName, isWhole, instead }: KeyDuplicate, { line }) =>
    keys
      ? say`
          ${list(keys)} appear here for the second time (the first: line ${line}).
          ${repeatedKeysHelp(key, { inList, isWhole })}`
      : say`
          "${key}" is already in this section (line ${line}).
          ${repeatedKeyHelp(instead, isName)}
          If both were meant, they belong in different sections: check the spaces before them.`,
  'yaml-heading-missing': ({ key, meaning, spaces }: YamlHeadingMissing) => say`
    The line ${key ? `"${key}:"` : 'with the name of this block'} is missing above this one.
    ${`Write ${key ? `"${key}:"` : 'its name and a colon, such as "contact:",'} on a line of its own above, with ${spaceCount(spaces)} at its start. ${meaning}`.trimEnd()}`,
} satisfies Messages
