import { framed } from './framed.ts'
import { findKeptFile, isUnchanging } from './kept-files.ts'

// Answers the addresses of the site in the tab of the editor, whose worker makes its pages: the frame shows them as a server would. What the browser
// has kept of the editor itself comes from there.

interface FetchEvent extends Event {
  readonly request: Request
  readonly clientId: string
  respondWith(answer: Promise<Response>): void
}

interface Scope extends EventTarget {
  skipWaiting(): Promise<void>
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<
      readonly {
        readonly id: string
        readonly frameType: string
        readonly url: string
        postMessage(message: unknown, transfer: Transferable[]): void
      }[]
    >
  }
}

const scope = self as unknown as Scope

/** Where the app itself lies. */
const appFolder = new URL('.', location.href).pathname

/** Below it, the pages that its frame shows: no page of a visitor is answered from here. */
const frameFolder = `${appFolder}${framed}`

/** What the pages in the frame may do: show themselves. */
const pagePolicy =
  "script-src 'none'; connect-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; object-src 'none'"

/** How long the worker may take for a page: a large site, on a slow phone. */
const patienceMs = 60_000

scope.addEventListener('install', () => void scope.skipWaiting())
// By itself when it begins, and for a page that asks for it: none that came past it is answered otherwise.
for (const name of ['activate', 'message'])
  scope.addEventListener(name, (event) =>
    (event as unknown as { waitUntil(done: Promise<void>): void }).waitUntil(scope.clients.claim()),
  )

scope.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchEvent
  const { origin, pathname, search } = new URL(request.url)
  const isPage = request.mode === 'navigate' && request.destination === 'document'
  const isFramed = pathname.startsWith(frameFolder)
  if (origin !== location.origin || isPage) return
  if (pathname.startsWith(appFolder) && !isFramed) {
    if (isUnchanging(pathname)) respondWith.call(event, answerKept(request))
    return
  }
  respondWith.call(event, answer((isFramed ? `/${pathname.slice(frameFolder.length)}` : pathname) + search))
})

async function answerKept(request: Request): Promise<Response> {
  return (await findKeptFile(request).catch(() => undefined)) ?? fetch(request)
}

interface Made {
  readonly status: number
  readonly type: string
  readonly content: string | Uint8Array
}

async function answer(page: string): Promise<Response> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const app = windows.filter(
    ({ frameType, url }) => frameType === 'top-level' && new URL(url).pathname.startsWith(appFolder),
  )
  const made = await new Promise<Made>((done) => {
    // The tab that has the site answers first; one that only shows that it is open elsewhere does not.
    for (const window of app) {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }: MessageEvent<Made>) => done(data)
      window.postMessage({ page }, [port2])
    }
    setTimeout(() => done({ status: 503, type: 'text/plain', content: '' }), patienceMs)
  })
  return new Response(made.content as BodyInit, {
    status: made.status,
    headers: {
      'content-type': made.type,
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
  })
}
