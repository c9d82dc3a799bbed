import type { Nothing, Unknown } from '../parameters.ts'
import type { Form } from './forms.ts'
import type { CureParameters, TypeCure } from './type-cures.ts'

/** Keys and values that the schema does not allow: the codes, each with what its message needs to know. */
export interface SchemaCodes {
  'key-unknown': Unknown
  'key-missing': MissingKey & {
    readonly meaning: string
    /** All keys that the section lacks, where it lacks more than one. */
    readonly keys?: readonly MissingKey[]
  }
  'key-choice': {
    /** The keys that exclude each other, and what they mean. */
    readonly keys: readonly string[]
    readonly meanings: readonly string[]
    /** Those of them that are there: none, or more than one. */
    readonly present: readonly string[]
  }
  'type-wrong': CureParameters & {
    readonly expected: TypeName
    readonly found: TypeName
    /** What to do about it, where there is more to say than what is expected. */
    readonly cure?: TypeCure
  }
  'value-empty': {
    readonly expected: TypeName
    /** What stands after the colon, but as a note. */
    readonly note?: string
    /** Whether it is the address of a page, which may be empty if quotes say so. */
    readonly isSlug?: boolean
    /** Whether the key may be left out, with all that stands below it. */
    readonly mayGo?: boolean
    /** The whole text of which it is the rest, and the key of that, where a comma within curly brackets cut it. */
    readonly rest?: { readonly key: string; readonly text: string }
  }
  'value-unknown': Unknown
  'kind-mismatch': { readonly tag: string; readonly value: string; readonly better: string }
  'quotes-curly': { readonly written: string; readonly value: string }
  'form-wrong': {
    readonly value: string
    readonly form: Form
    readonly suggestion?: string
    /** The days that a date can mean, as they are to be written. */
    readonly days?: readonly string[]
    /** The page that it names, and the key that takes pages, where an address is asked for. */
    readonly page?: string
    readonly instead?: string
    /** The ending that the name of a file should have. */
    readonly ending?: string
  }
  'date-absent': { readonly value: string }
  'number-out-of-range': {
    readonly value: number
    readonly minimum?: number
    readonly maximum?: number
    readonly form?: Form
    /** Whether more than the number stands there, such as a unit. */
    readonly isText?: boolean
  }
  'number-dotted': {
    readonly written: string
    /** How to write it if the dot does begin decimals. */
    readonly decimals: string
  }
  'list-empty': Nothing
  'entry-split': Nothing
  'entries-joined': { readonly entries: readonly string[] }
  'entry-inside': {
    /** The last line of the block. */
    readonly last: number
    /** The last line of the block around it. */
    readonly end: number
  }
  'entry-misplaced': {
    readonly key: string
    /** The section in which it stands; none at the very left of the file. */
    readonly section: string | undefined
    /** The section to which it belongs by its keys. */
    readonly better: string
    /** Its last line, where it stands in the middle of another block. */
    readonly last?: number
  }
}

/** A key that is not there, and what its value is to be. */
export interface MissingKey {
  readonly key: string
  readonly expected: TypeName
}

/** What a value is. */
export type TypeName = 'text' | 'number' | 'boolean' | 'list' | 'section' | 'translations' | 'nothing'
