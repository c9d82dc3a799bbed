import { memoize } from '../../../src/memoize.ts'

/** The lines of an entry of a mapping. */
interface LinesOfEntry {
  /** Where the line of its key begins. */
  readonly start: number
  /** Where the line below that begins. */
  readonly below: number
  readonly end: number
}

/**
 * The lines of an entry and, before it, of the mappings around it. Undefined if there is no such entry.
 *
 * @param text a text that `quickRead` can read: its keys are plain, and only keys begin lines at the indent of a mapping
 * @param keys the keys of the mappings around the entry, then its own
 */
function linesOfEntry(text: string, keys: readonly string[]): LinesOfEntry[] | undefined {
  const found: LinesOfEntry[] = []
  for (const key of keys) {
    const { below = 0, end = text.length } = found.at(-1) ?? {}
    const entry = findEntry(text, key, [below, end])
    if (!entry) return undefined
    found.push(entry)
  }
  return found
}

/**
 * A text that contains only one entry, at its original offset: above it are spaces, and nothing is below it. Parsing it is much faster than
 * parsing the whole. Undefined if there is no such entry.
 */
export function onlyAround(text: string, keys: readonly string[]): string | undefined {
  const lines = linesOfEntry(text, keys)
  return lines?.reduce((written, { start, below, end }, level) => {
    const blank = start > written.length ? `${' '.repeat(start - written.length - 1)}\n` : ''
    return written + blank + text.slice(start, level === keys.length - 1 ? end : below)
  }, '')
}

/** The entry with a key in the mapping between two offsets. */
function findEntry(text: string, key: string, [from, to]: readonly [number, number]): LinesOfEntry | undefined {
  // A mapping in flow style, in the line of its key.
  if (from >= to) return undefined
  const indent = measureIndent(text, nextContent(text, from, to))
  const lead = `${' '.repeat(indent)}${key}:`
  let start = from
  while (!text.startsWith(lead, start) || !/\s/.test(text[start + lead.length] ?? '\n')) {
    start = text.indexOf(`\n${lead}`, start) + 1
    if (start === 0 || start >= to) return undefined
  }
  const below = lineAfter(text, start)
  const next = endOfEntry(indent)
  next.lastIndex = below - 1
  const end = (next.exec(text)?.index ?? to) + 1
  return { start, below, end: Math.min(end, to) }
}

/** Makes an expression for the line end before the next content at this indent or a smaller one. List entries may have the indent of their key. */
const endOfEntry = memoize((indent: number) => {
  const above = indent === 0 ? '' : ` {0,${indent - 1}}(?=[^ \\r\\n#])|`
  return new RegExp(`\\n(?:${above} {${indent}}(?=[^ \\r\\n#-]))`, 'g')
})

/** Where the next line begins that is neither empty nor a comment. */
function nextContent(text: string, from: number, to: number): number {
  let line = from
  while (line < to && '\r\n#'.includes(text[line + measureIndent(text, line)] ?? '')) line = lineAfter(text, line)
  return Math.min(line, to)
}

function measureIndent(text: string, line: number): number {
  let indent = 0
  while (text[line + indent] === ' ') indent++
  return indent
}

function lineAfter(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  return end === -1 ? text.length : end + 1
}
