import { searchNumber } from './search-number.ts'

/** How many bits at the start of the hash have to be zero: some ten thousand attempts, less than a second on a slow phone. */
const zeroBits = 16

/**
 * Finds the smallest integer for which the SHA-256 hash of the text, a dot and the integer begins with zero bits. The result is always the same, so
 * that a lead that is sent again does not change. The text is the id of a lead, which a receiver accepts once.
 */
export async function solve(text: string): Promise<string> {
  const isProof = (hash: Int32Array) => (hash[0] as number) >>> (32 - zeroBits) === 0
  return String(await searchNumber(`${text}.`, isProof, Number.POSITIVE_INFINITY))
}
