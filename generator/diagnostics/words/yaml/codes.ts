import type { Nothing, Unknown } from '../parameters.ts'

/** What cannot be read, or not as it was meant: the codes, each with what its message needs to know. */
export interface YamlCodes {
  'yaml-syntax': { readonly reason: SyntaxReason; readonly detail: string }
  'yaml-tab': {
    /** The last of several lines with tabs. */
    readonly last?: number
  }
  'yaml-colon-in-text': { readonly text: string }
  'yaml-quote-open': { readonly quote: string }
  'yaml-quote-inside': {
    readonly quote: string
    /** The sign that alone stands behind the quote that ends the text: another one, or a comma. */
    readonly behind?: string
  }
  'yaml-special-start': {
    readonly character: string
    /** Whether it is a bracket or brace that may begin a list or section, but is not closed. */
    readonly isOpen?: boolean
  }
  'yaml-keys-joined': {
    readonly key: string
    /** The sign that parts it from the value before it, such as a comma. */
    readonly sign?: string
  }
  'yaml-indentation': {
    /** How many spaces the line begins with, and how many would be right, where that is known. */
    readonly spaces?: number
    readonly wanted?: number
    /** The last of the lines that stand too far in or out. */
    readonly last?: number
    /** The nearest lines of the level to which it belongs. */
    readonly beside?: readonly number[]
    /** The heading of the section to which a whole block of lines belongs. */
    readonly below?: { readonly key: string; readonly line: number }
  }
  'yaml-odd-space': {
    /** What stands before the space; nothing at the start of a line. */
    readonly after: string
  }
  'yaml-colon-missing': { readonly key: string }
  'yaml-bar-missing': { readonly key: string }
  'yaml-text-at-heading': {
    readonly key: string
    readonly text: string
    /** The first language below it, where it has a line for each. */
    readonly language?: string
  }
  'yaml-language-missing': { readonly locale: string; readonly inList: boolean }
  'yaml-bullet': {
    readonly bullet: string
    /** Whether the hyphen and its space take the place of two spaces before the line. */
    readonly inPlace?: boolean
  }
  'yaml-stray-text': {
    /** The line that the text seems to go on; none where it may be a note. */
    readonly above?: number
    /** The spaces that the line needs to belong to the text of several lines above it. */
    readonly spaces?: number
    /** Whether it has a colon, which would begin a key. */
    readonly hasColon?: boolean
  }
  'yaml-key-without-space': { readonly key: string }
  'lines-commented': {
    /** What makes them notes, and whether it stands in the place of a space. */
    readonly sign: string
    readonly isSpace: boolean
    /** The last of several lines. */
    readonly last?: number
  }
  'yaml-alias-unknown': Unknown
  'yaml-alias-bomb': { readonly limit: number }
  'yaml-too-deep': { readonly limit: number }
  'yaml-documents': Nothing
  'key-duplicate': {
    readonly key: string
    /** All keys that stand twice in a row, as where the line above the second ones was lost. */
    readonly keys?: readonly string[]
    /** Whether they are those of an entry of a list. */
    readonly inList?: boolean
    /** Whether it is the name of an entry, such as that of a page. */
    readonly isName?: boolean
    /** The language that is missing, where a text has another one twice. */
    readonly instead?: string
    /** Whether it is a key of the whole file, which has no line above it. */
    readonly isWhole?: boolean
  }
  'yaml-heading-missing': {
    /** Left out if its writer made it up, and nothing tells what it was. */
    readonly key?: string
    readonly meaning: string
    /** How many spaces stand before it. */
    readonly spaces: number
  }
  'text-cut': { readonly kept: string; readonly cut: string }
}

/** What the YAML library complains of, where it is not explained otherwise. */
export type SyntaxReason = 'escape' | 'bracket' | 'mark' | 'note' | 'other'
