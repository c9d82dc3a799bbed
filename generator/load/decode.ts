import { atValue, type Problem } from '../diagnostics/problem.ts'

/** No site is larger; more than this is a mistake, or an attack on the one who builds it. */
export const sizeLimit = 256 * 1024 * 1024

/** The text of a file: UTF-8, with or without a byte order mark. */
export function decode(bytes: Uint8Array): { text: string } | { problem: Problem } {
  if (bytes.byteLength > sizeLimit) {
    return { problem: atValue('file-too-large', [], { parameters: { bytes: bytes.byteLength, limit: sizeLimit } }) }
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { problem: atValue('file-not-utf8', [], {}) }
  }
}
