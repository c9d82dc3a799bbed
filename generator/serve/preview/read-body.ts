import type { IncomingMessage } from 'node:http'

/** Reads the body of a request; undefined where it is larger, in bytes, of which nothing is kept, so that nobody can fill the memory. */
export async function readBody(request: IncomingMessage, largest = 256 * 1024): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= largest) chunks.push(chunk)
    else chunks.length = 0
  }
  return size <= largest ? Buffer.concat(chunks) : undefined
}
