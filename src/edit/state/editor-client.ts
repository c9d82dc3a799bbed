import { sayProblems } from '../problems/problem-words.ts'
import type { EditedForm } from '../protocol/forms.ts'
import {
  type EditState,
  type EditsRequest,
  editRoot,
  type PartRequest,
  type Path,
  tokenHeader,
} from '../protocol/protocol.ts'
import type { DeploymentRequest, PublishRequest } from '../protocol/publishing.ts'
import type { BringTogetherRequest, BrokenState, RepairRequest } from '../protocol/repair.ts'
import type { Requests } from '../protocol/requests.ts'
import type { Draft, SendRequest } from '../protocol/translators.ts'
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

/** A file that is made to be kept. */
export interface KeptFile {
  readonly name: string
  readonly file: Blob
}

/** What is sent along with a request. */
interface Sent {
  readonly query?: Readonly<Record<string, string>>
  /** A value, as JSON. */
  readonly body?: unknown
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
    const query = { lang: this.#language, since: known?.stamp ?? '' }
    const { stamp, differences } = await this.#answer('GET state', { query })
    const state = withDifferences(known?.state, differences) as EditState | BrokenState
    const shown =
      known && known.state === state ? known.shown : 'problems' in state ? sayProblems(state, this.#language) : state
    this.#known = { stamp, state, shown }
    return shown
  }

  /** Sends edits, which are saved or refused together. */
  edit(body: EditsRequest) {
    return this.#answer('POST edits', { body })
  }

  /** Adds a section, a page or a language. */
  add(body: PartRequest) {
    return this.#answer('POST parts', { body })
  }

  /** Sends a test message to the receiver of a form. */
  testMessage(form: string) {
    return this.#answer('POST test-message', { body: { form } })
  }

  /** Mends a file that cannot be read. */
  repair(body: RepairRequest) {
    return this.#answer('POST repair', { body })
  }

  /** Takes the last step back, or makes it again. */
  step(name: 'undo' | 'redo') {
    return this.#answer(`POST ${name}`)
  }

  /** What stands at a place, and what may be added to it; undefined where there is no such place. */
  async form(path: Path): Promise<EditedForm | undefined> {
    const response = await this.#ask('GET form', { query: { path: JSON.stringify(path) } })
    return response.ok ? ((await response.json()) as EditedForm) : undefined
  }

  /** The places of the texts that are older than what they translate. */
  older() {
    return this.#answer('GET older')
  }

  /** The typefaces to choose from. */
  typefaces() {
    return this.#answer('GET typefaces')
  }

  /** Installs the typefaces that the site names and that are not installed. */
  addTypefaces() {
    return this.#answer('POST typefaces')
  }

  /** The icons to choose from. */
  icons() {
    return this.#answer('GET icons')
  }

  /** Keeps a picture beside the configuration. */
  image(file: File) {
    return this.#answer('PUT images/', { file })
  }

  /** What publishing would do. */
  publishing() {
    return this.#answer('GET publishing')
  }

  /** Publishes, and sends what is published. */
  publish(body: PublishRequest) {
    return this.#answer('POST publish', { body })
  }

  /** What the host tells of the last publication that was sent. */
  online() {
    return this.#answer('GET online')
  }

  /** Has the site put online at a host. */
  deploy(body: DeploymentRequest) {
    return this.#answer('POST deployment', { body })
  }

  /** Takes one version at each place that others have published as well. */
  bringTogether(body: BringTogetherRequest) {
    return this.#answer('POST bring-together', { body })
  }

  /** Takes one change of that list back. */
  takeBack(body: { readonly version: string; readonly index: number }) {
    return this.#answer('POST take-back', { body })
  }

  /** Removes pictures that nothing names. */
  removePictures(names: readonly string[]) {
    return this.#answer('POST remove-pictures', { body: { names } })
  }

  /** Makes the folder to upload. */
  folder(host: string) {
    return this.#answer('POST folder', { body: { host } })
  }

  /** Makes the folder to upload as one file; undefined where it could not be made. */
  zip(host: string) {
    return this.#file('POST folder', { host, asZip: true })
  }

  /** What stood in a place before. */
  earlier(path: Path) {
    return this.#answer('GET earlier', { query: { path: JSON.stringify(path) } })
  }

  /** The last publications. */
  publications() {
    return this.#answer('GET publications')
  }

  /** What a publication has changed. */
  publication(commit: string) {
    return this.#answer('GET publication', { query: { commit } })
  }

  /** Makes the whole file what it was in a publication, as one step. */
  bringBack(commit: string) {
    return this.#answer('POST bring-back', { body: { commit } })
  }

  /** Makes the file for a translator; undefined where there is nothing to translate. */
  sendOut(body: SendRequest) {
    return this.#file('POST send-out', body)
  }

  /** Takes in a file that came back from a translator. */
  importTranslations(file: File, to: string, encoding = '') {
    return this.#answer('PUT take-in/', { file, query: { to, encoding, lang: this.#language } })
  }

  /** The texts that only a machine has read. */
  drafts() {
    return this.#answer('GET drafts')
  }

  /** Notes that such a text is right. */
  async confirm({ path, locale }: Pick<Draft, 'path' | 'locale'>): Promise<void> {
    await this.#ask('POST confirm', { body: { path, locale } })
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

  async #answer<Name extends keyof Requests>(name: Name, sent?: Sent): Promise<Requests[Name]> {
    const response = await this.#ask(name, sent)
    return (await response.json()) as Requests[Name]
  }

  /** A file that the server makes; undefined where it makes none. */
  async #file(request: keyof Requests, body: unknown): Promise<KeptFile | undefined> {
    const response = await this.#ask(request, { body })
    const name = /filename\*=UTF-8''(.*)$/.exec(response.headers.get('content-disposition') ?? '')?.[1]
    return name === undefined ? undefined : { name: decodeURIComponent(name), file: await response.blob() }
  }

  async #ask(name: keyof Requests | 'GET events', { query, body, file, signal }: Sent = {}): Promise<Response> {
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
    return response
  }
}
