import type { Alias, Document, Node, Scalar, YAMLMap, YAMLSeq } from 'yaml'
import { requireYaml } from '#libraries'
import type { Span } from '../../diagnostics/problem.ts'

type YamlLibrary = typeof import('yaml')

let library: YamlLibrary | undefined

/** The YAML library, loaded on demand: a plain file without mistakes is read without it. */
export function yamlLibrary(): YamlLibrary {
  library ??= requireYaml()
  return library
}

/**
 * Parses a text into the tree of the YAML library. Duplicate keys are found elsewhere: the library compares each key with each other. Its
 * errors have no stack trace: bad indentation can give an error for every line, and their stack traces would take longer than all else.
 */
export function parseYaml(text: string): Document.Parsed {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return yamlLibrary().parseDocument(text, {
      uniqueKeys: false,
      prettyErrors: false,
      keepSourceTokens: false,
      logLevel: 'error',
    })
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** Whether a node of the tree is a mapping. */
export const isMap = (node: unknown): node is YAMLMap => yamlLibrary().isMap(node)

/** Whether a node of the tree is a list. */
export const isSeq = (node: unknown): node is YAMLSeq => yamlLibrary().isSeq(node)

/** Whether a node of the tree is a text, number or boolean. */
export const isScalar = (node: unknown): node is Scalar => yamlLibrary().isScalar(node)

/** Whether a node of the tree is an alias of another one. */
export const isAlias = (node: unknown): node is Alias => yamlLibrary().isAlias(node)

/** Whether something is a node of the tree. */
export const isNode = (node: unknown): node is Node => yamlLibrary().isNode(node)

/** Whether nothing is written in the place of a node. */
export function isEmptyNode(node: Node | null): boolean {
  return node === null || (isScalar(node) && node.value === null && !node.source)
}

/** The name of a key in the tree. An unquoted key is taken as written: `010` is no number. */
export function readKey(key: unknown): string {
  if (isScalar(key)) return key.type === 'PLAIN' && key.source !== undefined ? key.source : String(key.value)
  return String(key)
}

/** The span of a node of the tree, without the space behind it; that of the beginning of the file where there is none. */
export function spanOfNode(node: unknown): Span {
  const range = (node as Node | null | undefined)?.range
  return range ? [range[0], Math.max(range[0], range[1])] : [0, 0]
}
