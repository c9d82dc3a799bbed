import type { Document } from 'yaml'
import type { Diagnostic } from './diagnostics/diagnostic.ts'
import { placeProblems } from './diagnostics/place-problems.ts'
import { atValue, type Problem, type Spot } from './diagnostics/problem.ts'
import type { ConfigDocument } from './load/config-document.ts'
import { decode } from './load/decode.ts'
import { explainSyntax } from './load/explain-syntax.ts'
import { locate } from './load/locate.ts'
import { parseYaml } from './load/parse-yaml.ts'
import { quickRead } from './load/quick-read.ts'
import { treeValueOf } from './load/tree-value-of.ts'
import { typeNameOf } from './validate/type-name.ts'

/** A configuration file as it was read. */
export interface Source {
  /** The path of the file, as messages name it. */
  readonly file: string
  readonly bytes: Uint8Array
}

/** Reads a configuration file: either its document, or what keeps it from being read. */
export function load({ file, bytes }: Source): { document: ConfigDocument } | { diagnostics: Diagnostic[] } {
  const decoded = decode(bytes)
  if ('problem' in decoded)
    return { diagnostics: placeProblems([decoded.problem], { file, text: '', locate: () => [0, 0] }) }
  const document = new YamlDocument(file, decoded.text)
  const fatal = fatalProblems(document)
  return fatal.length > 0 ? { diagnostics: placeProblems(fatal, document) } : { document }
}

function fatalProblems(document: YamlDocument): Problem[] {
  const { text, value, problems } = document
  const refusals = problems.filter(({ code }) => code.startsWith('yaml-'))
  if (refusals.length > 0) return refusals
  if (text.trim() === '' || value === null || isEmptySection(value)) return [atValue('file-empty', [], {})]
  const found = typeNameOf(value)
  return found === 'section' ? [] : [atValue('file-not-a-mapping', [], { parameters: { found } })]
}

function isEmptySection(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0 && !Array.isArray(value)
}

class YamlDocument implements ConfigDocument {
  readonly file: string
  readonly text: string
  readonly value: unknown
  readonly plainScalars: ConfigDocument['plainScalars']
  readonly problems: readonly Problem[]
  #document: Document.Parsed | undefined

  constructor(file: string, text: string) {
    this.file = file
    this.text = text
    const quick = quickRead(text)
    const syntax = quick ? [] : explainSyntax(this.document, text)
    const tree = quick ? { ...quick, problems: [] } : syntax.length > 0 ? undefined : treeValueOf(this.document, text)
    this.value = tree?.value
    this.plainScalars = tree?.plainScalars ?? []
    this.problems = tree?.problems ?? syntax
  }

  get document(): Document.Parsed {
    this.#document ??= parseYaml(this.text)
    return this.#document
  }

  locate(spot: Spot) {
    return locate(this.document.contents, spot)
  }
}

export type { ConfigDocument }
