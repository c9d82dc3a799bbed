import type { EditedForm } from '../protocol/forms.ts'
import {
  type EditState,
  editRoot,
  type FailureReason,
  failureReasons,
  type Path,
  tokenHeader,
} from '../protocol/protocol.ts'
import type { BrokenState } from '../protocol/repair.ts'
import type { Bodies, Requests } from '../protocol/requests.ts'
import { withoutCountry } from '../words/european.ts'
import { sayProblems } from '../words/problem-words.ts'
import { withDifferences } from './differences.ts'
import { readToken } from './token.ts'
import { askEditor } from './transport.ts'

/** The most characters of a request that a browser is asked to send on: it keeps 64 kB in all. */
const keptAlive = 16_000

/** Thrown where the server does not answer, or does not know the token. */
export class ServerGone extends Error {
  readonly reason: 'noServer' | 'wrongAddress'

  constructor(reason: 'noServer' | 'wrongAddress') {
    super(reason)
    this.reason = reason
  }
}

/** Thrown where the server could not do what it was asked; it is still there. */
export class RequestFailed extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason) {
    super(reason)
    this.reason = reason
  }
}

/** A file that is made to be kept. */
export interface KeptFile {
  readonly name: string
  readonly file: Blob
}

type Body<Name> = Name extends keyof Bodies ? Bodies[Name] : never

/** What is sent along with a request. */
interface Sent<Name> {
  readonly query?: Readonly<Record<string, string>>
  /** A value, as JSON. */
  readonly body?: Body<Name>
  readonly file?: File
  readonly signal?: AbortSignal
}

/** What the app asks its server. */
export class EditorClient {
  /** With which the server knows this tab. */
  token = readToken()
  readonly #language: string
  #known:
    | { readonly stamp: string; readonly state: EditState | BrokenState; readonly shown: EditState | BrokenState }
    | undefined

  constructor(language: string) {
    this.#language = language
  }

  /** All that the app shows. What has not changed since it was asked last is the same value. */
  async state(): Promise<EditState | BrokenState> {
    const known = this.#known
    const query = { lang: withoutCountry(this.#language), since: known?.stamp ?? '' }
    const { stamp, differences } = await this.ask('GET state', { query })
    const state = withDifferences(known?.state, differences) as EditState | BrokenState
    const say = () => ('problems' in state ? sayProblems(state, this.#language) : state)
    const shown = known?.state === state ? known.shown : say()
    this.#known = { stamp, state, shown }
    return shown
  }

  /** Asks the server, and reads its answer. */
  async ask<Name extends keyof Requests>(name: Name, sent?: Sent<Name>): Promise<Requests[Name]> {
    const response = await this.#ask(name, sent)
    return (await response.json()) as Requests[Name]
  }

  /** What stands at a place, and what may be added to it; undefined where there is no such place. */
  async form(path: Path): Promise<EditedForm | undefined> {
    const response = await this.#ask('GET form', { query: { path: JSON.stringify(path) } })
    return response.ok ? ((await response.json()) as EditedForm) : undefined
  }

  /** A file that the server makes; undefined where it makes none. */
  async makeFile<Name extends keyof Requests>(name: Name, body: Body<Name>): Promise<KeptFile | undefined> {
    const response = await this.#ask(name, { body })
    const file = /filename\*=UTF-8''(.*)$/.exec(response.headers.get('content-disposition') ?? '')?.[1]
    return file === undefined ? undefined : { name: decodeURIComponent(file), file: await response.blob() }
  }

  /**
   * Calls back with the version of the file whenever it has changed, or with nothing where something else has, as when it begins to listen.
   *
   * @throws ServerGone when the server is gone
   */
  async listen(onChange: (version: string) => void, signal: AbortSignal): Promise<never> {
    const response = await this.#ask('GET events', { signal })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    onChange('')
    for (;;) {
      // A server that is killed ends nothing properly.
      const { done, value = '' } = (await reader?.read().catch(() => undefined)) ?? { done: true }
      if (done) throw new ServerGone('noServer')
      for (const [, version = ''] of value.matchAll(/^data: ?(.*)$/gm)) onChange(version)
    }
  }

  async #ask<Name extends keyof Requests | 'GET events'>(
    name: Name,
    { query, body, file, signal }: Sent<Name> = {},
  ): Promise<Response> {
    const [method = '', path = ''] = name.split(' ')
    const search = query ? `?${new URLSearchParams(query)}` : ''
    const address = editRoot + path + (file ? encodeURIComponent(file.name) : '') + search
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
    const json = body === undefined ? undefined : JSON.stringify(body)
    const response = await askEditor(address, {
      method,
      headers: { ...type, [tokenHeader]: this.token },
      body: file ?? json ?? null,
      // A change goes on when the editor is closed. Browsers keep no long ones.
      keepalive: json !== undefined && json.length < keptAlive,
      signal: signal ?? null,
    }).catch((error: unknown) => {
      if (signal?.aborted) throw error
      throw new ServerGone('noServer')
    })
    if (response.status === 403) throw new ServerGone('wrongAddress')
    if (response.status >= 500) throw new RequestFailed(await readReason(response))
    return response
  }
}

/** Why the server could not do what it was asked, as it says. */
async function readReason(response: Response): Promise<FailureReason> {
  const said = await response.text().catch(() => '')
  return failureReasons.find((reason) => said.includes(`"${reason}"`)) ?? 'failed'
}

/** The message for a request that failed. */
export function explainFailure(error: unknown, refused: Readonly<Record<string, string>>): string {
  return refused[error instanceof RequestFailed ? error.reason : 'noServer'] ?? ''
}
