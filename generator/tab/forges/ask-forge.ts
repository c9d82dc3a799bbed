import { Buffer } from 'buffer'
import type { HostRefusal } from '../../../src/edit/protocol/publishing.ts'
import { withoutEndSlash } from '../../lib/addresses/web-addresses.ts'
import { ForgeRefused } from './forge.ts'

/** A request to the API of a host. */
export interface ForgeRequest {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'PUT'
  readonly body?: unknown
  /** Says which refusals of the host are another than their status says. */
  readonly explain?: (status: number, said: string) => HostRefusal | 'moved' | undefined
}

/** How long a host may take for one answer. */
const patienceMs = 60_000

/** What is kept of what a host says. */
const longestSaid = 500

/** Asks a host. The key goes in a header alone, and nothing of the browser goes along. */
export class ForgeClient {
  readonly #api: string
  readonly #headers: Readonly<Record<string, string>>

  constructor(api: string, headers: Readonly<Record<string, string>>) {
    this.#api = withoutEndSlash(api)
    this.#headers = headers
  }

  /** @throws ForgeRefused */
  async json<Value>(path: string, request: ForgeRequest = {}): Promise<Value> {
    return (await (await this.#ask(path, request)).json().catch(() => {
      throw new ForgeRefused('host-declined', 'The answer cannot be read.')
    })) as Value
  }

  /** All pages of a list, where the host cuts it: asked for until one is not full. */
  async pages<Item>(path: string, perPage = 100): Promise<Item[]> {
    const items: Item[] = []
    for (let page = 1; page <= 200; page++) {
      const more = await this.json<Item[]>(`${path}${path.includes('?') ? '&' : '?'}per_page=${perPage}&page=${page}`)
      items.push(...more)
      if (more.length < perPage) break
    }
    return items
  }

  async #ask(path: string, { method = 'GET', body, explain }: ForgeRequest): Promise<Response> {
    const answered = fetch(`${this.#api}${path}`, {
      method,
      headers: { ...this.#headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(patienceMs),
    })
    const response = await answered.catch(() => {
      throw new ForgeRefused('host-unreachable')
    })
    if (response.ok) return response
    const said = readSaid(await response.text().catch(() => ''))
    throw new ForgeRefused(explain?.(response.status, said) ?? explainStatus(response), said)
  }
}

function explainStatus({ status, headers }: Response): HostRefusal {
  if (status === 401) return 'host-key'
  if (status === 429 || status >= 500) return 'host-busy'
  if (status === 403) return headers.get('x-ratelimit-remaining') === '0' ? 'host-busy' : 'host-rights'
  if (status === 404) return 'host-missing'
  return status === 413 ? 'host-too-large' : 'host-declined'
}

/** The sentence of an answer, without what else is in it. */
function readSaid(text: string): string {
  try {
    const { message, error } = JSON.parse(text) as { message?: unknown; error?: unknown }
    const said = message ?? error ?? ''
    return (typeof said === 'string' ? said : JSON.stringify(said)).slice(0, longestSaid)
  } catch {
    return ''
  }
}

/** A path with each part percent-encoded. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

/** Encodes bytes in Base64. */
export function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64')
}

/** Decodes Base64. */
export function fromBase64(text: string): Uint8Array {
  return Buffer.from(text, 'base64')
}

/** An address that people may open; empty for anything else that a host says. */
export function webAddress(said: unknown): string {
  return typeof said === 'string' && /^https?:\/\//.test(said) ? said : ''
}

/** The seconds of a moment as hosts write it. */
export function toSeconds(moment: string): number {
  return Math.floor(Date.parse(moment) / 1000) || 0
}
