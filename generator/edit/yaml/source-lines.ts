import type { Path } from '../../diagnostics/problem.ts'
import { EditRefused } from './edit.ts'
import { segmentIndex, YamlTree } from './yaml-tree.ts'

/** The lines of an entry with the comment above it, as they would be at the beginning of a line; undefined where it has none of its own. */
export function sourceLines(text: string, path: Path): string[] | undefined {
  try {
    const tree = new YamlTree(text)
    const collection = tree.findCollection(path.slice(0, -1))
    if (collection.flow) return undefined
    const entry = tree.listEntries(collection)[segmentIndex(collection, path.at(-1) ?? '')]
    if (!entry || !tree.beginsLine(entry.head)) return undefined
    const lines = text
      .slice(entry.start, entry.end)
      .replace(/\r?\n$/, '')
      .split(/\r?\n/)
    return lines.map((line) => line.slice(Math.min(entry.column, line.length - line.trimStart().length)))
  } catch (error) {
    if (error instanceof EditRefused) return undefined
    throw error
  }
}
