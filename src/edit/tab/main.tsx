import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Opening } from '../opening.tsx'
import { nameMenu } from '../publish/why-refused.ts'
import { replaceTransport } from '../state/transport.ts'
import { editorLanguage, loadWords, type SpokenWords, WordsContext } from '../words/use-words.ts'
import { framed } from './framed.ts'
import { keepLoadedFiles } from './kept-files.ts'
import type { KeptPage } from './kept-page.ts'
import { findKeptPage, hasKeptKey } from './kept-session.ts'
import { KeyScreen } from './key-screen.tsx'
import { isAsking } from './question-address.ts'
import { readHome, readRelease } from './read-home.ts'
import { waitForController } from './service-worker-answers.ts'
import { StartScreen } from './start-screen.tsx'
import { TabMenu } from './tab-menu.tsx'
import type { TabState } from './tab-protocol.ts'
import { loadTabWords } from './tab-words.ts'
import { showEditorStyles, showWelcomeStyles } from './welcome-styles.ts'
import type { TabWords } from './words/tab-en.ts'
import { WorkerClient } from './worker-client.ts'

const language = editorLanguage()
const release = readRelease()
document.documentElement.lang = language
const root = createRoot(document.getElementById('tab') as HTMLElement)
let words: TabWords
let spoken: SpokenWords | undefined
const show = (content: ReactNode) => root.render(<WordsContext value={spoken}>{content}</WordsContext>)

/** The address of a file of the app, which lies beside this page. */
const appFile = (name: string) => new URL(name === '' ? '.' : name, document.baseURI).pathname

interface Policy {
  createScriptURL(url: string): string
}

/** The two scripts that the page starts come from itself: Trusted Types require a policy that says so. */
const policy: Policy = (
  window as unknown as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }
).trustedTypes?.createPolicy('tab', { createScriptURL: (url) => url }) ?? { createScriptURL: (url) => url }

/** Has the addresses of the site answered. Resolves when they are. */
async function answerAddresses(client: WorkerClient): Promise<void> {
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', ({ data, ports: [port] }: MessageEvent<{ page: string }>) => {
    if (port) client.pass(data.page, port)
  })
  await serviceWorker.register(policy.createScriptURL(appFile('service-worker.js')), { scope: appFile('') })
  await waitForController(serviceWorker)
}

/** One tab at a time has the site: for as long as this one is open. */
function haveSite(): Promise<boolean> {
  return new Promise((done) => {
    void navigator.locks.request('site', { ifAvailable: true }, (lock) => {
      done(lock !== null)
      return lock === null ? undefined : new Promise(() => {})
    })
  })
}

const loadEditor = () => import('../open-editor.tsx')

/** How long the editor is open before its files are kept for the next visit, in milliseconds: they are no reason to wait for anything. */
const pauseMs = 3000

async function edit(client: WorkerClient): Promise<void> {
  show(<Opening text={words.opening} />)
  const [state, { openEditor }] = await Promise.all([look(client), loadEditor()])
  showMenu(client, state)
  await openEditor()
  // Where the browser keeps nothing, the next visit loads them again.
  setTimeout(() => void keepLoadedFiles().catch(() => {}), pauseMs)
}

/** Goes on with what the last visit has left, while the worker reads the site. */
async function goOn(client: WorkerClient, { tab, ...kept }: KeptPage): Promise<void> {
  const looking = look(client)
  // It is waited for below.
  looking.catch(() => {})
  client.beginWith(kept)
  const { openEditor } = await loadEditor()
  showMenu(client, tab)
  await openEditor()
  const state = await looking
  // The worker has forgotten what was kept: the next start has somebody sign in.
  if (!(state.isOpen && state.isSignedIn)) return window.location.reload()
  showMenu(client, state)
  client.announce('')
}

function showStart(client: WorkerClient, onOpen: () => void): void {
  const onNew = () => {
    history.pushState(null, '', '?question=name')
    askForSite(client, onOpen).catch(fail)
  }
  show(<StartScreen client={client} words={words} onNew={onNew} onOpen={onOpen} />)
}

/** Asks what a new site needs, with the styles of the welcome. */
async function askForSite(client: WorkerClient, onOpen: () => void): Promise<void> {
  show(<Opening text={words.opening} />)
  const [{ TabWelcome }] = await Promise.all([
    import('./tab-welcome.tsx'),
    showWelcomeStyles(),
    client.ask({ do: 'welcome' }),
  ])
  const leave = (then: () => void) => {
    history.replaceState(null, '', appFile(''))
    showEditorStyles()
    then()
  }
  show(
    <TabWelcome
      language={language}
      onMade={() => leave(onOpen)}
      onLeave={() => leave(() => showStart(client, onOpen))}
    />,
  )
}

function showMenu(client: WorkerClient, state: TabState): void {
  const menu = state.home ? words.filesOfHome : words.files
  nameMenu(menu)
  show(<TabMenu client={client} words={words} state={state} language={language} menu={menu} />)
}

async function look(client: WorkerClient): Promise<TabState> {
  return (await (await client.ask({ do: 'look', language, release })).json()) as TabState
}

async function start(): Promise<void> {
  const loading = Promise.all([loadTabWords(language), loadWords(language)])
  // It is waited for below; until then, a failure has nobody who hears it.
  loading.catch(() => {})
  // Where a host sends no headers, nothing else keeps another site from laying something over it.
  const isFramed = window.top !== window.self
  const isSupported = 'serviceWorker' in navigator && 'storage' in navigator && 'locks' in navigator
  const isFree = !isFramed && isSupported && (await haveSite())
  const keeping = isFree && release !== undefined ? findKeptPage({ release, language }).catch(() => {}) : undefined
  void keeping?.then((found) => (found ? loadEditor() : undefined)).catch(() => {})
  // It is the largest part: it comes while all else does.
  const client = isFree
    ? new WorkerClient(new Worker(policy.createScriptURL(appFile('worker.js')), { type: 'module', name: language }))
    : undefined
  // The worker asks for it as soon as it can: from what the browser has kept.
  if (client) void fetch(appFile('programs/program.json')).catch(() => {})
  ;[words, spoken] = await loading
  if (!client) {
    const reason = isSupported ? words.elsewhere : words.unsupported
    return show(<p className="message">{isFramed ? words.inFrame : reason}</p>)
  }
  show(<Opening text={words.opening} />)
  // Without being asked for it, a browser may remove what it keeps when space is short.
  void navigator.storage.persist()
  const isAnswering = answerAddresses(client)
  replaceTransport((address, init) => client.fetch(address, init), appFile(framed))
  const onOpen = () => void isAnswering.then(() => edit(client)).catch(fail)
  const signIn = (home: NonNullable<TabState['home']>) => {
    show(<KeyScreen client={client} words={words} home={home} onOpen={onOpen} />)
    // It comes while somebody types.
    void loadEditor().catch(() => {})
  }
  const kept = await keeping
  if (kept) {
    await isAnswering
    return goOn(client, kept)
  }
  // Somebody can sign in while the worker is still loaded.
  const [own, isKept] = await Promise.all([readHome(), hasKeptKey().catch(() => true)])
  if (own && !isKept) signIn(own)
  else if (own) void loadEditor().catch(() => {})
  await isAnswering
  if (own && !isKept) return
  const { isOpen, home, isSignedIn } = await look(client)
  if (home && !(isOpen && isSignedIn)) return signIn(home)
  if (isOpen) return edit(client)
  if (isAsking()) await askForSite(client, onOpen)
  else showStart(client, onOpen)
}

function fail(error: unknown): void {
  // The words may be what could not be loaded.
  show(<p className="message">{(words as TabWords | undefined)?.unsupported ?? String(error)}</p>)
  throw error
}

start().catch(fail)
