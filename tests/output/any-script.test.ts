import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { exportSite } from '../../generator/output/hosting/export-site.ts'
import { hostsFolder } from '../../generator/output/hosting/write-hosting.ts'
import { temporaryFolder } from '../site/command.ts'
import { type BuiltSite, builtSite } from './built-site.ts'

let site: BuiltSite
beforeAll(async () => {
  site = await builtSite('third')
})

const slug = '部屋'
const path = encodeURI(`/ja/${slug}`)

test('a page has its file under its letters, and its links in the form that is sent', async () => {
  expect(site.files).toContain(`ja/${slug}/index.html`)
  const page = await site.page(`/ja/${slug}`)
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`https://www.dar-nasim.example${path}`)
  const home = await site.page('/ja/')
  expect([...home.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain(path)
  const [switched] = [...page.querySelectorAll('.language-switcher a')].filter(
    (link) => link.getAttribute('lang') === 'ar-MA',
  )
  expect(switched?.getAttribute('href')).toBe(encodeURI('/ar/غرف'))
})

test('what machines read has no letters but those that they ask for', async () => {
  expect(await site.read('sitemap.xml')).toMatch(/^[\x20-\x7e\n]*$/)
  expect(await site.read('sitemap.xml')).toContain(`<loc>https://www.dar-nasim.example${path}</loc>`)
  expect(await readFile(join(hostsFolder(site.out), 'netlify/_redirects'), 'utf8')).toContain(`/ja/heya ${path} 301\n`)
  for (const host of ['netlify/_redirects', 'cloudflare/_redirects', 'vercel/vercel.json', 'cloudfront/function.js'])
    expect(await readFile(join(hostsFolder(site.out), host), 'utf8'), host).toMatch(/^[\x20-\x7e\n]*$/)
})

test('the folder for a host that serves files has the file of the page under its letters', async () => {
  const folder = await temporaryFolder()
  await exportSite({ out: site.out, host: 'netlify', to: join(folder.path, 'export') })
  expect(await readdir(join(folder.path, 'export/ja'))).toContain(`${slug}.html`)
  await folder.remove()
})

test('the pages of a language load its own typefaces alone, and ask at once for those of their letters', async () => {
  const families = new Map<string, string[]>()
  for (const locale of ['en', 'ja', 'ar']) {
    const page = await site.page(`/${locale}/`)
    const preloaded = [...page.querySelectorAll('link[rel=preload][as=font]')].map((link) => link.getAttribute('href'))
    const named = [...(await site.read(`${locale}/index.html`)).matchAll(/url\((\/assets\/[^)]*\.woff2)\)/g)].map(
      ([, address]) => address,
    )
    expect(named).toEqual(preloaded)
    families.set(
      locale,
      named.map((address = '') => address.replace(/^\/assets\/(.*)-.*$/, '$1')),
    )
  }
  expect(Object.fromEntries(families)).toEqual({
    en: ['source-sans-3', 'fraunces'],
    // Latin letters on its pages come from the families of the theme.
    ja: ['kosugi-maru', 'source-sans-3', 'fraunces'],
    ar: ['cairo', 'cairo'],
  })
  const all = await site.read(site.files.find((file) => /assets\/site-.*\.css$/.test(file)) ?? '')
  expect(all).toMatch(/:root\[lang=["']?ar-MA["']?\]\{--font-heading:"?Cairo/)
})
