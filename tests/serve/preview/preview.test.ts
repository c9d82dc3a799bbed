import { mkdir, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Hosting } from '../../../generator/output/hosting/hosting.ts'
import { hostingFile } from '../../../generator/output/hosting/write-hosting.ts'
import { createLeadReceiver } from '../../../generator/serve/preview/lead-receiver.ts'
import { type Preview, preview } from '../../../generator/serve/preview/preview.ts'
import type { Handler } from '../../../generator/serve/preview/serve-site.ts'
import { temporaryFolder } from '../../site/command.ts'

const hosting: Hosting = {
  origin: 'https://example.com:8443',
  host: 'example.com:8443',
  folder: '',
  redirects: [],
  notFound: [{ prefix: '/', file: '404.html' }],
  headers: [],
  homes: ['/pt/'],
  receivers: [
    { form: 'contact', to: 'webhook', address: '/webhook', conversionType: 'form', required: [], formActions: [] },
  ],
  pages: [],
}

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let running: Preview
let printed: string[]

beforeEach(async () => {
  folder = await temporaryFolder()
  printed = []
  const out = join(folder.path, 'site')
  await mkdir(join(out, 'pt'), { recursive: true })
  await writeFile(join(out, '404.html'), 'nowhere')
  await writeFile(join(out, 'pt/index.html'), 'home')
  await mkdir(join(hostingFile(out), '..'))
  await writeFile(hostingFile(out), JSON.stringify(hosting))
})
afterEach(async () => {
  await running.close()
  await folder.remove()
})

async function start(...handlers: Handler[]): Promise<void> {
  const print = (line: string) => void printed.push(line)
  running = await preview({ out: join(folder.path, 'site'), port: 0, handlers: () => handlers, print })
}

/** Asks for an address as it is written: `fetch` would put it right. */
function ask(path: string, headers = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ port: new URL(running.address).port, path, headers }, (response) => {
      let body = ''
      response.on('data', (chunk) => (body += chunk))
      response.on('end', () => resolve(`${response.statusCode} ${body}`))
    })
    asked.once('error', reject).end()
  })
}

test.each(['/%ff/', '/pt.example/', '/nothing'])('has a 404 page for %s', async (path) => {
  await start(createLeadReceiver({ store: { keep: async () => 'new' }, print: () => {} })(hosting))
  expect(await ask(path)).toBe('404 nowhere')
  expect(printed).toEqual([])
})

test.each(['/%E0%A4%A', '/pt/%E0%A4%A', '/pt/%', '/%00/', '/pt/%0d%0aset-cookie:x=1'])(
  'answers %s, which no link is, with the page that leads home',
  async (path) => {
    await start()
    expect(await ask(path)).toBe('400 nowhere')
    expect(printed).toEqual([])
  },
)

test('answers to no name of another site, whatever is asked for, and to that of its own', async () => {
  await start(createLeadReceiver({ store: { keep: async () => 'new' }, print: () => {} })(hosting))
  for (const path of ['/pt/', '/nothing', '/webhook'])
    expect(await ask(path, { host: 'evil.test' })).toMatch(/^421 This server does not answer to that name/)
  for (const host of ['example.com', 'localhost:4173', '10.0.0.1']) expect(await ask('/pt/', { host })).toBe('200 home')
})

test('tells a mistake of its own to whoever runs it, with the stack', async () => {
  await start(() => Promise.reject(new Error('our mistake')))
  expect(await ask('/pt/')).toBe('500 ')
  expect(printed).toEqual([expect.stringMatching(/Error: our mistake\n +at /)])
})

test('serves what a build has put in its place, with its headers', async () => {
  await start()
  expect(await ask('/pt/')).toBe('200 home')
  const out = join(folder.path, 'site')
  await writeFile(join(out, 'pt/index.html'), 'the new home')
  const moved = { from: '/old', to: '/pt/', status: 301, below: false }
  await writeFile(hostingFile(out), JSON.stringify({ ...hosting, redirects: [moved] }))
  expect(await ask('/pt/')).toBe('200 the new home')
  expect(await ask('/old')).toBe('301 ')
})

test('shows the page of the language in which nothing is found, and of the site elsewhere', async () => {
  const out = join(folder.path, 'site')
  await writeFile(join(out, 'pt/404.html'), 'nada')
  const notFound = [...hosting.notFound, { prefix: '/pt/', file: 'pt/404.html' }]
  await writeFile(hostingFile(out), JSON.stringify({ ...hosting, notFound }))
  await start()
  expect(await ask('/pt/nothing')).toBe('404 nada')
  expect(await ask('/nothing')).toBe('404 nowhere')
  expect(await ask('/ptx')).toBe('404 nowhere')
})

test.each([
  ['/old', '/pt/'],
  ['/old?', '/pt/'],
  ['/old?a=1&b=%20', '/pt/?a=1&b=%20'],
  ['/old?page=3', '/pt/three'],
  ['/old?x&page=3', '/pt/three'],
])('leads from %s to %s', async (path, to) => {
  const moved = { from: '/old', to: '/pt/', status: 301, below: false }
  const asked = { ...moved, query: 'page=3', to: '/pt/three' }
  await writeFile(hostingFile(join(folder.path, 'site')), JSON.stringify({ ...hosting, redirects: [moved, asked] }))
  await start()
  const { status, location } = await new Promise<{ status: unknown; location: unknown }>((resolve, reject) => {
    request({ port: new URL(running.address).port, path }, ({ statusCode, headers }) =>
      resolve({ status: statusCode, location: headers.location }),
    )
      .once('error', reject)
      .end()
  })
  expect({ status, location }).toEqual({ status: 301, location: to })
})

test('goes on serving while a build writes', async () => {
  await start()
  const file = hostingFile(join(folder.path, 'site'))
  await writeFile(file, '{"host"')
  expect(await ask('/pt/')).toBe('200 home')
  await rm(file)
  expect(await ask('/pt/')).toBe('200 home')
})

test.each([
  ['/pt/', 'text/html; charset=utf-8'],
  ['/favicon.ico', 'image/x-icon'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml'],
])('serves %s with the media type that hosts use', async (path, type) => {
  for (const name of ['favicon.ico', 'llms.txt', 'sitemap.xml']) await writeFile(join(folder.path, 'site', name), 'x')
  await start()
  const response = await fetch(new URL(path, running.address))
  expect(response.headers.get('content-type')).toBe(type)
})
