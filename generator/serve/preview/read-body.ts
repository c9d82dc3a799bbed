import type { IncomingMessage } from 'node:http'

const largestBody = 256 * 1024

/** Reads the body of a request; undefined where it exceeds 256 kB, of which nothing is kept, so that nobody can fill the memory. */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= largestBody) chunks.push(chunk)
    else chunks.length = 0
  }
  return size <= largestBody ? Buffer.concat(chunks) : undefined
}
