import { isUtf8 } from 'node:buffer'
import { atValue, type Problem } from '../diagnostics/problem.ts'

/** No site is larger; more than this is a mistake, or an attack on the one who builds it. */
export const sizeLimit = 256 * 1024 * 1024

/** What keeps bytes from being the text of a configuration: their number, or that they are not UTF-8. */
export function encodingProblem(bytes: Uint8Array): Problem | undefined {
  if (bytes.byteLength > sizeLimit) {
    return atValue('file-too-large', [], { parameters: { bytes: bytes.byteLength, limit: sizeLimit } })
  }
  return isUtf8(bytes) ? undefined : atValue('file-not-utf8', [], {})
}

const byteOrderMark = [0xef, 0xbb, 0xbf]

/** The bytes without the mark with which some editors begin a file. */
export function withoutMark(bytes: Uint8Array): Uint8Array {
  return byteOrderMark.every((byte, index) => bytes[index] === byte) ? bytes.subarray(byteOrderMark.length) : bytes
}
