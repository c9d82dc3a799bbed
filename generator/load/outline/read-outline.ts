import type { Budget } from './budget.ts'
import { lexicalSlip } from './lexical-slip.ts'
import { missingBar } from './missing-bar.ts'
import { childStep, hasKeys } from './outline-schema.ts'
import { type Level, type Oddity, type Opener, type OutlineFacts, type OutlineState, startOf } from './outline-state.ts'
import { keyIn, type RawLine, saysSomething } from './raw-line.ts'

/** Which lines are read, and from which state on: it changes with each line. */
export interface Reading {
  readonly state: OutlineState
  readonly facts: OutlineFacts
  readonly budget: Budget
  readonly from: number
  readonly to: number
  /** Sees each oddity when it is found; true ends the reading after its line. */
  readonly until?: (oddity: Oddity) => boolean
}

/** Reads lines by their indentation, tolerantly: whatever is odd is noted, and reading goes on. */
export function readOutline(
  lines: readonly RawLine[],
  { state, facts, budget, from, to, until = () => false }: Reading,
): Oddity[] {
  const reader = new OutlineReader(lines, state, facts)
  const { oddities } = reader
  let index = from
  for (let isDone = false; index < to && !isDone; index++) {
    const known = oddities.length
    reader.read(index)
    isDone = oddities.length > known && oddities.slice(known).some(until)
  }
  budget.spend(index - from)
  return oddities
}

class OutlineReader {
  readonly oddities: Oddity[] = []
  readonly #lines: readonly RawLine[]
  readonly #state: OutlineState
  readonly #facts: OutlineFacts

  constructor(lines: readonly RawLine[], state: OutlineState, facts: OutlineFacts) {
    this.#lines = lines
    this.#state = state
    this.#facts = facts
  }

  read(index: number): void {
    const state = this.#state
    let line = this.#lines[index] as RawLine
    if (line.text === '' || index <= state.skip || this.#isText(index, line)) return
    const bar = missingBar(this.#lines, state.open, index)
    if (bar && state.open) {
      this.oddities.push({ index: state.open.index, kind: 'slip', slip: bar })
      Object.assign(state, { block: { column: state.open.column, indent: -1 }, open: undefined })
      this.#isText(index, line)
      return
    }
    const slip = lexicalSlip(line, { state, facts: this.#facts })
    if (slip) {
      this.oddities.push({ index, kind: 'slip', slip })
      line = slip.mended
      if (line.text === '' || this.#isText(index, line)) return
    }
    state.block = undefined
    if (!saysSomething(line) || this.#goesOn(line)) return
    this.#structure(index, line)
  }

  /** Whether a line belongs to a text of several lines. */
  #isText(index: number, { indent, text }: RawLine): boolean {
    const { block } = this.#state
    if (!block || indent <= block.column) return false
    if (block.indent === -1) {
      block.indent = indent
      if (indent !== block.column + this.#facts.width) this.oddities.push({ index, kind: 'step' })
    } else if (indent < block.indent && (!text.startsWith('#') || this.#textFollows(index, block.indent))) {
      this.oddities.push({ index, kind: 'misfit' })
    }
    const key = keyIn(text.replace(/^(?:- +)+/, ''))?.key
    if (key !== undefined && this.#facts.locales.has(key)) this.oddities.push({ index, kind: 'key' })
    return true
  }

  /** Whether the next line stands as far in as a text: then what looks like a note is a heading of the text. */
  #textFollows(index: number, indent: number): boolean {
    const next = this.#lines.slice(index + 1, index + 20).find(({ text }) => text !== '')
    return next !== undefined && next.indent >= indent
  }

  /** Whether a line goes on with the unquoted text above. */
  #goesOn({ indent, text }: RawLine): boolean {
    const { plain } = this.#state
    return plain !== undefined && indent > plain && !text.startsWith('- ') && keyIn(text) === undefined
  }

  #structure(index: number, { indent, text }: RawLine): void {
    const state = this.#state
    state.plain = undefined
    if (indent === 0 && /^(?:---|\.\.\.)(?:\s|$)/.test(text)) return void Object.assign(state, startOf(this.#facts))
    let column = indent
    let rest = text
    for (let dash = /^-(?: +|$)/.exec(rest); dash; dash = /^-(?: +|$)/.exec(rest)) {
      const level = this.#place(index, column, 'seq')
      state.open = { column, index, step: level.step?.item, inline: rest.length > dash[0].length }
      rest = rest.slice(dash[0].length)
      column += dash[0].length
    }
    if (rest === '') return
    const pair = keyIn(rest)
    if (pair) this.#pair(index, column, pair)
    else if (state.open && (state.open.inline || column > state.open.column) && !this.#isHalfKey(index, column))
      this.#scalar(index, column - 1, rest)
    else this.oddities.push({ index, kind: 'stray' })
  }

  /** Whether a word stands alone where a section begins, and the first key of the section below it: it may be one that is still being typed. */
  #isHalfKey(index: number, column: number): boolean {
    const { step, inline } = this.#state.open ?? {}
    const below = this.#lines.slice(index + 1, index + 20).find(saysSomething)
    return step !== undefined && hasKeys(step) && !inline && below?.indent === column && keyIn(below.text) !== undefined
  }

  #pair(index: number, column: number, { key, value }: { key: string; value: string }): void {
    const { step, keys } = this.#place(index, column, 'map')
    const child = step && childStep(step, key)
    const isForeign = step?.schema.localised && !step.children.has(key) ? !this.#facts.locales.has(key) : step && !child
    if (isForeign || keys.has(key)) this.oddities.push({ index, kind: 'key' })
    keys.add(key)
    const state = this.#state
    const isOpen = value === '' || value.startsWith('#') || /^[&!]\S+$/.test(value)
    if (isOpen) state.open = { column, index, step: child }
    else this.#scalar(index, column, value)
  }

  #scalar(index: number, column: number, value: string): void {
    const state = this.#state
    state.open = undefined
    if (/^[|>][-+\d]*(?:\s+#.*)?$/.test(value)) state.block = { column, indent: -1 }
    else if (/^["'[{]/.test(value)) state.skip = this.#endOfValue(index, column, value)
    else state.plain = column
  }

  /** The line on which a quoted text or a list in brackets ends; its own where it seems not to be closed at all. */
  #endOfValue(index: number, column: number, value: string): number {
    const opening = value[0] as string
    const closing = { '[': /\](?:\s+#.*)?$/, '{': /\}(?:\s+#.*)?$/ }[opening] ?? new RegExp(`${opening}(?:\\s+#.*)?$`)
    if (value.length > 1 && closing.test(value)) return index
    for (let at = index + 1; at < Math.min(this.#lines.length, index + 60); at++) {
      const line = this.#lines[at] as RawLine
      if (line.text !== '' && line.indent <= column && keyIn(line.text.replace(/^- +/, ''))) return index
      if (closing.test(line.text)) return at
    }
    return index
  }

  /** The level to which what begins in a column belongs. */
  #place(index: number, column: number, kind: Level['kind']): Level {
    const state = this.#state
    const { levels, open } = state
    state.open = undefined
    const before = levels.at(-1)
    for (let top = levels.at(-1); top; top = levels.at(-1)) {
      if (top.column < column || (top.column === column && (top.kind === kind || kind === 'seq'))) break
      levels.pop()
    }
    const top = levels.at(-1)
    if (top?.column === column && top.kind === kind) return top
    const isChild = open && (column > open.column || (kind === 'seq' && column === open.column))
    if (isChild) return this.#child(index, { column, kind, open })
    this.oddities.push({ index, kind: 'misfit' })
    // A line that stands too far in is most likely a sibling of the one above; of others nothing is known.
    const step = before === top && top?.kind === kind ? top?.step : undefined
    const level: Level = { column, kind, step, keys: new Set() }
    levels.push(level)
    return level
  }

  #child(index: number, { column, kind, open }: { column: number; kind: Level['kind']; open: Opener }): Level {
    const { step } = open
    const steps = column - open.column
    if (!open.inline && steps !== this.#facts.width && !(kind === 'seq' && steps === 0))
      this.oddities.push({ index, kind: 'step' })
    const fits = !step || (kind === 'seq' ? step.item !== undefined : hasKeys(step))
    if (!fits) this.oddities.push({ index, kind: 'key' })
    const level: Level = { column, kind, step: fits ? step : undefined, keys: new Set() }
    this.#state.levels.push(level)
    return level
  }
}
