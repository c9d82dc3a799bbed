import { loadText } from '#files'
import { git, lineTimes } from './file-history.ts'

/** Tells the day on which the text of a page was last changed; undefined where no history tells. */
export type LastModified = (source: string) => string | undefined

/**
 * Reads from the history of the configuration when its pages were changed. A page changed when a line below its key did.
 * Without git, or for a file that it does not know, no page has a day; nor has one in a shallow clone, where all lines look as new as its
 * first commit. Lines that are not committed yet do not count.
 *
 * @param drafts languages whose texts are not published, and do not count either
 */
export async function readLastModified(file: string, drafts: ReadonlySet<string>): Promise<LastModified> {
  const all = (await isShallow(file)) ? undefined : await lineTimes(file)
  if (!all) return () => undefined
  const lines = (await loadText(file)).split('\n')
  const unpublished = draftLines(lines, drafts)
  const times = all.map((time, index) => (unpublished.has(index) ? undefined : time))
  const blocks = findBlocks(lines)
  const latest = (from: number, to: number) => formatDay(times.slice(from, to).reduce(later, undefined))
  const whole = latest(0, times.length)
  return (source) => {
    const block = blocks.get(source)
    return block ? latest(block.from, block.to) : whole
  }
}

function later(a: number | undefined, b: number | undefined): number | undefined {
  if (b === undefined) return a
  return a === undefined || b > a ? b : a
}

function formatDay(seconds: number | undefined): string | undefined {
  return seconds === undefined ? undefined : new Date(seconds * 1000).toISOString().slice(0, 10)
}

/** A line with a key, which may have any letters: `serviços:`, `"our services": {}`. */
const keyLine = /^( *)(?:("[^"]*"|'[^']*')|([^\s#"'-][^#]*?)) *:(?:\s|$)/

/** The places of pages: those of a collection lie deeper. */
const pagePlace = /^(?:(?:pages|services)\.[^.]+|collections\.[^.]+\.entries\.[^.]+)$/

interface OpenKey {
  readonly indent: number
  readonly key: string
  readonly block?: { from: number; to: number }
}

/** The lines of each page and entry: from its key to the next key that is not indented more. */
function findBlocks(lines: readonly string[]): Map<string, { from: number; to: number }> {
  const blocks = new Map<string, { from: number; to: number }>()
  const open: OpenKey[] = []
  for (const [index, line] of lines.entries()) {
    const [, { length: indent } = { length: -1 }, quoted, plain] = keyLine.exec(line) ?? []
    if (indent === -1) continue
    for (let last = open.at(-1); last && last.indent >= indent; last = open.at(-1)) {
      if (last.block) last.block.to = index
      open.pop()
    }
    const key = quoted?.slice(1, -1) ?? plain ?? ''
    const place = [...open.map((above) => above.key), key].join('.')
    const block = pagePlace.test(place) ? { from: index, to: lines.length } : undefined
    if (block) blocks.set(place, block)
    open.push({ indent, key, ...(block && { block }) })
  }
  return blocks
}

/** Whether the repository of a file lacks the beginning of its history, as most checkouts of CI do. */
async function isShallow(file: string): Promise<boolean> {
  const answer = await git(file, () => ['rev-parse', '--is-shallow-repository'])
  return answer?.toString().trim() === 'true'
}

/** The indentation and list dashes of a line. */
const indentation = /^ *(?:- +)*/

/** The zero-based numbers of the lines with texts in some languages: lines with their keys, and continuation lines. */
function draftLines(lines: readonly string[], drafts: ReadonlySet<string>): Set<number> {
  const found = new Set<number>()
  if (drafts.size === 0) return found
  let within = Number.POSITIVE_INFINITY
  for (const [index, line] of lines.entries()) {
    const column = indentation.exec(line)?.[0].length ?? 0
    if (line.trim() !== '' && column <= within) within = startsText(line.slice(column), drafts, column)
    if (within !== Number.POSITIVE_INFINITY) found.add(index)
  }
  return found
}

/** The column of a text in these languages; infinite for other lines. Page keys, which may have the same names, are indented less. */
function startsText(line: string, drafts: ReadonlySet<string>, column: number): number {
  const key = /^["']?([\w-]+)["']?:(?:\s|$)/.exec(line)?.[1]
  return column > 2 && key !== undefined && drafts.has(key) ? column : Number.POSITIVE_INFINITY
}
