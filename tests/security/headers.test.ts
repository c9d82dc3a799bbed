import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../hosts/request.ts'
import { sites } from '../output/built-site.ts'
import { servedSite } from '../output/served-site.ts'
import { parseHtml } from '../site/parse-html.ts'
import { directives, observatoryScore } from './observatory.ts'

describe.each(sites)('%s', (name, siteName) => {
  const site = servedSite(siteName)
  /** Each page, read once for all tests. */
  let pages: { readonly file: string; readonly html: string; readonly document: Document }[]
  beforeAll(async () => {
    const files = site.files.filter((path) => path.endsWith('.html'))
    const texts = await Promise.all(files.map(async (file) => ({ file, html: await site.read(file) })))
    pages = texts.map(({ file, html }) => ({ file, html, document: parseHtml(html) }))
  })

  test('has the full score of the Observatory', async () => {
    const { headers, body } = await ask(site.address, { path: '/', host: site.hosting.host })
    const { score, results } = observatoryScore({ headers, document: parseHtml(body.toString()) })
    expect(results).toMatchObject({ 'subresource-integrity': { points: 5 }, 'content-security-policy': { points: 10 } })
    expect(score).toBe(140)
  })

  test('allows by its header every inline script of every page, and by the page what that page has', async () => {
    const header = directives(
      (await ask(site.address, { path: '/', host: site.hosting.host })).headers['content-security-policy'] ?? '',
    )
    for (const { file, html, document } of pages) {
      const own = directives(document.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '')
      for (const [directive, hashes] of Object.entries(inlineHashes(html))) {
        if (directive === 'script-src') expect(header.get(directive), file).toEqual(expect.arrayContaining(hashes))
        expect(
          own.get(directive)?.filter((source) => source.startsWith("'sha")),
          file,
        ).toEqual(hashes)
      }
    }
  })

  test('leaves styles to the policy of each document, which comes before any of them, and allows no style attribute', async () => {
    const header = directives(
      (await ask(site.address, { path: '/', host: site.hosting.host })).headers['content-security-policy'] ?? '',
    )
    expect(header.get('style-src')).toEqual(["'self'"])
    expect(header.get('style-src-elem')).toEqual(["'self'", "'unsafe-inline'"])
    for (const { file, html } of pages) {
      expect(html.indexOf('<meta http-equiv="Content-Security-Policy"'), file).toBeGreaterThan(0)
      expect(html.indexOf('<meta http-equiv'), file).toBeLessThan(html.indexOf('<style'))
      expect(html, file).not.toMatch(/<meta http-equiv[^>]*(style-src-elem|unsafe-inline)/)
    }
  })

  test('has no inline handler, no style attribute and no script from elsewhere', async () => {
    for (const { file, document } of pages) {
      for (const element of document.querySelectorAll('*')) {
        const wrong = element.getAttributeNames().filter((attribute) => /^on|^style$/.test(attribute))
        expect(wrong, `${file} ${element.tagName}`).toEqual([])
      }
      for (const script of document.querySelectorAll('script[src]')) {
        const bytes = await readFile(join(site.out, script.getAttribute('src') ?? ''))
        const digest = createHash('sha384').update(bytes).digest('base64')
        expect(script.getAttribute('integrity'), file).toBe(`sha384-${digest}`)
      }
    }
  })

  test('says all of it in a short header', async () => {
    const { headers } = await ask(site.address, { path: '/', host: site.hosting.host })
    expect(headers['content-security-policy']?.length).toBeLessThan(700)
  })

  test.runIf(name.startsWith('the shipped site'))(
    'may ask no other host than the one that the configuration names',
    async () => {
      const { headers } = await ask(site.address, { path: '/', host: site.hosting.host })
      expect(directives(headers['content-security-policy'] ?? '').get('connect-src')).toEqual([
        "'self'",
        'https://api.country.is',
      ])
      const page = (await site.page('/pt/contato')).querySelector('meta[http-equiv]')?.getAttribute('content') ?? ''
      expect(directives(page).get('connect-src')).toEqual(["'self'"])
    },
  )
})

function inlineHashes(html: string): Record<string, string[]> {
  const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
  const contents = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, content = '']) => hash(content))
  return {
    'style-src': contents(/<style>(.*?)<\/style>/gs),
    'script-src': contents(/<script type="module" async>(.*?)<\/script>/gs),
  }
}
