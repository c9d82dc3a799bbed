/** How long a slice of the computation takes, in milliseconds: between slices the page stays responsive. */
const sliceMs = 12

/** Finds the integer, up to `most`, for which the SHA-256 hash of the text followed by it is this one (hexadecimal). Undefined if there is none. */
export async function firstNumber(text: string, { hash, most }: { readonly hash: string; readonly most: number }) {
  const words = (hash.match(/.{8}/g) ?? []).map((digits) => Number.parseInt(digits, 16) | 0)
  return searchNumber(text, (found) => words.length === 8 && words.every((word, index) => word === found[index]), most)
}

/** Appends integers to a text, in slices, until the hash is the wanted one. */
export async function searchNumber(
  text: string,
  isFound: (hash: Int32Array) => boolean,
  most: number,
): Promise<number | undefined> {
  const begin = new TextEncoder().encode(text)
  for (let number = 0; number <= most; ) {
    for (const end = performance.now() + sliceMs; performance.now() < end; ) {
      for (let attempt = 0; attempt < 50; attempt++, number++)
        if (isFound(hashText(begin, String(number)))) return number
    }
    await new Promise((resolve) => setTimeout(resolve))
  }
  return undefined
}

const [initial, rounds] = constants()
const schedule = new Int32Array(64)

/** The SHA-256 hash (FIPS 180-4) of bytes followed by ASCII characters, as 32-bit words. The browser's own is asynchronous, which is too slow for thousands of hashes. */
function hashText(begin: Uint8Array, digits: string): Int32Array {
  const length = begin.length + digits.length
  const bytes = new DataView(new ArrayBuffer(((length + 72) >> 6) << 6))
  for (let index = 0; index < begin.length; index++) bytes.setUint8(index, begin[index] as number)
  for (let index = 0; index < digits.length; index++) bytes.setUint8(begin.length + index, digits.charCodeAt(index))
  bytes.setUint8(length, 128)
  bytes.setUint32(bytes.byteLength - 4, length * 8)
  const state = initial.slice()
  for (let from = 0; from < bytes.byteLength; from += 64) {
    for (let word = 0; word < 16; word++) schedule[word] = bytes.getInt32(from + word * 4)
    compress(state)
  }
  return state
}

function compress(state: Int32Array): void {
  const w = schedule as unknown as number[]
  const k = rounds as unknown as number[]
  for (let index = 16; index < 64; index++) {
    const early = w[index - 15] as number
    const late = w[index - 2] as number
    const small = (w[index - 16] as number) + (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3))
    w[index] = small + (w[index - 7] as number) + (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10))
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let index = 0; index < 64; index++) {
    const mixed = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g))
    const first = (mixed + (k[index] as number) + (w[index] as number)) | 0
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  const sums = [a, b, c, d, e, f, g, h]
  for (let index = 0; index < 8; index++) state[index] = (state[index] as number) + (sums[index] as number)
}

function turn(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by))
}

/** The constants of SHA-256: the first bits of the fractions of the square roots of eight primes, and of the cube roots of 64. */
function constants(): readonly [Int32Array, Int32Array] {
  const primes: number[] = []
  for (let number = 2; primes.length < 64; number++) if (primes.every((prime) => number % prime)) primes.push(number)
  const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0
  return [
    Int32Array.from(primes.slice(0, 8), (prime) => fraction(prime ** 0.5)),
    Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
  ]
}
