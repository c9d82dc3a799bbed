import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run, type TemporaryFolder, temporaryFolder } from '../site/command.ts'
import { digests } from '../site/files.ts'
import { belowPath, siteTexts } from '../site/site-texts.ts'
import { buildSite, type OwnSite } from './built-site.ts'

let site: OwnSite
let folder: TemporaryFolder
beforeAll(async () => {
  folder = await temporaryFolder()
  site = await buildSite(belowPath('shop/pianos', await siteTexts.second()))
})
afterAll(async () => {
  await site.remove()
  await folder.remove()
})

test('all files lie in the folder, without one that robots look for at the root of a host', () => {
  expect(site.files.filter((file) => !file.startsWith('shop/pianos/'))).toEqual([])
  expect(site.files).not.toContain('shop/pianos/robots.txt')
})

test('no address in any file leaves the folder', async () => {
  const texts = site.files.filter((file) => /\.(html|json|css|xml|txt|webmanifest)$/.test(file))
  const origin = new URL(site.config.site.url).origin
  const outside: string[] = []
  for (const file of texts) {
    const text = await site.read(file)
    const paths = [...text.matchAll(/["(]\/[a-z][\w./%-]*/gi)].map(([path]) => path.slice(1))
    const whole = [...text.matchAll(new RegExp(`${origin}([^"<\\s)]*)`, 'g'))].map(([, path = '']) => path)
    // The receivers of the forms are the host's.
    const receivers = Object.values(site.config.forms ?? {}).map(
      ({ deliver }) => 'address' in deliver && deliver.address,
    )
    outside.push(
      ...[...paths, ...whole]
        .filter((path) => !`${path}/`.startsWith('/shop/pianos/') && !receivers.includes(path))
        .map((path) => `${file}: ${path}`),
    )
  }
  expect(outside).toEqual([])
})

test.each([
  ['github-pages', ''],
  ['apache', ''],
  ['netlify', 'shop/pianos/'],
  ['cloudflare', 'shop/pianos/'],
  ['vercel', 'shop/pianos/'],
])('%s gets the site where it wants it', async (host, root) => {
  const to = join(folder.path, host)
  expect(await run(['export', '--host', host, '--out', site.out, '--to', to])).toMatchObject({ exitCode: 0 })
  const files = Object.keys(await digests(to))
  expect(files).toEqual(expect.arrayContaining([`${root}index.html`, `${root}fr/index.html`, `${root}404.html`]))
  expect(files).not.toContain('CNAME')
  if (host === 'apache') expect(await readFile(join(to, '.htaccess'), 'utf8')).toContain('/shop/pianos/404.html')
})

test('the folder of a built site is known as one, so that the next build replaces it', async () => {
  const config = join(site.out, '../site.config.yaml')
  const { exitCode, output } = await run([
    'build',
    '--config',
    config,
    '--out',
    site.out,
    '--generated',
    join(folder.path, 'modules'),
  ])
  expect([exitCode, output]).toEqual([0, expect.stringContaining('pages')])
})
