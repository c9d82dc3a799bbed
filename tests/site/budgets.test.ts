import { readdir, readFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { preview } from '../../generator/serve/preview/preview.ts'
import type { BootBlock } from '../../src/boot-block.ts'
import { builtOnce } from './built-once.ts'

const kilobyte = 1000
const contentScripts = 100 * kilobyte
/** With the views of the sections of which a page is composed, what hides events that are over, and what says whether a place is open now. */
const composedScripts = 106.8 * kilobyte
/** With buttons, ratings and steps, and what asks a service whether a person writes. */
const formScripts = 26.8 * kilobyte
const bootScript = 1024
const fonts = 32 * kilobyte

interface Page {
  readonly path: string
  readonly html: string
}

let site: string
let pages: Page[]

beforeAll(async () => {
  site = await builtOnce('shipped')
  const paths = await htmlFiles(site)
  pages = await Promise.all(paths.map(async (path) => ({ path, html: await readFile(join(site, path), 'utf8') })))
})

async function htmlFiles(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.html')).sort()
}

/** The pages of the site on which the app can start. What answers an address that is not there has a script of its own. */
function startedPages(): Page[] {
  const started = pages.filter(({ html }) => bootBlockOf(html) && !html.includes('id="not-found"'))
  expect(started.length).toBeGreaterThan(10)
  return started
}

/** What the answer to a browser that asks for a page may weigh, its header fields included: ten packets of a connection that begins. */
const firstAnswer = 14_600

describe('before a visitor shows an intent', () => {
  test.each(['shipped', 'second', 'third', 'fourth'] as const)(
    'each page of the %s site, with the header fields before it, fits into the first round trip',
    async (name) => {
      const heavy = (await answersOf(await builtOnce(name))).filter(
        ({ status, fields, body }) =>
          (status !== 200 && status !== 404) || fields < 600 || body < 2000 || fields + body > firstAnswer,
      )
      expect(heavy).toEqual([])
    },
    // It may have to build the site first.
    180_000,
  )

  test('nothing is requested beside it but the typefaces and the picture of its opening', () => {
    // The others, the root and where nothing is found, are for going on at once.
    for (const { path, html } of startedPages()) {
      expect({ path, requests: eagerRequests(html) }).toEqual({ path, requests: [] })
    }
  })

  test('the script that starts the app is small', () => {
    const started = startedPages()
    const scripts = started.flatMap(({ html }) =>
      [...html.matchAll(/<script type="module" async>(.*?)<\/script>/gs)].map(([, script = '']) => script),
    )
    // Beside it, a page with the hours of a place has the script that says whether it is open now.
    const hours = scripts.filter((script) => script.includes('data-hours'))
    expect(hours).toHaveLength(started.filter(({ html }) => html.includes(' data-hours=')).length)
    expect(scripts).toHaveLength(started.length + hours.length)
    for (const script of hours) expect(Buffer.byteLength(script)).toBeLessThanOrEqual(1280)
    for (const script of new Set(scripts.filter((script) => !hours.includes(script))))
      expect(Buffer.byteLength(script)).toBeLessThanOrEqual(bootScript)
  })

  test('the fonts are small, and preloaded once', async () => {
    const preloads = pages.map(({ html }) =>
      [...html.matchAll(/<link rel="preload" href="\/([^"]+)" as="font"/g)].map(([, path = '']) => path),
    )
    const files = new Set(preloads.flat())
    expect(files.size).toBe(2)
    for (const paths of preloads) expect(paths).toEqual(paths.length === 0 ? [] : [...files])
    const sizes = await Promise.all([...files].map(async (path) => (await readFile(join(site, path))).byteLength))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(fonts)
  })
})

test.each(['shipped', 'third'] as const)(
  'after an intent, a page of the %s site loads no more script than it needs',
  async (name) => {
    const out = await builtOnce(name)
    const kinds = new Map<string, BootBlock>()
    for (const path of await htmlFiles(out)) {
      const boot = bootBlockOf(await readFile(join(out, path), 'utf8'))
      if (boot) kinds.set([boot.route.template, ...(boot.route.parts ?? [])].join(' '), boot)
    }
    expect(kinds.size).toBeGreaterThan(3)
    for (const [kind, { app, route }] of kinds) {
      const { template, parts = [] } = route
      const chunks = [...(template === 'page' ? [] : [`${template}-page`]), ...parts.map((part) => `${part}-views`)]
      const bytes = await scriptBytes(out, [app, ...(await chunksOf(out, chunks))])
      const hasForm = parts.includes('form')
      const budget = (parts.length > 0 ? composedScripts : contentScripts) + (hasForm ? formScripts : 0)
      expect(bytes, `${kind}: ${bytes} bytes of ${budget}`).toBeLessThanOrEqual(budget)
    }
  },
)

test('the app is one file: nothing is asked for only after it has come', async () => {
  const entries = new Set(pages.flatMap(({ html }) => bootBlockOf(html)?.app ?? []))
  expect(entries.size).toBe(1)
  for (const entry of entries) expect(importsOf(await readFile(join(site, entry), 'utf8'))).toEqual([])
})

test('a template, or a part of the sections, names at once all that it is made of', async () => {
  const names = (await readdir(join(site, 'assets'))).filter((name) => name.endsWith('.js'))
  const imports = new Map<string, readonly string[]>()
  for (const name of names) imports.set(name, importsOf(await readFile(join(site, 'assets', name), 'utf8')))
  const templates = names.filter((name) => /^\w+-(page|views)-/.test(name))
  expect(templates.length).toBeGreaterThan(3)
  for (const template of templates) {
    const named = imports.get(template) ?? []
    const late = named.flatMap((name) => imports.get(name) ?? []).filter((name) => !named.includes(name))
    expect({ template, late }).toEqual({ template, late: [] })
  }
})

/** The address of a page's file: that of a home page ends with a slash, no other does. */
function addressOf(file: string): string {
  const folder = `/${file.replace(/index\.html$/, '')}`
  return folder.split('/').length > 3 ? folder.slice(0, -1) : folder
}

/** What is sent for each page of a site: its status, and the bytes of its header fields and of its body, compressed as far as hosts can. */
async function answersOf(out: string) {
  const server = await preview({ out, port: 0, handlers: () => [], print: console.error })
  try {
    return await Promise.all(
      (await htmlFiles(out)).map(async (path) => {
        // Hosts that send files from their disk have them compressed as far as it goes; the preview does it while it is asked.
        const body = brotliCompressSync(await readFile(join(out, path))).length
        return { path, ...(await fieldsOf(server.address, addressOf(path))), body }
      }),
    )
  } finally {
    await server.close()
  }
}

/** The status of an answer, and the bytes of its header fields as they are sent. */
function fieldsOf(address: string, path: string): Promise<{ status: number | undefined; fields: number }> {
  return new Promise((resolve, reject) => {
    get(`${address}${path}`, { headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume()
      const lines = response.rawHeaders.map((text, index) => text + (index % 2 === 0 ? ': ' : '\r\n'))
      resolve({ status: response.statusCode, fields: Buffer.byteLength(lines.join('')) })
    }).on('error', reject)
  })
}

/**
 * What the browser would fetch by itself before it shows a page, beside the typefaces. Images that may wait are left out, and what stands
 * in a template.
 */
function eagerRequests(html: string): string[] {
  const read = html.replaceAll(/<(template|noscript)>.*?<\/\1>/gs, '')
  const scripts = read.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? []
  const images = read.match(/<img\b[^>]*>/g) ?? []
  const links = read.match(/<link\b[^>]*>/g) ?? []
  return [
    ...scripts,
    ...images.filter((image) => !/loading="lazy"|class="photo (?:hero-photo|opening-ground)[ "]/.test(image)),
    ...links.filter(
      (link) =>
        // The picture of an opening, which React asks for before it comes to it.
        !link.includes('fetchPriority="high"') &&
        (/rel="(?:stylesheet|modulepreload|prefetch|manifest)"|as="(?:script|style|fetch|image)"/.test(link) ||
          /rel="icon" href="(?!data:)/.test(link)),
    ),
    // An image in a style takes its share of the line in Lighthouse's model, even one that stands there.
    ...(read.match(/<style>.*?<\/style>/s)?.[0].match(/url\("?data:[^)]*\)/g) ?? []),
  ]
}

function bootBlockOf(html: string): BootBlock | undefined {
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1]
  const boot = json === undefined ? undefined : JSON.parse(json)
  return boot?.route ? boot : undefined
}

async function chunksOf(out: string, names: readonly string[]): Promise<string[]> {
  const files = await readdir(join(out, 'assets'))
  return names.map((name) => {
    const file = files.find((candidate) => candidate.startsWith(`${name}-`) && candidate.endsWith('.js'))
    if (!file) throw new Error(`There is no chunk ${name}`)
    return `/assets/${file}`
  })
}

/** The compressed size of modules with all that they import at once. */
async function scriptBytes(out: string, entries: readonly string[]): Promise<number> {
  const sizes = new Map<string, number>()
  const visit = async (path: string): Promise<void> => {
    if (sizes.has(path)) return
    sizes.set(path, 0)
    const source = await readFile(join(out, path), 'utf8')
    sizes.set(path, gzipSync(source, { level: 9 }).byteLength)
    for (const name of importsOf(source)) await visit(`/assets/${name}`)
  }
  for (const entry of entries) await visit(entry)
  return [...sizes.values()].reduce((sum, size) => sum + size, 0)
}

/** The modules that a module cannot do without. */
function importsOf(source: string): string[] {
  return Array.from(source.matchAll(/\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g), ([, name = '']) => name)
}
