import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from '../../serve/preview/request.ts'
import type { NamedFile } from './translators.ts'

/** The most bytes of a request, but for pictures. */
const bodyLimit = 1_000_000

/** Sends JSON. */
export function send(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(value))
}

/** Sends a file to be saved. */
export function sendFile(response: ServerResponse, { name, bytes }: NamedFile): void {
  response.writeHead(200, {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'cache-control': 'no-store',
  })
  response.end(bytes)
}

/** The JSON that a request carries; undefined for anything else, such as the form of another site, and for too much of it. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (request.headers['content-type'] !== 'application/json') return undefined
  const bytes = await readBody(request, bodyLimit)
  const value = bytes && parseJson(bytes.toString())
  return isDeeper(value, mostDeep) ? undefined : value
}

/** How deep a value of the app may lie in its request: what works on values calls itself for each level, and the stack has an end. */
const mostDeep = 200

function isDeeper(value: unknown, most: number): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
  }
  return false
}

/** The value of a JSON; undefined for anything else. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    // Not ours: the app sends nothing but JSON.
    return undefined
  }
}
