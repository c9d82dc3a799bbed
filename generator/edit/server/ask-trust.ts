import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { relative } from 'node:path'
import { kindsFolder, readKindFiles } from '../../kinds/kind-files.ts'
import { xmlText } from '../../lib/xml-text.ts'
import { listen } from '../../serve/preview/listen.ts'
import { readBody } from '../../serve/preview/request.ts'
import { type TrustWords, trustWords } from './trust-words.ts'

/** A question that is served at the address of the editor. */
export interface TrustQuestion {
  readonly address: string
  /** Resolves once somebody has said yes; the answer has to be sent on to the editor, which takes over the address. */
  readonly answered: Promise<(address: string) => void>
}

/** Asks, at the address of the editor, whether the code of a site's own kinds may run. Until somebody says yes, none of it does. */
export async function askTrust({
  file,
  port,
}: {
  readonly file: string
  readonly port: number
}): Promise<TrustQuestion> {
  const token = randomBytes(16).toString('hex')
  let answer: (send: (address: string) => void) => void
  const answered = new Promise<(address: string) => void>((done) => {
    answer = done
  })
  let own = ''
  const http = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy())
  })

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A page elsewhere cannot ask in the name of this one: it knows neither the name of the host nor the token.
    if (`http://${request.headers.host}/` !== own && !isLocal(request.headers.host))
      return void response.writeHead(403).end()
    const words = chooseWords(request.headers['accept-language'])
    if (request.method !== 'POST') return page(response, questionPage(words, { file, token }))
    const given = new URLSearchParams(String(await readBody(request, 1000)))
    if (given.get('token') !== token) return void response.writeHead(403).end()
    if (given.get('answer') !== 'yes') return page(response, notePage(words.refused))
    http.close()
    answer((address) => response.writeHead(303, { location: address, connection: 'close' }).end())
  }

  own = await listen(http, { port })
  return { address: own, answered }
}

function isLocal(host = ''): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host)
}

function page(response: ServerResponse, html: string): void {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
  response.end(html)
}

/** The words in the first language of the browser that there are words in. */
function chooseWords(accepted = ''): { readonly tag: string; readonly words: TrustWords; readonly refused: Page } {
  const asked = accepted.split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase())
  const tag = asked.find((language) => Object.hasOwn(trustWords, language)) ?? 'en'
  const words = trustWords[tag as keyof typeof trustWords]
  return { tag, words, refused: { tag, title: words.title, body: `<p>${words.refused}</p>` } }
}

interface Page {
  readonly tag: string
  readonly title: string
  readonly body: string
}

function questionPage(
  { tag, words }: ReturnType<typeof chooseWords>,
  { file, token }: { readonly file: string; readonly token: string },
): string {
  const folder = kindsFolder(file)
  const names = readKindFiles(file).flatMap(({ name, files }) => [...files.keys()].map((each) => `${name}/${each}`))
  const list = names.map((name) => `<li>${xmlText(name)}</li>`).join('')
  const button = (answer: string, label: string) => `<button name="answer" value="${answer}">${label}</button>`
  const body = `<p>${words.what}</p>
<p><code>${xmlText(relative(process.cwd(), folder) || folder)}</code></p>
<details><summary>${words.files} (${names.length})</summary><ul>${list}</ul></details>
<p>${words.question}</p>
<form method="post"><input type="hidden" name="token" value="${token}">${button('yes', words.yes)} ${button('no', words.no)}</form>`
  return notePage({ tag, title: words.title, body })
}

function notePage({ tag, title, body }: Page): string {
  return `<!doctype html><html lang="${tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>
body { max-width: 38rem; margin: 12vh auto; padding: 0 1.25rem; font: 1.0625rem/1.55 system-ui, sans-serif; color: #1d1d1f; background: #fff }
code, li { font-family: ui-monospace, monospace; font-size: .875rem }
button { min-height: 2.75rem; margin: .5rem .5rem 0 0; padding: 0 1.25rem; font: inherit; border: 1px solid #6b6b70; border-radius: .375rem; background: #fff; color: inherit; cursor: pointer }
button[value=yes] { background: #1d1d1f; border-color: #1d1d1f; color: #fff }
@media (prefers-color-scheme: dark) { body { background: #161618; color: #ededf0 } button { background: #161618 } button[value=yes] { background: #ededf0; color: #161618 } }
</style><main><h1>${title}</h1>${body}</main></html>`
}
