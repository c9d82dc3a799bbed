import { rootNode } from './outline-schema.ts'
import type { OutlineFacts } from './outline-state.ts'
import { hasContent, keyIn, type RawLine } from './raw-line.ts'

/** What the lines show of the file as a whole. */
export function outlineFacts(lines: readonly RawLine[]): OutlineFacts {
  return { root: rootNode(), locales: localesIn(lines), width: widthOf(lines) }
}

/** The keys below `locales:` that are sections. */
function localesIn(lines: readonly RawLine[]): Set<string> {
  const locales = new Set<string>()
  const start = lines.findIndex(({ indent, text }) => indent === 0 && /^locales\s*:/.test(text))
  for (let at = start + 1; start !== -1 && at < lines.length; at++) {
    const line = lines[at] as RawLine
    if (hasContent(line) && line.indent === 0) break
    const pair = keyIn(line.text)
    if (pair?.value === '') locales.add(pair.key)
  }
  return locales
}

/** The indentation width of most sections in the first lines. */
function widthOf(lines: readonly RawLine[]): number {
  const counts = new Map<number, number>()
  let last: RawLine | undefined
  for (const line of lines.slice(0, 2000)) {
    if (!hasContent(line)) continue
    const deeper = line.indent - (last?.indent ?? 0)
    if (last && deeper > 0 && keyIn(last.text)?.value === '') counts.set(deeper, (counts.get(deeper) ?? 0) + 1)
    last = line
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 2
}
