import { isMapping } from '../../lib/plain-map.ts'
import { writeScalar } from './write-scalar.ts'

/** How a file is written. */
export interface FileStyle {
  /** The spaces of one level. */
  readonly step: number
  /** The spaces between a key and the dashes of its list. */
  readonly dash: number
}

/** A value as lines: what stands behind its key or dash, and the lines below, indented from the column of that key or dash. */
export interface WrittenValue {
  readonly head: string
  readonly lines: readonly string[]
}

/** Writes a value below a key. */
export function writeValue(value: unknown, style: FileStyle): WrittenValue {
  if (Array.isArray(value)) {
    if (value.length === 0) return { head: '[]', lines: [] }
    return {
      head: '',
      lines: indented(
        value.flatMap((item) => writeItem(item, style)),
        style.dash,
      ),
    }
  }
  if (isMapping(value)) {
    const entries = Object.entries(value)
    if (entries.length === 0) return { head: '{}', lines: [] }
    return {
      head: '',
      lines: indented(
        entries.flatMap(([key, entry]) => writeEntry(key, entry, style)),
        style.step,
      ),
    }
  }
  const { head, lines = [] } = writeScalar(value, { style: 'plain' })
  return { head, lines: indented(lines, style.step) }
}

/** The lines of a key with its value. */
export function writeEntry(key: string, value: unknown, style: FileStyle): string[] {
  const { head, lines } = writeValue(value, style)
  return [`${writeKey(key)}:${head === '' ? '' : ` ${head}`}`, ...lines]
}

/** The lines of an item of a list. */
export function writeItem(value: unknown, style: FileStyle): string[] {
  const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0
  if (typeof value !== 'object' || value === null || isEmpty) {
    const { head, lines } = writeValue(value, { ...style, step: 2 })
    return [`- ${head}`, ...lines]
  }
  const inner = Array.isArray(value)
    ? value.flatMap((item) => writeItem(item, style))
    : Object.entries(value).flatMap(([key, entry]) => writeEntry(key, entry, style))
  const [first = '', ...others] = inner
  return [`- ${first}`, ...indented(others, 2)]
}

/** A key as YAML. */
export function writeKey(key: string): string {
  return writeScalar(key.replaceAll('\n', ' '), { style: 'plain', inFlow: true }).head
}

/** A value between brackets or braces. */
export function writeInFlow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeInFlow).join(', ')}]`
  if (isMapping(value)) {
    return `{ ${Object.entries(value)
      .map(([key, entry]) => `${writeKey(key)}: ${writeInFlow(entry)}`)
      .join(', ')} }`
  }
  return writeScalar(value, { style: 'plain', inFlow: true }).head
}

/** Lines moved to the right; empty ones stay empty. */
export function indented(lines: readonly string[], spaces: number): string[] {
  return lines.map((line) => (line === '' ? '' : ' '.repeat(spaces) + line))
}

/** How a file is written, by the first nested mapping and the first list in it. */
export function detectFileStyle(text: string): FileStyle {
  const step = /^[^\s#-][^\n]*:[ \t]*\r?\n(?:[ \t]*(?:#[^\n]*)?\n)*( +)[^\s#-]/m.exec(text)?.[1]?.length ?? 2
  const list = /^( *)[^\s#-][^\n]*:[ \t]*\r?\n(?:[ \t]*(?:#[^\n]*)?\n)*( *)- /m.exec(text)
  return { step, dash: list ? Math.max(0, (list[2]?.length ?? 0) - (list[1]?.length ?? 0)) : 2 }
}
