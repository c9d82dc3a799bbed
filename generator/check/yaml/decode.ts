import { atValue } from '../../diagnostics/problem.ts'
import type { MergeRefusal } from './merge-conflict.ts'

/** The largest file that is read, in bytes: a larger one is a mistake or an attack. */
export const sizeLimit = 32 * 1024 * 1024

/** The longest line, in bytes: nobody writes a longer one, and regular expressions would take minutes. */
const lineLimit = 256 * 1024

/** The most lines: ten times as many as the largest tested site has. */
const linesLimit = 1_000_000

/**
 * Why bytes cannot be a configuration: too many, not UTF-8, or without line ends. Undefined if they can.
 *
 * @param decoded the bytes decoded as UTF-8, with U+FFFD for invalid ones
 */
export function encodingProblem(bytes: Uint8Array, decoded: string): MergeRefusal | undefined {
  if (bytes.byteLength > sizeLimit) {
    const parameters = { bytes: bytes.byteLength, limit: sizeLimit }
    return { problem: atValue('file-too-large', [], parameters), text: '' }
  }
  if (decoded.includes('\uFFFD') && !isUtf8(bytes)) return otherEncoding(bytes)
  return oldLineEnds(bytes) ?? lineProblem(bytes)
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The first line that is too long, or that exceeds the number of lines. */
function lineProblem(bytes: Uint8Array): MergeRefusal | undefined {
  let start = 0
  for (let line = 1; start < bytes.length; line++) {
    const end = bytes.indexOf(0x0a, start)
    const length = (end === -1 ? bytes.length : end) - start
    if (length > lineLimit || line > linesLimit) {
      const parameters = length > lineLimit ? { line, length, limit: lineLimit } : { line, limit: linesLimit }
      const at = new TextDecoder().decode(bytes.subarray(0, start)).length
      const text = new TextDecoder().decode(bytes.subarray(0, start + Math.min(length, lineShown)))
      return { problem: atValue('lines-too-large', [], parameters, { span: [at, at + 1] }), text }
    }
    if (end === -1) return undefined
    start = end + 1
  }
  return undefined
}

/** How much of a line that is too long is shown, in bytes. */
const lineShown = 200

/** The problem of line ends of old Macs, which YAML does not know: the whole file would be one line, and a comment if it begins with "#". */
function oldLineEnds(bytes: Uint8Array): MergeRefusal | undefined {
  if (!bytes.includes(0x0d) || bytes.includes(0x0a)) return undefined
  const text = new TextDecoder().decode(bytes).replaceAll('\r', '\n')
  return { problem: atValue('file-line-ends', [], {}, { span: [0, 1] }), text }
}

/** Decodes bytes with the encoding they were probably saved in, and finds the first byte that is not UTF-8. */
function otherEncoding(bytes: Uint8Array): MergeRefusal {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0)
  const zeros = bytes.subarray(0, 400).filter((byte) => byte === 0).length
  const isBigEndian = mark === 0xfeff || (zeros > 50 && bytes[0] === 0)
  if (isBigEndian || mark === 0xfffe || zeros > 50) {
    const text = new TextDecoder(isBigEndian ? 'utf-16be' : 'utf-16le').decode(bytes)
    return { problem: atValue('file-not-utf8', [], { encoding: 'UTF-16' }, { span: [0, 1] }), text }
  }
  // In this encoding each byte is one character, so that offsets are the same.
  const text = new TextDecoder('windows-1252').decode(bytes)
  const start = firstBadByte(bytes)
  const span = [start, start + 1] as const
  return { problem: atValue('file-not-utf8', [], { encoding: 'Windows-1252' }, { span }), text }
}

function firstBadByte(bytes: Uint8Array): number {
  const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  return Buffer.byteLength(decoded.slice(0, decoded.indexOf('\ufffd')))
}
