import type { Document } from 'yaml'
import { yamlLibrary } from './yaml-library.ts'

/** Parses a text into the tree of the YAML library. Keys that stand twice are our own affair: the library compares each with each. */
export function parseYaml(text: string): Document.Parsed {
  return yamlLibrary().parseDocument(text, {
    uniqueKeys: false,
    prettyErrors: false,
    keepSourceTokens: false,
    logLevel: 'error',
  })
}
