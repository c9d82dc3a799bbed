import { searchNumber } from './search-number.ts'

/** How many bits at the start of the hash have to be zero: some ten thousand attempts, less than a second on a slow phone. */
const zeroBits = 16

/**
 * Finds the smallest whole number whose SHA-256 hash, behind the text and a dot, begins with zeros. It is the same each time, as a lead that is sent
 * again is. The text is the id of a lead, which a receiver takes once.
 */
export async function solve(text: string): Promise<string> {
  const isProof = (hash: Int32Array) => (hash[0] as number) >>> (32 - zeroBits) === 0
  return String(await searchNumber(`${text}.`, isProof, Number.POSITIVE_INFINITY))
}
