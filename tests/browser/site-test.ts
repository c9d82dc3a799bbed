import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base, type Page } from '@playwright/test'
import type { Hosting } from '../../generator/output/hosting/hosting.ts'
import { hostingFile } from '../../generator/output/hosting/write-hosting.ts'
import { type Preview, preview } from '../../generator/serve/preview/preview.ts'
import { serveSite } from '../../generator/serve/preview/serve-site.ts'
import { builtAnyhow, builtOnce } from '../site/built-once.ts'
import { readRoutes } from '../site/read-routes.ts'
import { type SiteName, siteTexts } from '../site/site-texts.ts'
import { ScriptedReceiver } from './contact/scripted-receiver.ts'
import { type PageRoute, withKinds } from './page-kinds.ts'

/** A site that is served as `npm run preview` does it. */
export interface ServedSite {
  /** Its address, without a slash at the end. */
  readonly address: string
  readonly routes: readonly PageRoute[]
}

interface WorkerFixtures {
  /** Serves a site, which is built when it is asked for the first time. Nothing receives its leads. */
  readonly serve: (name: SiteName) => Promise<ServedSite>
}

interface Fixtures {
  /** The receiver behind the webhook of `site`. */
  readonly receiver: ScriptedReceiver
  /** The address of the shipped site, with its receiver, on a host that redirects, as `npm run preview` serves it. */
  readonly site: string
  /** The address of the shipped site on a host that knows files and a 404 page only. */
  readonly plainHost: string
}

/** A test on the shipped site, or on any of the others. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs.
  receiver: async ({}, use) => {
    const receiver = new ScriptedReceiver('/webhook/contato')
    await use(receiver)
    receiver.release()
  },
  site: async ({ receiver }, use) => {
    const out = await builtOnce('shipped')
    const { address, close } = await preview({ out, port: 0, handlers: () => [receiver.handle], print: console.error })
    await use(address)
    await close()
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs.
  plainHost: async ({}, use) => {
    const out = await builtOnce('shipped')
    const hosting = JSON.parse(await readFile(hostingFile(out), 'utf8')) as Hosting
    const notFound = hosting.notFound.filter(({ prefix }) => prefix === '/')
    const serve = serveSite(out, { ...hosting, redirects: [], notFound })
    const server = createServer((request, response) => void serve(request, response))
    await new Promise<void>((resolve) => server.listen(0, resolve))
    await use(`http://localhost:${(server.address() as AddressInfo).port}`)
    server.closeAllConnections()
    server.close()
  },
  serve: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs.
    async ({}, use) => {
      const served = new Map<SiteName, ReturnType<typeof servedSite>>()
      await use((name) => {
        const site = served.get(name) ?? servedSite(name)
        served.set(name, site)
        return site
      })
      for (const site of served.values()) await (await site).close()
    },
    { scope: 'worker' },
  ],
})

async function servedSite(name: SiteName): Promise<ServedSite & Pick<Preview, 'close'>> {
  const out = await builtAnyhow(name)
  const { address, close } = await preview({ out, port: 0, handlers: () => [], print: console.error })
  return { address, routes: withKinds(await readRoutes(out), (await siteTexts[name]()).text), close }
}

/** Shows an intent that changes nothing, and waits until the app has taken over, its effects included. */
export async function startApp(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => {
    // React takes over a page in slices: it has finished when its root says so.
    const entries = Object.entries(document.getElementById('root') ?? {})
    const fibre = entries.find(([key]) => key.startsWith('__reactContainer'))?.[1]
    return fibre?.stateNode.current.memoizedState.isDehydrated === false
  })
  await page.evaluate(() => new Promise((settled) => requestAnimationFrame(() => setTimeout(settled))))
}

/** Makes every use of the browser's storage throw, as blocked cookies do. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Storage is blocked', 'SecurityError')
        },
      })
    }
  })
}
