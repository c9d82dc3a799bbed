import type { Document } from 'yaml'
import { yamlLibrary } from './yaml-library.ts'

/** Parses a text into the tree of the YAML library. Duplicate keys are found elsewhere: the library compares each key with each other. */
export function parseYaml(text: string): Document.Parsed {
  return yamlLibrary().parseDocument(text, {
    uniqueKeys: false,
    prettyErrors: false,
    keepSourceTokens: false,
    logLevel: 'error',
  })
}
