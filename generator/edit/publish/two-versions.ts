import type { VersionConflict } from '../../../src/edit/protocol/repair.ts'
import { readable } from '../yaml/apply-edits.ts'
import { diffByLine } from '../yaml/change-log.ts'
import { applySplices, type Splice } from '../yaml/edit.ts'
import { changesBetween } from './changes.ts'

/** Two versions of a place that were both changed, as lines. */
export interface TwoSides {
  readonly mine: string
  readonly theirs: string
}

/** A merge of two versions of a text: the parts that agree, and between them the conflicts, where a person has to choose. */
export type TwoVersions = readonly (string | TwoSides)[]

/** Which side is taken at each of these places, in their order. */
export type Choices = readonly (keyof TwoSides)[]

/** Reads the conflict marks of git; undefined for a text without any, or with broken ones. */
export function readConflictMarks(text: string): TwoVersions | undefined {
  const parts: (string | { mine: string; theirs: string })[] = ['']
  let side: 'mine' | 'base' | 'theirs' | undefined
  for (const line of text.split(/(?<=\n)/)) {
    const mark = /^(<{7}|\|{7}|={7}|>{7})(?=\s|$)/.exec(line)?.[1]?.[0]
    const last = parts.at(-1)
    if (mark === '<' && side === undefined) {
      parts.push({ mine: '', theirs: '' })
      side = 'mine'
    } else if (mark === '|' && side === 'mine') side = 'base'
    else if (mark === '=' && (side === 'mine' || side === 'base')) side = 'theirs'
    else if (mark === '>' && side === 'theirs') {
      parts.push('')
      side = undefined
    } else if (mark === '<' || mark === '>') return undefined
    else if (typeof last === 'object' && side !== undefined) {
      if (side !== 'base') last[side] += line
    } else parts[parts.length - 1] = String(last) + line
  }
  return side === undefined && parts.length > 1 ? parts : undefined
}

/** Three-way merge of a text that was changed on two sides, by whole lines. */
export function mergeVersions(base: string, { mine, theirs }: TwoSides): TwoVersions {
  const own = diffByLine(base, mine)
  const their = diffByLine(base, theirs)
  const parts: (string | TwoSides)[] = []
  let at = 0
  const queue = [...own, ...their].sort((a, b) => a.start - b.start || a.end - b.end)
  while (queue.length > 0) {
    const [first] = queue as [Splice]
    const { start } = first
    let { end } = first
    const touches = (splice: Splice) => splice.start < end || splice.start === start
    while (queue[0] && touches(queue[0])) end = Math.max(end, queue.shift()?.end ?? end)
    const side = (splices: readonly Splice[]) => spliceRegion(base, splices, { start, end })
    const sides = { mine: side(own), theirs: side(their) }
    const before = base.slice(start, end)
    parts.push(base.slice(at, start))
    if (sides.mine === sides.theirs || sides.theirs === before) parts.push(sides.mine)
    else parts.push(sides.mine === before ? sides.theirs : sides)
    at = end
  }
  return [...parts, base.slice(at)]
}

/** What splices make of a part of a text. */
function spliceRegion(
  text: string,
  splices: readonly Splice[],
  { start, end }: { start: number; end: number },
): string {
  const inside = splices.filter((splice) => splice.start >= start && splice.end <= end)
  const moved = inside.map((splice) => ({ ...splice, start: splice.start - start, end: splice.end - start }))
  return applySplices(text.slice(start, end), moved)
}

/** The text with one side taken at each place; where nothing is said, mine. */
export function resolveVersions(versions: TwoVersions, choices: Choices = []): string {
  let number = 0
  return versions.map((part) => (typeof part === 'string' ? part : part[choices[number++] ?? 'mine'])).join('')
}

/** The places where somebody has to choose: with the values that differ, where both versions can be read. */
export function versionConflicts(versions: TwoVersions): VersionConflict[] {
  const sides = versions.filter((part) => typeof part !== 'string')
  const mine = readable(resolveVersions(versions))
  return sides.map(({ mine: own, theirs }, index) => {
    const other = readable(
      resolveVersions(
        versions,
        sides.map((_, at) => (at === index ? 'theirs' : 'mine')),
      ),
    )
    const changes = mine === undefined || other === undefined ? [] : changesBetween(mine, other)
    const isPlain = changes.every(({ do: kind, was, now }) => kind === 'changed' && isText(was) && isText(now))
    return {
      mine: own,
      theirs,
      texts: isPlain ? changes.map(({ path, was, now }) => ({ path, mine: String(was), theirs: String(now) })) : [],
    }
  })
}

/** Whether a value is a text, a number or the like. */
export function isText(value: unknown): boolean {
  return typeof value !== 'object' && value !== undefined
}
