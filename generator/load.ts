import type { Document } from 'yaml'
import type { Diagnostic } from './diagnostics/diagnostic.ts'
import { placeProblems } from './diagnostics/place-problems.ts'
import { atValue, type Problem, type Span, type Spot } from './diagnostics/problem.ts'
import type { ConfigDocument } from './load/config-document.ts'
import { damagedLetters } from './load/damaged-letters.ts'
import { encodingProblem, withoutMark } from './load/decode.ts'
import { explainUnreadable } from './load/explain-unreadable.ts'
import { invisibleLetters } from './load/invisible-letters.ts'
import { locate } from './load/locate.ts'
import { mergeConflict } from './load/merge-conflict.ts'
import { parseYaml } from './load/parse-yaml.ts'
import { quickRead } from './load/quick-read.ts'
import { treeValueOf } from './load/tree-value-of.ts'
import { typeNameOf } from './validate/type-name-of.ts'

/** A configuration file as it was read. */
export interface Source {
  /** The path of the file, as messages name it. */
  readonly file: string
  readonly bytes: Uint8Array
}

/** Reads a configuration file: either its document, or what keeps it from being read. */
export function load({ file, bytes }: Source): { document: ConfigDocument } | { diagnostics: Diagnostic[] } {
  const refusal = encodingProblem(bytes) ?? mergeConflict(withoutMark(bytes))
  if (refusal) return { diagnostics: placeProblems([refusal.problem], { file, text: refusal.text, locate: spanOf }) }
  const document = new YamlDocument(file, withoutMark(bytes))
  const fatal = fatalProblems(document)
  return fatal.length > 0 ? { diagnostics: placeProblems(fatal, document) } : { document }
}

const spanOf = ({ span }: Spot): Span => span ?? [0, 0]

function fatalProblems(document: YamlDocument): Problem[] {
  const { value, problems } = document
  const refusals = problems.filter(({ code }) => code.startsWith('yaml-') || code === 'merge-conflict')
  if (refusals.length > 0) return refusals
  if (value === null || isEmptySection(value)) return [atValue('file-empty', [], {})]
  const found = typeNameOf(value)
  return found === 'section' ? [] : [atValue('file-not-a-mapping', [], { parameters: { found } })]
}

function isEmptySection(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0 && !Array.isArray(value)
}

type Contents = Pick<ConfigDocument, 'value' | 'plainScalars' | 'problems'>

class YamlDocument implements ConfigDocument {
  readonly file: string
  readonly value: unknown
  readonly plainScalars: ConfigDocument['plainScalars']
  readonly problems: readonly Problem[]
  readonly #bytes: Uint8Array
  #text: string | undefined
  #document: Document.Parsed | undefined

  constructor(file: string, bytes: Uint8Array) {
    this.file = file
    this.#bytes = bytes
    const tree: Partial<Contents> = quickRead(bytes) ?? this.#read()
    this.value = tree.value
    this.plainScalars = tree.plainScalars ?? []
    this.problems = [
      ...(tree.problems ?? []),
      ...damagedLetters(bytes, () => this.text),
      ...invisibleLetters(bytes, () => this.text),
    ]
  }

  get text(): string {
    this.#text ??= new TextDecoder().decode(this.#bytes)
    return this.#text
  }

  get document(): Document.Parsed {
    this.#document ??= parseYaml(this.text)
    return this.#document
  }

  locate(spot: Spot) {
    return locate(this.document.contents, spot)
  }

  /** What the full parser makes of it. */
  #read(): Partial<Contents> {
    const problems = explainUnreadable(this.document, this.text)
    return problems.length > 0 ? { problems } : treeValueOf(this.document, this.text)
  }
}
