import { brotliCompressSync, gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { chromiumFlags, ensureChromium } from '../browser/chromium.ts'
import { servicePage } from './service-page.ts'
import { serveFolder } from './static-server.ts'

/** The bytes of a kind of file. */
export interface Bytes {
  readonly requests: number
  readonly raw: number
  readonly gzip: number
  readonly brotli: number
}

/** What a browser requested to show a page that nobody touched. */
export interface FirstView {
  readonly generator: string
  readonly html: Bytes
  readonly css: Bytes
  readonly js: Bytes
  /** Content that a script fetched. */
  readonly data: Bytes
  /** What the page said on the console: a peer that fails to hydrate would show here. */
  readonly errors: readonly string[]
}

const kinds = { document: 'html', stylesheet: 'css', script: 'js', fetch: 'data', xhr: 'data' } as const
const none: Bytes = { requests: 0, raw: 0, gzip: 0, brotli: 0 }
const settleMs = 5000

/** Opens a page of a built site in Chromium, waits without touching it, and adds up what was requested. */
export async function firstView(generator: string, site: string, { port }: { port: number }): Promise<FirstView> {
  const server = await serveFolder(site, port)
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags })
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
    const totals: Record<'html' | 'css' | 'js' | 'data', Bytes> = { html: none, css: none, js: none, data: none }
    const errors: string[] = []
    const bodies: Promise<void>[] = []
    page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())))
    page.on('pageerror', (error) => void errors.push(error.message))
    page.on('response', (response) => {
      const kind = kinds[response.request().resourceType() as keyof typeof kinds]
      if (kind) bodies.push(response.body().then((body) => add(totals, kind, body)))
    })
    await page.goto(`http://127.0.0.1:${port}${servicePage}`)
    await page.waitForTimeout(settleMs)
    await Promise.all(bodies)
    return { generator, ...totals, errors }
  } finally {
    await browser.close()
    server.close()
    server.closeAllConnections()
  }
}

function add(totals: Record<string, Bytes>, kind: string, body: Buffer): void {
  const { requests, raw, gzip, brotli } = totals[kind] ?? none
  totals[kind] = {
    requests: requests + 1,
    raw: raw + body.byteLength,
    gzip: gzip + gzipSync(body, { level: 9 }).byteLength,
    brotli: brotli + brotliCompressSync(body).byteLength,
  }
}
