import { atValue, type Problem } from '../../diagnostics/problem.ts'

/** Why a file is not read at all, with as much of its text as can be shown. */
export interface Refusal {
  readonly problem: Problem
  readonly text: string
}

/** The first conflict marker of an unfinished merge. Searches the bytes, texts included, where a marker would be published. */
export function mergeConflict({ buffer, byteOffset, length }: Uint8Array): Refusal | undefined {
  const bytes = Buffer.from(buffer, byteOffset, length)
  const at = markIn(bytes, '<<<<<<<') ?? markIn(bytes, '>>>>>>>')
  if (at === undefined) return undefined
  const start = bytes.toString('utf8', 0, at).length
  return { problem: atValue('merge-conflict', [], { span: [start, start + 7] }), text: bytes.toString('utf8') }
}

/** The offset of a marker that begins its line, apart from spaces, and that a space or nothing follows. */
function markIn(bytes: Buffer, mark: string): number | undefined {
  for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + mark.length)) {
    const before = bytes.lastIndexOf('\n', at) + 1
    const isFirst = bytes.toString('latin1', before, at).trim() === ''
    if (isFirst && /^(?:\s|$)/.test(bytes.toString('latin1', at + mark.length, at + mark.length + 1))) return at
  }
  return undefined
}
