/** Makes the text of a node another one by replacing only what differs: a caret in the rest of it stays where it is. */
export function setText(node: Text, text: string): void {
  const old = node.data
  if (old === text) return
  const most = Math.min(old.length, text.length)
  let start = 0
  while (start < most && old[start] === text[start]) start++
  let end = 0
  while (end < most - start && old.at(-1 - end) === text.at(-1 - end)) end++
  node.replaceData(start, old.length - start - end, text.slice(start, text.length - end))
}
