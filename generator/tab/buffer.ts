import { Buffer } from 'buffer'

// The package `buffer`, with the browser's own code for what megabytes go through here: texts to bytes, and back.

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const isUtf8 = (encoding: unknown) =>
  encoding === undefined || (typeof encoding === 'string' && /^utf-?8$/i.test(encoding))

const { from, byteLength } = Buffer
const { toString: decode } = Buffer.prototype

Object.assign(Buffer, {
  from: (value: unknown, ...rest: unknown[]): Buffer => {
    if (typeof value !== 'string' || !isUtf8(rest[0])) return Reflect.apply(from, Buffer, [value, ...rest])
    const { buffer, byteOffset, length } = encoder.encode(value)
    return from(buffer, byteOffset, length)
  },
  byteLength: (value: unknown, encoding?: unknown): number =>
    typeof value === 'string' && isUtf8(encoding)
      ? encoder.encode(value).length
      : Reflect.apply(byteLength, Buffer, [value, encoding]),
})

Buffer.prototype.toString = function (this: Buffer, encoding?: BufferEncoding, start = 0, end = this.length): string {
  if (!isUtf8(encoding)) return decode.call(this, encoding, start, end)
  // Below zero, `subarray` would count from the end.
  return decoder.decode(this.subarray(Math.max(0, start), Math.max(0, end)))
}

export { Buffer }
