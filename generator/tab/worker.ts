import { Buffer } from 'buffer'
import type { FromWorker, TabRequest, ToWorker } from '../../src/edit/tab/tab-protocol.ts'
import { beginSite, nameTrades } from '../edit/new-site/begin-site.ts'
import type { Answered } from '../edit/server/edit-parts.ts'
import { decoded, parsed } from '../edit/server/request-body.ts'
import { readSection } from '../edit/server/request-types.ts'
import { mediaType } from '../output/hosting/media-types.ts'
import { isSignedIn, openRepository, originStore, resumeSession, signIn, signOut } from './forges/open-repository.ts'
import { loadProgram } from './load-program.ts'
import { fileExists } from './memory-files.ts'
import { type OpenSite, openSite } from './open-site.ts'
import { workFolder } from './places.ts'
import { keepSite, loadSite, replaceSite, siteFiles } from './site-store.ts'
import { configName, findSite, hasKinds, unzipSite, zipFiles } from './zip-files.ts'

// What works in the tab: the generator and the engine of the editor. The page asks it by messages, what `npm run edit` is asked by `fetch`.

let open: OpenSite | undefined

const tell = (message: FromWorker, transfer: Transferable[] = []) => self.postMessage(message, { transfer })
const onError = (error: unknown) => console.error(error)

const ready = loadProgram().then(async () => {
  keepSite()
  await Promise.all([loadSite(), resumeSession()])
  openWhereThere()
})

function openWhereThere(): boolean {
  open = fileExists(`${workFolder}/${configName}`) ? openSite(onError) : undefined
  // What others have published meanwhile; where it cannot be had, publishing says why.
  if (open?.pull && isSignedIn()) void open.pull().then(() => tell({ changed: '' }), onError)
  return open !== undefined
}

self.addEventListener('message', ({ data, ports }: MessageEvent<ToWorker>) => {
  const answered = 'page' in data ? answerPage(data.page, ports[0]) : answer(data)
  answered.catch((error: unknown) => {
    onError(error)
    if ('id' in data) tell({ id: data.id, status: 500, body: String(error) })
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
}

/** What the app asks of the site that is open, as of the server of `npm run edit`. */
async function answerEdit({
  name,
  search,
  sent,
  json,
}: Extract<ToWorker, { readonly name: string }>): Promise<Answered<unknown>> {
  const [, known = name, rest = ''] = /^([^/]*\/)(.*)$/.exec(name) ?? []
  const requests = open?.requests
  const answerTo = requests && Object.hasOwn(requests, known) ? requests[known as keyof typeof requests] : undefined
  if (!answerTo) return { status: 404, value: { refused: 'no-such-place' } }
  return answerTo({
    query: new URLSearchParams(search),
    name: decoded(rest),
    json: async () => (json === undefined ? undefined : parsed(json)),
    bytes: async (limit) => (sent && sent.byteLength <= limit ? Buffer.from(sent) : undefined),
  })
}

/** What is asked of the tab itself: where a site comes from, and goes to. */
async function answerTab(ask: TabRequest): Promise<Omit<Extract<FromWorker, { id: number }>, 'id' | 'status'>> {
  if (ask.do === 'look') return { body: JSON.stringify({ ...look(), trades: nameTrades(ask.language) }) }
  if (ask.do === 'sign-in') return { body: JSON.stringify({ refused: await signIn(ask), ...look() }) }
  if (ask.do === 'sign-out') {
    await signOut()
    return { body: JSON.stringify(look()) }
  }
  if (ask.do === 'open-repository') {
    const refused = await openRepository(ask)
    if (refused === 'has-kinds') return { body: JSON.stringify({ isOpen: false, hasKinds: true }) }
    return { body: JSON.stringify(refused ? { isOpen: false, refused } : { isOpen: openWhereThere() }) }
  }
  if (ask.do === 'save') return { file: { name: 'site.zip', bytes: zipFiles(siteFiles()) } }
  if (ask.do === 'close') {
    await replaceSite(new Map())
    await signOut()
    return { body: JSON.stringify({ isOpen: openWhereThere() }) }
  }
  const files =
    ask.do === 'unzip' ? unzipSite(new Uint8Array(ask.bytes)) : ask.do === 'take' ? taken(ask.files) : begun(ask)
  if (files && hasKinds(files)) return { body: JSON.stringify({ isOpen: false, hasKinds: true }) }
  if (files) await replaceSite(files)
  return { body: JSON.stringify({ isOpen: files !== undefined && openWhereThere() }) }
}

/** What is known of the site that is open. */
function look() {
  return { isOpen: open !== undefined, project: originStore.read()?.project, isSignedIn: isSignedIn() }
}

function taken(files: Extract<TabRequest, { do: 'take' }>['files']) {
  return findSite(new Map(files.map(([name, bytes]) => [name, new Uint8Array(bytes)])))
}

function begun({ site }: Extract<TabRequest, { do: 'begin' }>): Map<string, Uint8Array> {
  const { text, logo } = beginSite(site, '')
  return new Map([
    [configName, Buffer.from(text)],
    ['logo.svg', Buffer.from(logo)],
  ])
}

/** A page of the site, or a file that one shows, for its frame. */
async function answerPage(address: string, port: MessagePort | undefined): Promise<void> {
  await ready
  const [path = '', search = ''] = address.split('?')
  const content = await open?.site.file(decoded(path).slice(1))
  if (content !== undefined) return port?.postMessage({ status: 200, type: mediaType(path), content })
  const page = await open?.site.page(path, readSection(search))
  port?.postMessage({ status: page?.status ?? 503, type: 'text/html; charset=utf-8', content: page?.html ?? '' })
}
