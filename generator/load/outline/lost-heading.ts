import { branchOf, type Step } from '../../walk.ts'
import type { Budget } from './budget.ts'
import { lookAhead } from './find-shift.ts'
import { outlineFacts } from './outline-facts.ts'
import { childStep, hasKeys } from './outline-schema.ts'
import { copyOf, movedUp, type Oddity, type OutlineFacts, type OutlineState, startOf } from './outline-state.ts'
import { keyIn, type RawLine, rawLines, saysSomething } from './raw-line.ts'
import { readOutline } from './read-outline.ts'

/** A line that seems to be missing: the key of a section, above the line with this index. */
export interface LostHeading {
  readonly key: string
  /** What the schema says of the key. */
  readonly meaning: string
  readonly index: number
  /** How many spaces stand before it. */
  readonly indent: number
}

/** A section as its lines show it. */
interface Section {
  readonly keys: Readonly<Record<string, string>>
  /** The keys next to the place that is looked at; empty where there is none. */
  readonly previous: string
  readonly next: string
}

/**
 * For each line that does not fit, from above, the heading that it may lack: the section around it lacks a key whose section the lines could be.
 * Looks no further when the budget is spent.
 *
 * @param options.foreignKeys whether keys that their section does not know, or has already, are looked at, too: for a text that can be read
 */
export function* lostHeadings(
  text: string,
  budget: Budget,
  { foreignKeys = false } = {},
): Generator<LostHeading | undefined> {
  const lines = rawLines(text)
  const facts = outlineFacts(lines)
  const oddities = readOutline(lines, { state: startOf(facts), facts, budget, from: 0, to: lines.length })
  const signs: Oddity['kind'][] = foreignKeys ? ['misfit', 'step', 'key'] : ['misfit', 'step']
  const places = new Set(oddities.filter(({ kind }) => signs.includes(kind)).map(({ index }) => index))
  const state = startOf(facts)
  let read = 0
  let done = -1
  for (const index of places) {
    if (index <= done) continue
    if (budget.isSpent) return
    done = index + linesOf(lines, index).length - 1
    readOutline(lines, { state, facts, budget, from: read, to: index })
    read = index
    yield headingAbove(lines, index, { state, facts, budget })
  }
}

/** A text with a heading put back. */
export function withHeading(text: string, { key, index, indent }: LostHeading): string {
  return text
    .split('\n')
    .toSpliced(index, 0, `${' '.repeat(indent)}${key}:`)
    .join('\n')
}

interface Context {
  /** The state before the line that does not fit. */
  readonly state: OutlineState
  readonly facts: OutlineFacts
  readonly budget: Budget
}

function headingAbove(lines: readonly RawLine[], index: number, context: Context): LostHeading | undefined {
  const { state, facts, budget } = context
  const indent = (lines[index]?.indent ?? 0) - facts.width
  const around = stepAt(indent, context)
  if (!around) return undefined
  const { keys, ...neighbours } = sectionAround(lines, { index, column: indent, budget })
  const step = branchOf(around, keys)
  const section = linesOf(lines, index)
  const order = [...step.children.keys()]
  const [above, ...before] = partsAbove(lines, index)
  if (above?.pair && above.indent + above.dashes === indent && isLeftEmpty(step, above.pair)) return undefined
  // A heading that is there, but stands elsewhere, was not lost.
  const isMoved = [partsOf(lines[index] as RawLine), above, ...before].some(
    (parts) => parts?.pair && step.children.has(parts.pair.key) && !Object.hasOwn(keys, parts.pair.key),
  )
  if (isMoved) return undefined
  const fits = order.filter((key) => {
    if (Object.hasOwn(keys, key)) return false
    const heading = { number: 0, indent, text: `${key}:` }
    const read = { state: { ...movedUp(copyOf(state), index), skip: -1 }, facts, budget, from: 0, to: section.length + 1 }
    return readOutline([heading, ...section], read).length === 0
  })
  const key = likeliest(fits, { step, order, ...neighbours })
  return key === undefined ? undefined : { key, meaning: childStep(step, key)?.schema.description ?? '', index, indent }
}

/** What the schema says of the section whose keys begin in a column: of one that is open, or whose heading stands just above. */
function stepAt(column: number, { state, facts }: Context): Step | undefined {
  const level = state.levels.findLast((known) => known.kind === 'map' && known.column === column)
  if (level) return level.step
  return state.open && state.open.column + facts.width === column ? state.open.step : undefined
}

interface Choice extends Pick<Section, 'previous' | 'next'> {
  readonly step: Step
  readonly order: readonly string[]
}

/** Of keys that a section lacks the one it needs, in the usual order; one that it does not need only where no other would do. */
function likeliest(fits: readonly string[], { step, order, previous, next }: Choice): string | undefined {
  const place = (key: string) => order.indexOf(key)
  const needed = fits.filter((key) => step.schema.required?.includes(key))
  if (needed.length > 0) return needed.find((key) => place(key) > place(previous)) ?? needed[0]
  // Where any key is allowed, everything fits.
  const others = fits.filter((key) => {
    const child = step.children.get(key)
    return child?.schema.localised || child?.entry === undefined
  })
  const between = others.filter((key) => place(key) > place(previous) && (next === '' || place(key) < place(next)))
  const [only, ...more] = between.length > 0 ? between : others
  return more.length === 0 ? only : undefined
}

/** Whether a key that stands where the heading would be has no value of its own, or one that it should not have: then the lines are its. */
function isLeftEmpty(step: Step, { key, value }: { key: string; value: string }): boolean {
  const child = childStep(step, key)
  return value === '' || (child !== undefined && hasKeys(child))
}

/** The three lines above one that say something, from below. */
function partsAbove(lines: readonly RawLine[], index: number) {
  const above: ReturnType<typeof partsOf>[] = []
  for (let at = index - 1; at >= 0 && above.length < 3; at--) {
    const line = lines[at] as RawLine
    if (saysSomething(line)) above.push(partsOf(line))
  }
  return above
}

/** The lines from one on that stand as far in, or further, as many as are looked at. */
function linesOf(lines: readonly RawLine[], index: number): RawLine[] {
  const { indent } = lines[index] as RawLine
  const last = Math.min(lines.length, index + lookAhead)
  let end = index + 1
  while (end < last && (!saysSomething(lines[end] as RawLine) || (lines[end]?.indent ?? 0) >= indent)) end++
  return lines.slice(index, end)
}

/** The section whose keys begin in a column, around a line. */
function sectionAround(
  lines: readonly RawLine[],
  { index, column, budget }: { index: number; column: number; budget: Budget },
): Section {
  const above: [string, string][] = []
  const below: [string, string][] = []
  let [first, last] = [index - 1, index + 1]
  for (; first >= 0; first--) {
    const { indent, dashes, pair } = partsOf(lines[first] as RawLine)
    if (pair && indent + dashes === column) above.unshift([pair.key, pair.value])
    if (indent < column) break
  }
  for (; last < lines.length; last++) {
    const { indent, pair } = partsOf(lines[last] as RawLine)
    if (indent < column) break
    if (pair && indent === column) below.push([pair.key, pair.value])
  }
  budget.spend(last - first)
  return {
    keys: Object.fromEntries([...above, ...below]),
    previous: above.at(-1)?.[0] ?? '',
    next: below[0]?.[0] ?? '',
  }
}

/** A line by its parts; one that says nothing stands further in than any. */
function partsOf(line: RawLine) {
  if (!saysSomething(line)) return { indent: Number.POSITIVE_INFINITY, dashes: 0, pair: undefined }
  const dashes = /^(?:- +)*/.exec(line.text)?.[0].length ?? 0
  return { indent: line.indent, dashes, pair: keyIn(line.text.slice(dashes)) }
}
