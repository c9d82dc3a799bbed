import type { Document } from 'yaml'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { atValue, type Problem, type Span, type Spot } from '../../diagnostics/problem.ts'
import { typeNameOf } from '../../diagnostics/type-name-of.ts'
import type { ConfigDocument } from './config-document.ts'
import { damagedLetters } from './damaged-letters.ts'
import { encodingProblem } from './decode.ts'
import { invisibleLetters } from './invisible-letters.ts'
import { linesOfEntry } from './lines-of-entry.ts'
import { locate } from './locate.ts'
import { mergeConflict } from './merge-conflict.ts'
import { placeProblems, placeUnread } from './place-problems.ts'
import { quickRead } from './quick-read.ts'
import { treeValueOf } from './tree-value-of.ts'
import { parseYaml } from './yaml-library.ts'

/** A configuration file as it was read from disk. */
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
  const refusal = encodingProblem(bytes) ?? mergeConflict(text)
  if (refusal) return { diagnostics: placeUnread([refusal.problem], { file, text: refusal.text, locate: spanOf }) }
  const document = new YamlDocument(file, text)
  if (!document.isReadable) return { unreadable: document }
  const unreadable = document.problems.filter(({ code }) => code.startsWith('yaml-'))
  if (unreadable.length > 0) return { diagnostics: placeUnread(unreadable, document) }
  const fatal = fatalProblem(document)
  return fatal ? { diagnostics: placeProblems([fatal], document) } : { document }
}

const spanOf = ({ span }: Spot): Span => span ?? [0, 0]

function fatalProblem({ value }: YamlDocument): Problem | undefined {
  const found = typeNameOf(value)
  if (found !== 'section' && found !== 'nothing') return atValue('file-not-a-mapping', [], { found })
  return Object.keys(value ?? {}).length === 0 ? atValue('file-empty', []) : undefined
}

type Contents = Pick<ConfigDocument, 'value' | 'plainScalars' | 'problems'>

/** So many places are found by their lines; where there are more, the tree of the whole is faster. */
const mostAlone = 40

class YamlDocument implements ConfigDocument {
  readonly file: string
  readonly text: string
  readonly isReadable: boolean
  readonly value: unknown
  readonly plainScalars: ConfigDocument['plainScalars']
  readonly problems: readonly Problem[]
  readonly isPlain: boolean
  /** How many places were found without the tree of the whole. */
  #located = 0
  #document: Document.Parsed | undefined

  constructor(file: string, text: string) {
    this.file = file
    this.text = text
    const plain = quickRead(text)
    this.isPlain = plain !== undefined
    const contents: Partial<Contents> | undefined = plain ?? this.#fullRead()
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
    const isAlone = this.isPlain && !this.#document && !spot.span && this.#located++ < mostAlone
    return (isAlone && locateInLines(this.text, spot)) || locate(this.document.contents, spot)
  }

  /** What the YAML library reads; undefined if it finds errors. */
  #fullRead(): Contents | undefined {
    return this.document.errors.length > 0 ? undefined : treeValueOf(this.document, this.text)
  }
}

/** The position of a spot by the lines of its entry, or of the nearest one above: to parse the whole takes a second where there is much. */
function locateInLines(text: string, { path, at }: Spot): Span | undefined {
  const list = path.findIndex((key) => typeof key === 'number')
  for (
    let keys = path.slice(0, list === -1 ? path.length : list).map(String);
    keys.length > 0;
    keys = keys.slice(0, -1)
  ) {
    const lines = linesOfEntry(text, keys)?.at(-1)
    if (!lines) continue
    const { contents } = parseYaml(text.slice(lines.start, lines.end))
    const [start, end] = locate(contents, { path: path.slice(keys.length - 1), at })
    return [lines.start + start, lines.start + end]
  }
  return undefined
}
