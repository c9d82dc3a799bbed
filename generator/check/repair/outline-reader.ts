import { lexicalFix } from './lexical-fix.ts'
import { missingBar } from './missing-bar.ts'
import { hasKeys, possibleChild } from './outline-schema.ts'
import {
  type Anomaly,
  initialState,
  type Level,
  type OutlineFacts,
  type OutlineState,
  type Pending,
} from './outline-state.ts'
import { behindDashes, hasContent, lastLineOfValue, parseKey, type RawLine } from './raw-line.ts'

/** Reads one line after the other; see `readOutline`. */
export class OutlineReader {
  readonly anomalies: Anomaly[] = []
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
    const bar = missingBar(this.#lines, state.pending, index)
    if (bar && state.pending) {
      this.anomalies.push({ index: state.pending.index, kind: 'lexical', fix: bar })
      Object.assign(state, { block: { column: state.pending.column, indent: -1 }, pending: undefined })
      this.#isText(index, line)
      return
    }
    const fix = lexicalFix(line, { lines: this.#lines, index, state, facts: this.#facts })
    if (fix) {
      this.anomalies.push({ index, kind: 'lexical', fix })
      line = fix.line
      if (line.text === '' || this.#isText(index, line)) return
    }
    state.block = undefined
    if (!hasContent(line) || this.#isPlainText(line)) return
    this.#structure(index, line)
  }

  /** Whether a line belongs to a block text. */
  #isText(index: number, { indent, text }: RawLine): boolean {
    const { block } = this.#state
    if (!block) return false
    if (indent <= block.column && !(text.startsWith('#') && this.#textFollows(index, block.indent))) return false
    if (block.indent === -1) {
      block.indent = indent
      if (indent !== block.column + this.#facts.width) this.anomalies.push({ index, kind: 'width' })
    } else if (indent < block.indent && (!text.startsWith('#') || this.#textFollows(index, block.indent))) {
      this.anomalies.push({ index, kind: 'indent' })
    }
    const key = parseKey(behindDashes(text))?.key
    if (key !== undefined && this.#facts.locales.has(key)) this.anomalies.push({ index, kind: 'key' })
    return true
  }

  /** Whether the next line still belongs to a block text: then a line that looks like a comment is a heading in Markdown. */
  #textFollows(index: number, indent: number): boolean {
    if (indent === -1) return false
    const next = this.#lines.slice(index + 1, index + 20).find(({ text }) => text !== '')
    return next !== undefined && next.indent >= indent
  }

  /** Whether a line continues the unquoted text above. */
  #isPlainText({ indent, text }: RawLine): boolean {
    const { plain } = this.#state
    return plain !== undefined && indent > plain && !text.startsWith('- ') && parseKey(text) === undefined
  }

  #structure(index: number, { indent, text }: RawLine): void {
    const state = this.#state
    state.plain = undefined
    if (indent === 0 && /^(?:---|\.\.\.)(?:\s|$)/.test(text))
      return void Object.assign(state, initialState(this.#facts))
    let column = indent
    let rest = text
    for (let dash = /^-(?: +|$)/.exec(rest); dash; dash = /^-(?: +|$)/.exec(rest)) {
      const level = this.#place(index, column, 'seq')
      state.pending = { column, index, node: level.node?.item, inline: rest.length > dash[0].length }
      rest = rest.slice(dash[0].length)
      column += dash[0].length
    }
    if (rest === '') return
    const pair = parseKey(rest)
    if (pair) this.#pair(index, column, pair)
    else if (
      state.pending &&
      (state.pending.inline || column > state.pending.column) &&
      !this.#isHalfKey(index, column)
    )
      this.#scalar(index, column - 1, rest)
    else this.anomalies.push({ index, kind: 'stray' })
  }

  /** Whether a word alone is the first line of a mapping, with a key below it: it may be a key that is still being typed. */
  #isHalfKey(index: number, column: number): boolean {
    const { node, inline } = this.#state.pending ?? {}
    const below = this.#lines.slice(index + 1, index + 20).find(hasContent)
    return (
      node !== undefined && hasKeys(node) && !inline && below?.indent === column && parseKey(below.text) !== undefined
    )
  }

  #pair(index: number, column: number, { key, value }: { key: string; value: string }): void {
    const { node, keys } = this.#place(index, column, 'map')
    const child = node && possibleChild(node, key)
    const isForeign = node?.schema.localised && !node.children.has(key) ? !this.#facts.locales.has(key) : node && !child
    const state = this.#state
    const isOpen = value === '' || value.startsWith('#') || /^[&!]\S+$/.test(value)
    // Where keys are made up, one with a word in place of a mapping is most likely a key of an entry.
    const isOfEntry = !isOpen && child !== undefined && child === node?.entry && hasKeys(child) && /^\w/.test(value)
    if (isForeign || isOfEntry || keys.has(key)) this.anomalies.push({ index, kind: 'key' })
    keys.add(key)
    if (isOpen) state.pending = { column, index, node: child }
    else this.#scalar(index, column, value)
  }

  #scalar(index: number, column: number, value: string): void {
    const state = this.#state
    state.pending = undefined
    if (/^[|>][-+\d]*(?:\s+#.*)?$/.test(value)) state.block = { column, indent: -1 }
    else if (/^["'[{]/.test(value)) state.skip = lastLineOfValue(this.#lines, { index, column, value })
    else state.plain = column
  }

  /** The level of a key or item that begins in a column. */
  #place(index: number, column: number, kind: Level['kind']): Level {
    const state = this.#state
    const { stack, pending } = state
    state.pending = undefined
    const before = stack.at(-1)
    for (let top = before; top; top = stack.at(-1)) {
      if (top.column < column || (top.column === column && (top.kind === kind || kind === 'seq'))) break
      stack.pop()
    }
    const top = stack.at(-1)
    if (top?.column === column && top.kind === kind) return top
    const isChild = pending && (column > pending.column || (kind === 'seq' && column === pending.column))
    if (isChild) return this.#child(index, { column, kind, pending })
    this.anomalies.push({ index, kind: 'indent' })
    // A line that is too far in is most likely a sibling of the one above; of others nothing is known.
    const node = before === top && top?.kind === kind ? top?.node : undefined
    const level: Level = { column, kind, node, keys: new Set() }
    stack.push(level)
    return level
  }

  #child(index: number, { column, kind, pending }: { column: number; kind: Level['kind']; pending: Pending }): Level {
    const { node } = pending
    const width = column - pending.column
    if (!pending.inline && width !== this.#facts.width && !(kind === 'seq' && width === 0))
      this.anomalies.push({ index, kind: 'width' })
    const fits = !node || (kind === 'seq' ? node.item !== undefined : hasKeys(node))
    if (!fits) this.anomalies.push({ index, kind: 'key' })
    const level: Level = { column, kind, node: fits ? node : undefined, keys: new Set() }
    this.#state.stack.push(level)
    return level
  }
}
