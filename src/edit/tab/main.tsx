import { createRoot } from 'react-dom/client'
import { replaceTransport } from '../state/transport.ts'
import { editorLanguage } from '../words/use-words.ts'
import { framed } from './framed.ts'
import { KeyScreen } from './key-screen.tsx'
import { waitForController } from './service-worker-answers.ts'
import { StartScreen } from './start-screen.tsx'
import { TabMenu } from './tab-menu.tsx'
import type { TabState } from './tab-protocol.ts'
import { tabWords } from './tab-words.ts'
import { WorkerClient } from './worker-client.ts'

const language = editorLanguage()
const words = tabWords(language)
document.documentElement.lang = language
const root = createRoot(document.getElementById('tab') as HTMLElement)

/** The address of a file of the app, which lies beside this page. */
const appFile = (name: string) => new URL(name === '' ? '.' : name, document.baseURI).pathname

interface Policy {
  createScriptURL(url: string): string
}

/** The addresses of the two scripts that the page starts are its own: Trusted Types want to be told. */
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

async function edit(client: WorkerClient): Promise<void> {
  const state = await look(client)
  root.render(<TabMenu {...{ client, words, state, language }} />)
  await import('../main.tsx')
}

async function look(client: WorkerClient): Promise<TabState> {
  return (await (await client.ask({ do: 'look', language })).json()) as TabState
}

async function start(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('storage' in navigator) || !('locks' in navigator))
    return root.render(<p className="message">{words.unsupported}</p>)
  root.render(<p className="message">{words.opening}</p>)
  if (!(await haveSite())) return root.render(<p className="message">{words.elsewhere}</p>)
  // Without being asked for it, a browser may remove what it keeps when space is short.
  void navigator.storage.persist()
  const client = new WorkerClient(new Worker(policy.createScriptURL(appFile('worker.js')), { type: 'module' }))
  await answerAddresses(client)
  replaceTransport((address, init) => client.fetch(address, init), appFile(framed))
  const { isOpen, trades, home, isSignedIn } = await look(client)
  const onOpen = () => void edit(client)
  if (home && !(isOpen && isSignedIn)) return root.render(<KeyScreen {...{ client, words, home, onOpen }} />)
  if (isOpen) return edit(client)
  root.render(<StartScreen {...{ client, trades, words, language, onOpen }} />)
}

start().catch((error: unknown) => {
  root.render(<p className="message">{words.unsupported}</p>)
  throw error
})
