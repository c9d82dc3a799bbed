import { replaceRange, type Written } from './written.ts'

/** Puts what was pasted in the place of the selection; paragraphs stand apart from what is around them. */
export function insertPasted(written: Written, pasted: string): Written {
  const { text, start, end } = written
  const areBlocks = /\n\n|^(?:#{2,6} |- |\d+\. |> |\|)/.test(pasted)
  const above = areBlocks ? missingLines(/\n*$/.exec(text.slice(0, start))?.[0].length ?? 0, start === 0) : ''
  const rest = text.slice(end)
  const below = areBlocks ? missingLines(/^\n*/.exec(rest)?.[0].length ?? 0, rest === '') : ''
  const caret = above.length + pasted.length
  return replaceRange(written, [start, end], [above + pasted + below, caret, caret])
}

function missingLines(there: number, isEdge: boolean): string {
  return isEdge ? '' : '\n'.repeat(Math.max(2 - there, 0))
}
