import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, test as base, chromium, expect, type Page } from '@playwright/test'
import { preview } from '../../../generator/serve/preview/preview.ts'
import type { Handler } from '../../../generator/serve/preview/serve-site.ts'
import { netlifyForms } from '../../receivers/form-services.ts'
import { MailProviders } from '../../receivers/mail-providers.ts'
import { writeReceiversSite } from '../../receivers/receivers-site.ts'
import { ServiceServer } from '../../receivers/service-server.ts'
import { inFolder, run, temporaryFolder } from '../../site/command.ts'
import { ensureTestBrowser, testFlags } from '../chromium.ts'

/** What goes wrong between the site and its own function. */
export type Detour = 'close' | 'close after' | 'silence' | 'silence after' | undefined

interface WorkerFixtures {
  /** The services, which the browser finds under their own names. */
  readonly services: ServiceServer
  /** A site with a form for each receiver, as Netlify would serve it. */
  readonly receiversSite: {
    readonly address: string
    /** The folder in which it was built. */
    readonly out: string
    readonly mails: MailProviders
    detour: () => Detour
    /** Lets the requests go that were never answered. */
    release(): void
  }
}

/** A test of the forms of a site with every kind of receiver. */
export const test = base.extend<object, WorkerFixtures>({
  services: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs.
    async ({}, use) => {
      const services = new ServiceServer()
      await use(services)
      await services.stop()
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ services }, use) => {
      const rules = await services.start()
      // Said to the whole browser: what a page alone is told may come after its first connection.
      const args = [...testFlags, `--host-resolver-rules=${rules}`, '--ignore-certificate-errors']
      const browser: Browser = await chromium.launch({ executablePath: ensureTestBrowser(), args })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  receiversSite: [
    async ({ services }, use) => {
      const folder = await temporaryFolder()
      const config = await writeReceiversSite(folder.path)
      const [out, to] = [join(folder.path, 'site'), join(folder.path, 'netlify')]
      for (const args of [
        ['build', '--config', config, ...inFolder(folder.path)],
        ['export', '--host', 'netlify', '--out', out, '--to', to],
      ]) {
        const { exitCode, output } = await run(args)
        if (exitCode !== 0) throw new Error(output)
      }
      const mails = new MailProviders()
      const waiting = new Set<ServerResponse>()
      const release = () => {
        for (const response of waiting) response.destroy()
        waiting.clear()
      }
      const site = { address: '', out, mails, release, detour: (): Detour => undefined }
      const answered = await functionIn(to, { mails, services, waiting, detour: () => site.detour() })
      const netlify = netlifyForms(await documentsIn(to))
      const forms: Handler = async (request, response) => {
        if (request.method !== 'POST') return false
        await services.serve(netlify, request, response)
        return true
      }
      const { address, close } = await preview({
        out,
        port: 0,
        handlers: () => [freshConnections, answered, forms],
        print: console.error,
      })
      // The function tells the log of its host what goes wrong.
      const { error } = console
      console.error = () => {}
      await use(Object.assign(site, { address }))
      console.error = error
      await close()
      await folder.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

test.use({ ignoreHTTPSErrors: true })

/** Chromium itself repeats a request that goes down a used connection and gets no answer. */
const freshConnections: Handler = async (_request, response) => {
  response.setHeader('connection', 'close')
  return false
}

interface FunctionSurroundings {
  readonly mails: MailProviders
  readonly services: ServiceServer
  readonly waiting: Set<ServerResponse>
  readonly detour: () => Detour
}

/** Runs the function of an export as its host does. Where it asks a provider, a stand-in answers. */
async function functionIn(
  folder: string,
  { mails, services, waiting, detour }: FunctionSurroundings,
): Promise<Handler> {
  const { default: answer } = await import(pathToFileURL(join(folder, 'netlify/functions/lead.mjs')).href)
  const secret = 'secret of the service'
  Object.assign(process.env, mails.environment, { TURNSTILE_SECRET_KEY: secret, HCAPTCHA_SECRET: secret })
  process.env.ALTCHA_HMAC_KEY = 'key of the site'
  const { fetch } = globalThis
  globalThis.fetch = async (address, init = {}) =>
    services.ask(String(address), init) ??
    (/^https:\/\/api\./.test(String(address)) ? mails.fetch(String(address), init) : fetch(address, init))
  return async (request, response) => {
    if (!request.url?.startsWith('/api/lead/')) return false
    const way = detour()
    const { status, headers, body } = await answered(request, way === 'close' || way === 'silence' ? undefined : answer)
    if (way?.startsWith('silence')) waiting.add(response)
    else if (way) response.destroy()
    else response.writeHead(status, Object.fromEntries(headers)).end(body)
    return true
  }
}

let visitors = 0

async function answered(
  request: IncomingMessage,
  answer: ((request: Request) => Promise<Response>) | undefined,
): Promise<{ status: number; headers: Headers; body: string }> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as [string, string])
  // As the host says it: each lead of these tests comes from another visitor.
  headers.push(['x-nf-client-connection-ip', `192.0.2.${++visitors}`])
  const init = { method: request.method ?? 'GET', headers, ...(chunks.length > 0 && { body: Buffer.concat(chunks) }) }
  const response = await answer?.(new Request(`http://${request.headers.host}${request.url}`, init))
  return {
    status: response?.status ?? 0,
    headers: response?.headers ?? new Headers(),
    body: (await response?.text()) ?? '',
  }
}

async function documentsIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'))
  return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
}

/** Fills in the form of the page in one call. */
export async function fillIn(page: Page, name: string): Promise<void> {
  const values = { Name: name, 'E-Mail': 'ana@example.org', Nachricht: 'Ein Tisch.\nAus Eiche.' }
  await page.locator('form.contact-form').evaluate((form: HTMLFormElement, typed) => {
    for (const [label, value] of Object.entries(typed)) {
      const row = [...form.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))
      const control = row?.control as HTMLInputElement
      // React hides this setter behind its own, which keeps a change from it.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, values)
}

/** Opens the page of a form, and waits for the app. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('form.contact-form')).toHaveJSProperty('ready', true)
}
