import type { Document } from 'yaml'
import { yamlLibrary } from './yaml-library.ts'

/** The names to which aliases in a document may refer. */
export function anchorsOf(document: Document.Parsed): string[] {
  const anchors: string[] = []
  yamlLibrary().visit(document, {
    Value(_, { anchor }) {
      if (anchor !== undefined) anchors.push(anchor)
    },
  })
  return anchors
}
