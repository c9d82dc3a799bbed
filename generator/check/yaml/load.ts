import type { Document } from 'yaml'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { nameType } from '../../diagnostics/name-type.ts'
import { atValue, type Problem, type Span, type Spot } from '../../diagnostics/problem.ts'
import type { ConfigDocument } from './config-document.ts'
import { damagedLetters } from './damaged-letters.ts'
import { encodingProblem } from './decode.ts'
import { deepNesting } from './deep-nesting.ts'
import { invisibleLetters } from './invisible-letters.ts'
import { locate } from './locate.ts'
import { mergeConflict } from './merge-conflict.ts'
import { placeProblems, placeUnread } from './place-problems.ts'
import { quickRead } from './quick-read.ts'
import { readTreeValue } from './read-tree-value.ts'
import type { ValueSpans } from './value-spans.ts'
import { parseYaml } from './yaml-library.ts'

/** A configuration file, as read from disk. */
export interface Source {
  /** The path of the file, as messages name it. */
  readonly file: string
  readonly bytes: Uint8Array
}

/** A text that is not valid YAML: its tree has errors. */
export type Unreadable = Pick<ConfigDocument, 'file' | 'text' | 'document' | 'locate'>

/** The document of a file; or the problems of the file as a whole; or a text that the YAML library rejects, not yet explained. */
type Loaded =
  | { readonly document: ConfigDocument }
  | { readonly diagnostics: Diagnostic[] }
  | { readonly unreadable: Unreadable }

/** Parses a configuration file. */
export function load({ file, bytes }: Source): Loaded {
  const text = new TextDecoder().decode(bytes)
  const refusal = encodingProblem(bytes, text) ?? mergeConflict(text)
  if (refusal) return { diagnostics: placeUnread([refusal.problem], { file, text: refusal.text, locate: givenSpan }) }
  const document = new YamlDocument(file, text)
  if (!document.isReadable) return { unreadable: document }
  const unreadable = document.problems.filter(({ code }) => code.startsWith('yaml-'))
  if (unreadable.length > 0) return { diagnostics: placeUnread(unreadable, document) }
  const fatal = fatalProblem(document)
  return fatal ? { diagnostics: placeProblems([fatal], document) } : { document }
}

/** Parses the text of a configuration file. */
export function loadText(text: string, file = ''): Loaded {
  return load({ file, bytes: new TextEncoder().encode(text) })
}

const givenSpan = ({ span }: Spot): Span => span ?? [0, 0]

function fatalProblem({ value }: YamlDocument): Problem | undefined {
  const found = nameType(value)
  if (found !== 'section' && found !== 'nothing') return atValue('file-not-a-mapping', [], { found })
  return Object.keys(value ?? {}).length === 0 ? atValue('file-empty', []) : undefined
}

type Contents = Pick<ConfigDocument, 'value' | 'plainScalars' | 'problems'>

class YamlDocument implements ConfigDocument {
  readonly file: string
  readonly text: string
  readonly isReadable: boolean
  readonly value: unknown
  readonly plainScalars: ConfigDocument['plainScalars']
  readonly problems: readonly Problem[]
  readonly isPlain: boolean
  /** The spans of the value that the quick reader has read. */
  readonly #spans: ValueSpans | undefined
  #document: Document.Parsed | undefined

  constructor(file: string, text: string) {
    this.file = file
    this.text = text
    const plain = quickRead(text)
    this.isPlain = plain !== undefined
    this.#spans = plain?.spans
    const deep = plain ? undefined : deepNesting(text)
    const contents: Partial<Contents> | undefined = plain ?? (deep ? { problems: [deep] } : this.#fullRead())
    const { value, plainScalars = [], problems = [] } = contents ?? {}
    this.isReadable = contents !== undefined
    this.value = value
    this.plainScalars = plainScalars
    this.problems = [...problems, ...damagedLetters(text), ...invisibleLetters(text)]
  }

  get document(): Document.Parsed {
    this.#document ??= parseYaml(this.text)
    return this.#document
  }

  locate(spot: Spot): Span {
    return spot.span ?? this.#spans?.locate(spot) ?? locate(this.document.contents, spot)
  }

  /** Reads the text with the YAML library; undefined if it finds errors. */
  #fullRead(): Contents | undefined {
    return this.document.errors.length > 0 ? undefined : readTreeValue(this.document, this.text)
  }
}
