import {
  type BrokenState,
  type Draft,
  type EarlierText,
  type EditedChange,
  type EditedForm,
  type EditState,
  type EditsAnswer,
  type EditsRequest,
  editRoot,
  type FolderAnswer,
  type ImageAnswer,
  type PartAnswer,
  type PartRequest,
  type Path,
  type Publication,
  type PublishAnswer,
  type Publishing,
  type PublishRequest,
  type SendRequest,
  type TakenFile,
  tokenHeader,
} from './protocol.ts'

/** Thrown where the server does not answer, or does not know the token. */
export class ServerGone extends Error {
  readonly reason: 'noServer' | 'wrongAddress'

  constructor(reason: 'noServer' | 'wrongAddress') {
    super(reason)
    this.reason = reason
  }
}

const storageKey = 'editToken'

/** The token in the address, which stays in this tab: a reload needs none. */
function readToken(): string {
  const given = window.location.hash.slice(1)
  if (given) {
    sessionStorage.setItem(storageKey, given)
    history.replaceState(null, '', window.location.pathname)
  }
  return given || (sessionStorage.getItem(storageKey) ?? '')
}

/** What the app asks its server. */
export class EditorClient {
  readonly #token = readToken()
  readonly #language: string

  constructor(language: string) {
    this.#language = language
  }

  /** All that the app shows. */
  async state(): Promise<EditState | BrokenState> {
    const response = await this.#ask(`state?lang=${this.#language}`)
    return (await response.json()) as EditState | BrokenState
  }

  /** Sends edits, which are saved or refused together. */
  async edit(request: EditsRequest): Promise<EditsAnswer> {
    return this.#send('edits', request)
  }

  /** Adds a section or a page. */
  async add(part: PartRequest): Promise<PartAnswer> {
    return this.#send('parts', part)
  }

  /** What publishing would do. */
  async publishing(): Promise<Publishing> {
    const response = await this.#ask('publishing')
    return (await response.json()) as Publishing
  }

  /** What stands at a place, and what may be added to it; undefined where there is no such place. */
  async form(path: Path): Promise<EditedForm | undefined> {
    const response = await this.#ask(`form?path=${encodeURIComponent(JSON.stringify(path))}`)
    return response.ok ? ((await response.json()) as EditedForm) : undefined
  }

  /** The places of the texts that are older than what they translate. */
  async older(): Promise<readonly Path[]> {
    const response = await this.#ask('older')
    return response.ok ? ((await response.json()) as Path[]) : []
  }

  /** What stood in a place before. */
  async earlier(path: Path): Promise<readonly EarlierText[]> {
    const response = await this.#ask(`earlier?path=${encodeURIComponent(JSON.stringify(path))}`)
    return (await response.json()) as EarlierText[]
  }

  /** The last publications. */
  async publications(): Promise<readonly Publication[]> {
    const response = await this.#ask('publications')
    return (await response.json()) as Publication[]
  }

  /** What a publication has changed. */
  async publication(commit: string): Promise<readonly EditedChange[]> {
    const response = await this.#ask(`publication?commit=${commit}`)
    return (await response.json()) as EditedChange[]
  }

  /** Makes the whole file what it was in a publication, as one step. */
  async bringBack(commit: string): Promise<EditsAnswer> {
    return this.#send('bring-back', { commit })
  }

  /** Takes one change of that list back. */
  async takeBack(change: { readonly version: string; readonly index: number }): Promise<EditsAnswer> {
    return this.#send('take-back', change)
  }

  /** Publishes, and sends what is published. */
  async publish(request: PublishRequest): Promise<PublishAnswer> {
    return this.#send('publish', request)
  }

  /** Keeps a picture beside the configuration. */
  async image(file: File): Promise<ImageAnswer> {
    const response = await this.#ask(`images/${encodeURIComponent(file.name)}`, { method: 'PUT', body: file })
    return (await response.json()) as ImageAnswer
  }

  /** Makes the file for a translator; undefined where there is nothing to translate. */
  async sendOut(request: SendRequest): Promise<{ readonly name: string; readonly file: Blob } | undefined> {
    const body = JSON.stringify(request)
    const response = await this.#ask('send-out', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    if (!response.ok) return undefined
    const name = /filename\*=UTF-8''(.*)$/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'texts'
    return { name: decodeURIComponent(name), file: await response.blob() }
  }

  /** Takes in a file that came back from a translator. */
  async takeIn(file: File, to: string): Promise<TakenFile> {
    const query = new URLSearchParams({ to, lang: this.#language })
    const response = await this.#ask(`take-in/${encodeURIComponent(file.name)}?${query}`, { method: 'PUT', body: file })
    return (await response.json()) as TakenFile
  }

  /** The texts that only a machine has read. */
  async drafts(): Promise<readonly Draft[]> {
    const response = await this.#ask('drafts')
    return (await response.json()) as Draft[]
  }

  /** Notes that such a text is right. */
  async confirm({ path, locale }: Pick<Draft, 'path' | 'locale'>): Promise<void> {
    await this.#send('confirm', { path, locale })
  }

  /** Makes the folder to upload. */
  async folder(host: string): Promise<FolderAnswer> {
    return this.#send('folder', { host })
  }

  /** Takes the last step back, or makes it again. */
  async step(name: 'undo' | 'redo'): Promise<EditsAnswer> {
    const response = await this.#ask(name, { method: 'POST' })
    return (await response.json()) as EditsAnswer
  }

  /** Calls back with the version of the file whenever it has changed, or with nothing where something else has, until the server is gone. */
  async listen(onChange: (version: string) => void, signal: AbortSignal): Promise<void> {
    const response = await this.#ask('events', { signal })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value = '' } = (await reader?.read()) ?? { done: true }
      if (done) throw new ServerGone('noServer')
      for (const [, version = ''] of value.matchAll(/^data: ?(.*)$/gm)) onChange(version)
    }
  }

  async #send<Answer>(name: string, value: unknown): Promise<Answer> {
    const body = JSON.stringify(value)
    const response = await this.#ask(name, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return (await response.json()) as Answer
  }

  async #ask(name: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...init.headers, [tokenHeader]: this.#token }
    const response = await fetch(editRoot + name, { ...init, headers }).catch((error: unknown) => {
      if (init.signal?.aborted) throw error
      throw new ServerGone('noServer')
    })
    if (response.status === 403) throw new ServerGone('wrongAddress')
    return response
  }
}
