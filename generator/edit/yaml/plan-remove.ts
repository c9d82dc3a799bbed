import type { Splice } from './edit.ts'
import { refuse } from './entry-places.ts'
import type { Collection, YamlTree } from './yaml-tree.ts'

/** Takes an entry out that is not the only one. */
export function planRemove(tree: YamlTree, collection: Collection, index: number): Splice[] {
  const entries = tree.listEntries(collection)
  const [entry, next, previous] = [entries[index], entries[index + 1], entries[index - 1]]
  if (!entry) return refuse()
  // The first key behind a dash passes the dash on.
  if (!tree.beginsLine(entry.head) && next) {
    // A comment about the next one keeps its lines: the dash stands alone above them.
    const isTold = hasComment(tree.text.slice(entry.end, next.head))
    const dashEnd = tree.text.slice(0, entry.head).trimEnd().length
    if (isTold) return [{ start: dashEnd, end: entry.end, text: tree.lineEnd }]
    return [{ start: entry.head, end: next.head, text: '' }]
  }
  // The blank lines above it go along; those of the first entry are the ones below it.
  const start = previous ? blankStart(tree, entry.start, previous.end) : entry.start
  const end = previous ? entry.end : blankEnd(tree, entry.end)
  return [{ start, end, text: '' }]
}

/** Where the blank lines above an offset begin. */
function blankStart(tree: YamlTree, offset: number, limit: number): number {
  const above = tree.text.slice(limit, offset)
  return offset - (/(?:[ \t]*\r?\n)*$/.exec(above)?.[0].length ?? 0)
}

/** Where the blank lines from an offset on end. */
function blankEnd(tree: YamlTree, offset: number): number {
  return offset + (/^(?:[ \t]*\r?\n)*/.exec(tree.text.slice(offset))?.[0].length ?? 0)
}

/** Whether something that looks like a comment stands in a part of the text. */
function hasComment(text: string): boolean {
  return /(?:^|\s)#/.test(text)
}
