import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hosts } from '../../generator/output/hosting/hosts.ts'
import { preview } from '../../generator/serve/preview/preview.ts'
import { ask } from '../hosts/request.ts'
import { call, fourthSite, inFolder, run, type TemporaryFolder, temporaryFolder } from '../site/command.ts'

let folder: TemporaryFolder
let out: string

const build = (...options: string[]) =>
  run(['build', '--config', fourthSite, ...inFolder(folder.path), '--no-share-images', ...options])

beforeAll(async () => {
  folder = await temporaryFolder()
  out = join(folder.path, 'site')
  expect(await build()).toMatchObject({ exitCode: 0 })
}, 60_000)
afterAll(() => folder.remove())

async function formsIn(site: string): Promise<string[]> {
  return (await readdir(site, { recursive: true })).filter((path) => /\.(br|gz)$/.test(path)).sort()
}

test('the hosts that send compressed files from their disk are nginx, Caddy, GitLab Pages and Apache', () => {
  const known = Object.entries(hosts).flatMap(([name, { sendsCompressed }]) => (sendsCompressed ? [name] : []))
  expect(known).toEqual(['nginx', 'caddy', 'gitlab-pages', 'apache'])
})

test('a build for no host has no compressed forms, nor has an export for a host that compresses', async () => {
  expect(await formsIn(out)).toEqual([])
  const to = join(folder.path, 'netlify')
  expect(await call(['export', '--host', 'netlify', '--out', out, '--to', to])).toMatchObject({ exitCode: 0 })
  expect(await formsIn(to)).toEqual([])
})

test('an export for Apache has them, which are the files', async () => {
  const to = join(folder.path, 'apache')
  expect(await call(['export', '--host', 'apache', '--out', out, '--to', to])).toMatchObject({ exitCode: 0 })
  expect(await formsIn(to)).toEqual(
    expect.arrayContaining(['404.html.br', '404.html.gz', 'index.html.br', 'index.html.gz']),
  )
  const html = await readFile(join(out, 'index.html'))
  expect(brotliDecompressSync(await readFile(join(to, 'index.html.br')))).toEqual(html)
  expect(gunzipSync(await readFile(join(to, 'index.html.gz')))).toEqual(html)
})

test('the preview compresses what a browser takes so, and says when it is the same', async () => {
  const { address, close } = await preview({ out, port: 0, handlers: () => [], print: console.error })
  try {
    const host = 'www.tischlerei-ahorn.example'
    const html = await readFile(join(out, 'index.html'))
    const headers = { 'accept-encoding': 'br, gzip' }
    const sent = await ask(address, { path: '/', host, headers })
    expect(sent.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8' })
    expect(brotliDecompressSync(sent.body)).toEqual(html)
    expect(sent.body.length).toBeLessThan((await stat(join(out, 'index.html'))).size / 2)
    const same = await ask(address, {
      path: '/',
      host,
      headers: { ...headers, 'if-none-match': sent.headers.etag ?? '' },
    })
    expect(same.status).toBe(304)
    const lost = await ask(address, { path: '/nichts', host, headers: { 'accept-encoding': 'gzip' } })
    expect(lost).toMatchObject({ status: 404, headers: { 'content-encoding': 'gzip' } })
    expect(gunzipSync(lost.body)).toEqual(await readFile(join(out, '404.html')))
  } finally {
    await close()
  }
})

test('a build for nginx has them; a host that nobody knows is refused, with those that are known', async () => {
  expect(await build('--host', 'nginx')).toMatchObject({ exitCode: 0 })
  expect(await formsIn(out)).toContain('index.html.br')
  expect(await build('--host', 'nginks')).toMatchObject({
    exitCode: 2,
    output: expect.stringContaining('nginx, caddy'),
  })
})
