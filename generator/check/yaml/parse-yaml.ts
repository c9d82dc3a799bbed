import type { Document } from 'yaml'
import { yamlLibrary } from './yaml-library.ts'

/**
 * Parses a text into the tree of the YAML library. Duplicate keys are found elsewhere: the library compares each key with each other. Its
 * errors have no stack: where it goes astray, it makes one a line, and the stacks would take longer than all else.
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
