import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { resolveHeaders } from '../../generator/output/hosting/headers.ts'
import type { Site } from './matrix.ts'
import type { Answer } from './request.ts'

/**
 * Makes what says an answer in a line: "200 /en/about/index.html in br". The file is known by its bytes as a browser reads them; an address
 * of the site's own host is told by its path.
 */
export async function answerWords({ out, files, hosting }: Site): Promise<(answer: Answer) => string> {
  const names = new Map<string, string>()
  // The first of those that are the same.
  for (const file of [...files].sort().reverse()) names.set(digest(await readFile(join(out, file))), `/${file}`)
  const policy = resolveHeaders(hosting.headers, '/')
  const ownAddress = new RegExp(`^https?://${hosting.host.replaceAll('.', '\\.')}(:\\d+)?(?=/)`)
  return ({ status, headers, body }) => {
    const { 'content-encoding': encoding, location } = headers
    const parts: (string | undefined)[] = [`${status}`]
    if ([200, 400, 404].includes(status)) parts.push(names.get(digest(decoded(body, encoding))))
    parts.push(location?.replace(ownAddress, ''))
    if (encoding && body.length > 0) parts.push(`in ${encoding}`)
    // Apache adds an empty entry.
    const allowed = headers.allow
      ?.split(',')
      .map((method) => method.trim())
      .filter(Boolean)
    if (allowed?.length) parts.push(`Allow: ${allowed.join(', ')}`)
    const isKept = [200, 304, 400, 404].includes(status)
    const isWhole = Object.entries(policy).every(
      ([name, value]) => headers[name] === value || (name === 'cache-control' && !isKept),
    )
    if (!isWhole) parts.push('without headers')
    return parts.filter((part) => part !== undefined).join(' ')
  }
}

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64')
}

/** A body as a browser reads it; one that is not what its host says is no file. */
export function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body
  try {
    if (encoding === 'br') return brotliDecompressSync(body)
    return encoding === 'gzip' ? gunzipSync(body) : body
  } catch {
    return Buffer.alloc(0)
  }
}
