import type { IncomingMessage } from 'node:http'

const largestBody = 256 * 1024

/** Reads the body of a request as text; what exceeds 256 kB is dropped, so that nobody can fill the memory. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= largestBody) chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
