/** The most bytes that a UTF-16 code unit can take in UTF-8. */
export const bytesPerUnit = 3

/** The most bytes that are kept: the few larger texts, such as a list of all pages, get memory of their own, which is freed. */
const mostKept = 1 << 20

/** Encodes texts into one buffer, again and again: the garbage collector is slow to free external memory. */
export class ReusedBuffer {
  #buffer = Buffer.alloc(0)

  /**
   * Encodes a text in UTF-8. The next call overwrites the bytes.
   *
   * @param parts the parts of the text, which are encoded one by one: pure ASCII, such as styles, takes a fraction of the time
   */
  encode(parts: readonly string[]): Uint8Array {
    const most = parts.reduce((sum, part) => sum + part.length * bytesPerUnit, 0)
    const buffer = most > mostKept ? Buffer.allocUnsafeSlow(most) : this.#ofLength(most)
    let end = 0
    for (const part of parts) end += buffer.write(part, end)
    return buffer.subarray(0, end)
  }

  #ofLength(length: number): Buffer {
    if (this.#buffer.length < length) this.#buffer = Buffer.allocUnsafeSlow(length)
    return this.#buffer
  }
}
