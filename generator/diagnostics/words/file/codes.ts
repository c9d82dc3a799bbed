import type { Nothing } from '../parameters.ts'
import type { TypeName } from '../schema/codes.ts'

/** The file as a whole: the codes, each with what its message needs to know. */
export interface FileCodes {
  'file-missing': { readonly reason: 'absent' | 'directory' | 'unreadable' }
  'file-not-utf8': { readonly encoding: 'Windows-1252' | 'UTF-16' }
  'file-line-ends': Nothing
  'file-letters-lost': { readonly places: number }
  'letter-invisible': {
    /** Its code point, what stands before it, and how many there are in the line. */
    readonly sign: string
    readonly before: string
    readonly places: number
  }
  'file-letters-garbled': { readonly found: string; readonly meant: string; readonly places: number }
  'file-too-large': { readonly bytes: number; readonly limit: number }
  'file-empty': Nothing
  'file-cut': {
    /** The keys that are missing at its end. */
    readonly keys: readonly string[]
  }
  'file-not-a-mapping': { readonly found: TypeName }
  'merge-conflict': Nothing
  'ignore-unused': {
    readonly code: string
    readonly path: string
    /** Whether the path leads anywhere; if not, where it was probably meant to lead. */
    readonly isThere: boolean
    readonly suggestion?: string
  }
}
