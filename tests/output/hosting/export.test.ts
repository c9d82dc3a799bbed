import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, type TemporaryFolder, temporaryFolder } from '../../site/command.ts'
import { digests } from '../../site/files.ts'
import { type BuiltSite, builtSite } from '../built-site.ts'

let site: BuiltSite
let folder: TemporaryFolder
beforeAll(async () => {
  ;[site, folder] = await Promise.all([builtSite('second'), temporaryFolder()])
})
afterAll(() => folder.remove())

async function exported(host: string): Promise<string[]> {
  const to = join(folder.path, host)
  expect(await call(['export', '--host', host, '--out', site.out, '--to', to])).toMatchObject({ exitCode: 0 })
  return Object.keys(await digests(to))
}

test.each(['netlify', 'cloudflare', 'github-pages'])('%s gets a file per page, and a folder per home', async (host) => {
  const files = await exported(host)
  expect(files).toContain('fr/index.html')
  expect(files).toContain('fr/prestations/accord.html')
  expect(files).not.toContain('fr/prestations/accord/index.html')
  expect(files.filter((file) => /\.(br|gz)$/.test(file))).toEqual([])
})

test('netlify and cloudflare get their rules, vercel its file, GitHub its name', async () => {
  expect(await exported('netlify')).toEqual(expect.arrayContaining(['_headers', '_redirects']))
  expect(await exported('cloudflare')).toEqual(expect.arrayContaining(['_headers', '_redirects']))
  expect(await exported('vercel')).toContain('vercel.json')
  expect(await exported('github-pages')).toEqual(expect.arrayContaining(['CNAME', '.nojekyll']))
})

test('apache gets the whole site with its compressed files', async () => {
  const files = await exported('apache')
  expect(files).toEqual(expect.arrayContaining(['.htaccess', ...site.files]))
})

test('GitLab gets a folder per page, its redirects and compressed files', async () => {
  const files = await exported('gitlab-pages')
  expect(files).toEqual(expect.arrayContaining(['_redirects', 'fr/prestations/accord/index.html.br', ...site.files]))
})

test.each([[[]], [['--host', 'nowhere']], [['--host', 'netlify', '--to', '.']], [['--host', 'netlify', '--to', '/']]])(
  'refuses %j',
  async (args) => {
    expect(await call(['export', ...args])).toMatchObject({ exitCode: 2 })
  },
)

test('says so where nothing is built', async () => {
  const { exitCode, output } = await call(['export', '--host', 'netlify', '--out', join(site.out, 'none')])
  expect(exitCode).toBe(1)
  expect(output).toContain('There is no built site')
})
