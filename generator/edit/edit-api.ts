import type { IncomingMessage, ServerResponse } from 'node:http'
import { type EditsRequest, editRoot, type PartRequest, type PublishRequest } from '../../src/edit/protocol.ts'
import { isLanguage } from '../diagnostics/languages.ts'
import type { Path } from '../diagnostics/problem.ts'
import { exportHosts } from '../output/hosting/export-site.ts'
import { requestAddress } from '../serve/preview/request-address.ts'
import { readValue } from './apply-edits.ts'
import type { EarlierVersions } from './earlier-versions.ts'
import type { EditSession } from './edit-session.ts'
import type { EditedSite } from './edited-site.ts'
import { planPart } from './new-part.ts'
import type { Publisher } from './publisher.ts'

/** The most bytes of a request. */
const bodyLimit = 1_000_000

/** Makes the folder to upload for a host. Returns its path; undefined where it could not be made. */
export type MakeFolder = (host: string) => Promise<string | undefined>

/** What answers are made with. */
interface EditApiParts {
  readonly session: EditSession
  readonly site: EditedSite
  readonly publisher: Publisher
  readonly earlierVersions: EarlierVersions
  readonly makeFolder: MakeFolder
}

/** Answers what the editor's app asks. */
export class EditApi {
  readonly #session: EditSession
  readonly #site: EditedSite
  readonly #publisher: Publisher
  readonly #earlierVersions: EarlierVersions
  readonly #makeFolder: MakeFolder
  readonly #listeners = new Set<ServerResponse>()

  constructor({ session, site, publisher, earlierVersions, makeFolder }: EditApiParts) {
    this.#session = session
    this.#site = site
    this.#publisher = publisher
    this.#earlierVersions = earlierVersions
    this.#makeFolder = makeFolder
  }

  /** Tells all apps that the file has changed. */
  announce(): void {
    for (const listener of this.#listeners) listener.write('data: changed\n\n')
  }

  /** Answers a request below `/@edit/`; false for a path that it does not know. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname, search } = requestAddress(request)
    const name = `${request.method} ${pathname.slice(editRoot.length)}`
    if (name === 'GET state') {
      const wanted = new URLSearchParams(search).get('lang') ?? ''
      const state = await this.#site.state(isLanguage(wanted) ? wanted : 'en')
      send(response, 200, { ...state, unpublished: await this.#publisher.count() })
    } else if (name === 'GET events') this.#listen(response)
    else if (name === 'POST edits') await this.#edit(request, response)
    else if (name === 'POST parts') await this.#add(request, response)
    else if (name === 'POST undo') this.#send(response, this.#session.undo())
    else if (name === 'POST redo') this.#send(response, this.#session.redo())
    else if (name === 'GET publishing') send(response, 200, await this.#publisher.status())
    else if (name === 'GET earlier') await this.#earlier(search, response)
    else if (name === 'GET publications') send(response, 200, await this.#earlierVersions.publications())
    else if (name === 'GET publication') await this.#publication(search, response)
    else if (name === 'POST bring-back') await this.#bringBack(request, response)
    else if (name === 'POST take-back') await this.#takeBack(request, response)
    else if (name === 'POST publish') await this.#publish(request, response)
    else if (name === 'POST folder') await this.#folder(request, response)
    else return false
    return true
  }

  async #edit(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readJson(request)
    if (!isEditsRequest(body)) return send(response, 400, { refused: 'malformed' })
    this.#send(response, this.#session.apply(body))
  }

  async #add(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readJson(request)
    if (!isPartRequest(body)) return send(response, 400, { refused: 'malformed' })
    const planned = planPart(readValue(this.#session.current.text), body)
    if ('refused' in planned) return send(response, 422, planned)
    const result = this.#session.apply(planned)
    this.#send(response, result, 'version' in result ? { path: planned.path } : {})
  }

  async #takeBack(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { version, index } = ((await readJson(request)) ?? {}) as { version?: unknown; index?: unknown }
    if (typeof version !== 'string' || !Number.isInteger(index)) return send(response, 400, { refused: 'malformed' })
    this.#send(response, await this.#publisher.takeBack({ version, index: Number(index) }))
  }

  async #earlier(search: string, response: ServerResponse): Promise<void> {
    const path = parsed(new URLSearchParams(search).get('path') ?? '')
    if (!isPath(path)) return send(response, 400, { refused: 'malformed' })
    send(response, 200, await this.#earlierVersions.textsAt(path))
  }

  async #publication(search: string, response: ServerResponse): Promise<void> {
    const changes = await this.#earlierVersions.changesOf(new URLSearchParams(search).get('commit') ?? '')
    send(response, changes ? 200 : 404, changes ?? [])
  }

  async #bringBack(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { commit } = ((await readJson(request)) ?? {}) as { commit?: unknown }
    const text = await this.#earlierVersions.textOf(String(commit))
    if (text === undefined) return send(response, 404, { refused: 'no-such-place' })
    this.#send(response, this.#session.replace(text))
  }

  async #publish(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readJson(request)
    if (!isPublishRequest(body)) return send(response, 400, { refused: 'malformed' })
    send(response, 200, await this.#publisher.publish(body))
    this.announce()
  }

  async #folder(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { host } = ((await readJson(request)) ?? {}) as { host?: unknown }
    if (!exportHosts.some((name) => name === host)) return send(response, 400, { refused: 'malformed' })
    const folder = await this.#makeFolder(String(host))
    send(response, 200, folder === undefined ? { refused: 'failed' } : { folder })
  }

  /** @param more what is told beside the result */
  #send(response: ServerResponse, result: ReturnType<EditSession['apply']>, more: object = {}): void {
    send(response, 'version' in result ? 200 : 'conflicts' in result ? 409 : 422, { ...result, ...more })
    if ('version' in result) this.announce()
  }

  /** Keeps the answer open, and writes to it whenever the file changes. */
  #listen(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write(':\n\n')
    this.#listeners.add(response)
    response.on('close', () => this.#listeners.delete(response))
  }
}

/** Sends JSON. */
function send(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(value))
}

/** The JSON that a request carries; undefined for anything else, such as the form of another site, and for too much of it. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  if (request.headers['content-type'] !== 'application/json') return undefined
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > bodyLimit) return undefined
    chunks.push(chunk)
  }
  return parsed(Buffer.concat(chunks).toString())
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    // Not ours: the app sends nothing but JSON.
    return undefined
  }
}

function isPartRequest(body: unknown): body is PartRequest {
  const { what, ...names } = (body ?? {}) as Record<string, unknown>
  const wanted = Object.hasOwn(partNames, String(what)) ? partNames[what as PartRequest['what']] : undefined
  return wanted?.every((name) => typeof names[name] === 'string') ?? false
}

/** What is to be said of each part that is added. */
const partNames = { section: ['kind', 'page'], page: ['name'], language: ['tag'] } as const

function isPublishRequest(body: unknown): body is PublishRequest {
  const { note, send, author } = (body ?? {}) as Record<string, unknown>
  const { name, email } = (author ?? {}) as Record<string, unknown>
  const isNamed = author === undefined || (isLine(name) && isLine(email))
  return isLine(note) && typeof send === 'boolean' && isNamed
}

/** Whether something is a text with something in it, for git. */
function isLine(text: unknown): boolean {
  return typeof text === 'string' && text.trim() !== '' && !text.includes('\0')
}

const kinds = ['set', 'insert', 'add', 'remove', 'move', 'rename']

function isEditsRequest(body: unknown): body is EditsRequest {
  const { edits, group } = (body ?? {}) as Partial<EditsRequest>
  return (
    Array.isArray(edits) && edits.length > 0 && edits.every(isEdit) && ['undefined', 'string'].includes(typeof group)
  )
}

function isPath(path: unknown): path is Path {
  const isPart = (part: unknown) => typeof part === 'string' || Number.isInteger(part)
  return Array.isArray(path) && path.length > 0 && path.every(isPart)
}

function isEdit(edit: unknown): boolean {
  const { do: kind, path, to, key } = (edit ?? {}) as Record<string, unknown>
  if (!isPath(path) || !kinds.includes(String(kind))) return false
  if (kind === 'move') return Number.isInteger(to)
  return kind !== 'rename' || typeof key === 'string'
}
