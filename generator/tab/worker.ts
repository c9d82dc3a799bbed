import { Buffer } from 'buffer'
import type { RepositoryPlace } from '../../src/edit/protocol/repository-address.ts'
import type { StateAnswer } from '../../src/edit/protocol/requests.ts'
import { keepLoadedFiles } from '../../src/edit/tab/kept-files.ts'
import type { FromWorker, TabRequest, ToWorker } from '../../src/edit/tab/tab-protocol.ts'
import { decodePart } from '../../src/routing/decode-part.ts'
import type { Answered } from '../edit/server/edit-parts.ts'
import { failedAnswer } from '../edit/server/failed-answer.ts'
import { findAnswer } from '../edit/server/find-answer.ts'
import { parseJson } from '../edit/server/request-body.ts'
import { readPageView } from '../edit/server/request-types.ts'
import { configName } from '../lib/files/site-file-names.ts'
import { mediaType } from '../output/hosting/media-types.ts'
import { appFile } from './app-file.ts'
import { FirstPage } from './first-page.ts'
import type { SignedIn } from './forges/kept-key.ts'
import { forgetPage, keepPage } from './forges/kept-key.ts'
import { currentPerson, isSignedIn, openRepository, resumeSession, signIn, signOut } from './forges/open-repository.ts'
import { originStore } from './forges/origin-store.ts'
import { speakInNotes } from './kept-kinds.ts'
import { fetchKeys, listKeys, makeKey, openPersonKey, takeKey } from './keys/person-keys.ts'
import { loadProgram } from './load-program.ts'
import { type OpenSite, openSite } from './open-site.ts'
import { fileExists } from './ports/memory-files.ts'
import { workFolder } from './ports/places.ts'
import { loadMessages } from './ports/spoken-messages.ts'
import { keepSite, loadSite, replaceSite, siteFiles } from './site-store.ts'
import type { TabWelcome } from './tab-welcome.ts'

// What works in the tab: the generator and the engine of the editor. The page asks it by messages, what `npm run edit` is asked by `fetch`.

let open: OpenSite | undefined

/** What asks for a new site, where one is begun. */
let welcome: TabWelcome | undefined

/** The repository of the site that the editor is part of. */
let home: RepositoryPlace | undefined

const tell = (message: FromWorker, transfer: Transferable[] = []) => self.postMessage(message, { transfer })
const onError = (error: unknown) => console.error(error)

const firstPage = new FirstPage({
  draw: async (address) => open?.site.page(address),
  keep: async (page) => {
    const isCurrent = page.state.version === open?.session.current.version
    if (!home || release === undefined || !isCurrent) return
    const tab = { ...(await look()), home: { at: home, people: [] } }
    await keepPage({ ...page, release, tab })
    await keepLoadedFiles()
  },
  onError,
})

/** The release of the app: only the same one can show what is kept for its next visit. */
let release: string | undefined

const ready = Promise.all([loadProgram(), loadSite(), resumeSession(), loadMessages(self.name)]).then(
  async ([repository]) => {
    home = repository
    keepSite()
    openWhereThere()
    if (!open || !isSignedIn()) await forgetPage()
  },
)

/** What others have published may be kinds of the site's own, of which its file says nothing. */
function tellChange(): void {
  open?.site.forget()
  firstPage.redraw()
  tell({ changed: '' })
}

function openWhereThere(): boolean {
  firstPage.forget()
  open = fileExists(`${workFolder}/${configName}`) ? openSite(onError, { isPartOfSite: home !== undefined }) : undefined
  // What others have published meanwhile; where it cannot be had, publishing says why.
  if (open?.takeNews && isSignedIn()) void open.takeNews().then((isNew) => isNew && tellChange(), onError)
  return open !== undefined
}

self.addEventListener('message', ({ data, ports }: MessageEvent<ToWorker>) => {
  const answered = 'page' in data ? answerPage(data.page, ports[0]) : answer(data)
  answered.catch((error: unknown) => {
    onError(error)
    const { status, value } = failedAnswer(error)
    if ('id' in data) tell({ id: data.id, status, body: JSON.stringify(value) })
    else ports[0]?.postMessage({ status: 500, type: 'text/plain', content: String(error) })
  })
})

async function answer(request: Exclude<ToWorker, { readonly page: string }>): Promise<void> {
  await ready
  const { id } = request
  if ('ask' in request) return tell({ id, status: 200, ...(await answerTab(request.ask)) })
  const { status, value, file, changed } = await answerEdit(request)
  const body = file ? undefined : JSON.stringify(value)
  tell({ id, status, ...(file ? { file: { name: file.name, bytes: file.bytes } } : { body }) })
  if (changed) tell({ changed: changed.version ?? '' })
  if (open && request.name === 'GET state' && status === 200)
    firstPage.note(new URLSearchParams(request.search), value as StateAnswer)
  else firstPage.wait()
}

/** What the app asks of the site that is open, or of the welcome of a new one, as of the server of `npm run edit`. */
async function answerEdit({
  name,
  search,
  sent,
  json,
}: Extract<ToWorker, { readonly name: string }>): Promise<Answered<unknown>> {
  const found = findAnswer(open?.requests ?? welcome?.requests ?? {}, name)
  if (!found) return { status: 404, value: { refused: 'no-such-place' } }
  return found.answer({
    query: new URLSearchParams(search),
    name: decodePart(found.name),
    json: async () => (json === undefined ? undefined : parseJson(json)),
    bytes: async (limit) => (sent && sent.byteLength <= limit ? Buffer.from(sent) : undefined),
  })
}

/** What is asked of the tab itself: where a site comes from, and goes to. */
async function answerTab(ask: TabRequest): Promise<Omit<Extract<FromWorker, { id: number }>, 'id' | 'status'>> {
  if (ask.do === 'look') {
    speakInNotes(ask.language)
    release = ask.release
    const people = home && (await fetchKeys()).map(({ name }) => name)
    return { body: JSON.stringify({ ...(await look()), home: home && { at: home, people } }) }
  }
  if (ask.do === 'sign-in')
    return { body: JSON.stringify({ refused: await signIn({ key: ask.key }, ask.stay), ...(await look()) }) }
  if (ask.do === 'open-key') return { body: JSON.stringify(await openWithKey(ask)) }
  if (ask.do === 'make-key' || ask.do === 'take-key') {
    const changed = open && (await (ask.do === 'make-key' ? makeKey(open, ask) : takeKey(open, ask)))
    // Others may have published meanwhile.
    tellChange()
    return { body: JSON.stringify({ ...(await look()), ...changed }) }
  }
  if (ask.do === 'sign-out') {
    const unpublished = ask.evenUnpublished ? 0 : ((await open?.countUnpublished?.()) ?? 0)
    if (unpublished > 0) return { body: JSON.stringify({ ...(await look()), unpublished }) }
    await empty()
    return { body: JSON.stringify(await look()) }
  }
  if (ask.do === 'welcome') {
    welcome ??= (await import('./tab-welcome.ts')).openWelcome(openNew)
    return { body: '{}' }
  }
  if (ask.do === 'open-repository') return { body: JSON.stringify(await openFrom(ask.at, { key: ask.key }, ask.stay)) }
  if (ask.do === 'save') {
    const { zipFiles } = await import('./zip-files.ts')
    return { file: { name: 'site.zip', bytes: zipFiles(siteFiles()) } }
  }
  if (ask.do === 'close') {
    await empty()
    return { body: JSON.stringify({ isOpen: open !== undefined }) }
  }
  const { givenFiles } = await import('./given-files.ts')
  const files = givenFiles(ask)
  if (files === 'too-large') return { body: JSON.stringify({ isOpen: false, isTooLarge: true }) }
  if (files) await replaceSite(files)
  return { body: JSON.stringify({ isOpen: files !== undefined && openWhereThere() }) }
}

/** Opens a site that was just made. Returns the address of the editor. */
async function openNew(files: ReadonlyMap<string, Uint8Array>): Promise<string> {
  await replaceSite(files)
  welcome = undefined
  openWhereThere()
  return appFile('')
}

/** Leaves nothing of the site, and of who was signed in, in the browser. */
async function empty(): Promise<void> {
  await signOut()
  await replaceSite(new Map())
  openWhereThere()
}

/** What is known of the site that is open. */
async function look() {
  return {
    isOpen: open !== undefined,
    project: originStore.read()?.project,
    kept: open && (await open.keptKinds()),
    isSignedIn: isSignedIn(),
    person: currentPerson(),
    keys: open && (await listKeys(open)),
  }
}

/** Opens the site that the editor is part of, for a person with a key. */
async function openWithKey(ask: Extract<TabRequest, { do: 'open-key' }>) {
  const session = await openPersonKey(ask)
  return session && home ? openFrom(home, session, ask.stay) : { isOpen: false, isWrong: true }
}

async function openFrom(at: RepositoryPlace, session: SignedIn, stay: boolean) {
  const refused = await openRepository(at, session, stay)
  return refused ? { isOpen: false, refused } : { isOpen: openWhereThere() }
}

/** A page of the site, or a file that one shows, for its frame. */
async function answerPage(address: string, port: MessagePort | undefined): Promise<void> {
  await ready
  const [path = '', search = ''] = address.split('?')
  if (!open && welcome) {
    const file = await welcome.pictures.file(decodePart(path))
    return port?.postMessage({ status: 404, type: 'text/plain', content: '', ...file, ...(file && { status: 200 }) })
  }
  const content = await open?.site.file(decodePart(path).slice(1))
  if (content !== undefined) return port?.postMessage({ status: 200, type: mediaType(path), content })
  const version = open?.session.current.version ?? ''
  const drawn = search === '' ? firstPage.find(path, version) : undefined
  const page = await (drawn ?? open?.site.page(path, readPageView(search)))
  port?.postMessage({ status: page?.status ?? 503, type: 'text/html; charset=utf-8', content: page?.html ?? '' })
}
