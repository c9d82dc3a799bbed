import { atValue } from '../../../diagnostics/problem.ts'
import { lastLineOfValue } from './last-line-of-value.ts'
import type { LexicalFix, LineContext } from './outline-state.ts'
import { dashesOf, type RawLine } from './raw-line.ts'

/** Dashes and a key, and a value that begins with a bracket. */
const bracketed = /^((?:- +)*(?:[\w-]+:\s+)?)([[{].*)$/

/**
 * Finds a value that begins with a bracket which is never closed, be it a text or a list: the library takes all lines below for a part of it.
 */
export function openBracket(line: RawLine, { lines, index }: LineContext): LexicalFix | undefined {
  if (!line.text.includes('[') && !line.text.includes('{')) return undefined
  const [, before = '', value] = bracketed.exec(line.text) ?? []
  if (value === undefined || before === '') return undefined
  const column = line.indent + dashesOf(before).length
  const isClosed = /[\]}](?:\s*#.*)?$/.test(value) || lastLineOfValue(lines, { index, column, value }) > index
  if (isClosed) return undefined
  const parameters = { character: value[0] ?? '', isOpen: true }
  return {
    line: { ...line, text: `${before}${JSON.stringify(value)}` },
    mistake: atValue('yaml-special-start', [], { parameters }),
    at: line.indent + before.length,
    length: value.length,
  }
}
