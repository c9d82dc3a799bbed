import type { Node } from 'yaml'
import { yamlLibrary } from './yaml-library.ts'

/** The names to which aliases in a tree may refer. */
export function anchorsOf(contents: Node | null): string[] {
  const anchors: string[] = []
  yamlLibrary().visit(contents, {
    Value(_, { anchor }) {
      if (anchor !== undefined) anchors.push(anchor)
    },
  })
  return anchors
}
