import { beforeAll, describe, expect, test } from 'vitest'
import { bundle, type ServerEntry } from '../../../generator/bundle/bundle.ts'
import { checkFile } from '../../../generator/check/check-file.ts'
import type { Path } from '../../../generator/diagnostics/problem.ts'
import { EditedSite } from '../../../generator/edit/page/edited-site.ts'
import { ConfigFile } from '../../../generator/edit/server/config-file.ts'
import { EditSession } from '../../../generator/edit/server/edit-session.ts'
import { DevSite } from '../../../generator/serve/dev/dev-site.ts'
import { kindNames } from '../../../schema/kind-names.ts'
import type { SiteConfig } from '../../../schema/site-config.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { textsElement } from '../../../src/edit/protocol/protocol.ts'
import { fourthSite, secondSite, shippedSite, thirdSite } from '../../site/command.ts'
import { parseHtml } from '../../site/parse-html.ts'

describe.each([
  ['the shipped site', shippedSite],
  ['the second site', secondSite],
  ['the third site', thirdSite],
])('every page of %s', (_name, file) => {
  const pages: { path: string; locale: string; edited: string; plain: string }[] = []
  let config: SiteConfig

  beforeAll(async () => {
    const server: ServerEntry = (await bundle()).server
    config = checkFile(file).config as SiteConfig
    const plain = await DevSite.of(config, file)
    const store = { read: () => undefined, write: () => {} }
    const session = new EditSession(new ConfigFile(file), store)
    const site = new EditedSite(file, { session, server: Promise.resolve(server) })
    for (const { path, locale } of plain.model.routes) {
      const [edited, rendered] = [await site.page(path), await plain.page(path, server)]
      pages.push({ path, locale, edited: edited?.html ?? '', plain: rendered ?? '' })
    }
  })

  test('is the page that visitors see, but for the numbers of its texts', () => {
    for (const { path, edited, plain } of pages) {
      expect(firstDifference(shownOf(edited), shownOf(plain)), path).toBeUndefined()
      expect(edited, path).not.toMatch(/[\u{f0000}-\u{ffffd}]|%F3%B[0-9A-F]%/u)
    }
  })

  test('leads from each text to its place in the file', () => {
    let exact = 0
    for (const { path, locale, edited: html } of pages) {
      const edited = parseHtml(html)
      const places = JSON.parse(edited.getElementById(textsElement)?.textContent ?? '').places as Record<string, Path>
      for (const element of edited.querySelectorAll('[data-text]')) {
        const nodes = [...element.childNodes].filter(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue !== '')
        const numbers = element.getAttribute('data-text')?.split(' ') ?? []
        expect(numbers.length, `${path} ${element.outerHTML}`).toBe(nodes.length)
        for (const [index, number] of numbers.entries()) {
          if (number === '-' || number.includes('+')) continue
          const place = places[number] as Path
          const value = valueAt(config, place)
          const text = typeof value === 'string' ? value : (value as Record<string, string>)[locale]
          const shown = plainText(nodes[index]?.nodeValue ?? '')
          if (plainText(text ?? '') === shown) exact++
          else expect(isPartOf(text ?? '', shown), `${path} ${place.join('.')}: ${shown}`).toBe(true)
        }
      }
    }
    expect(exact).toBeGreaterThan(1000)
  })
})

describe.each([
  { name: 'the shipped site', file: shippedSite, path: '/es/', language: 'es-ES' },
  { name: 'the third site', file: thirdSite, path: '/ar/', language: 'ar-MA' },
  { name: 'the smallest site', file: fourthSite, path: '/', language: 'de' },
])('examples of the kinds of sections on $name', ({ file, path, language }) => {
  test('stand alone, in the language of the page, without words that are to be written', async () => {
    const server: ServerEntry = (await bundle()).server
    const store = { read: () => undefined, write: () => {} }
    const session = new EditSession(new ConfigFile(file), store)
    const site = new EditedSite(file, { session, server: Promise.resolve(server) })
    const drawn = await Promise.all(
      Object.keys(kindNames).map(async (kind) => {
        const { status, html = '' } = (await site.page(path, { kind })) ?? {}
        expect(status, kind).toBe(200)
        expect(html.includes('TODO'), kind).toBe(false)
        expect(/<html lang="([^"]+)"/.exec(html)?.[1], kind).toBe(language)
        return [kind, parseHtml(html).querySelectorAll('main > *').length] as const
      }),
    )
    expect(drawn.filter(([, count]) => count !== 1)).toEqual([])
    expect((await site.page(path, { kind: 'unknown' }))?.status).toBe(404)
    // This one has no years of its own: three different ones stand there.
    const { html: years = '' } = (await site.page(path, { kind: 'timeline' })) ?? {}
    if (file === fourthSite) for (const year of ['2016', '2021', '2026']) expect(years).toContain(`>${year}<`)
  })
})

/** Whether a text and what is shown of it have to do with each other: it stands in other words, has a number in it, or is the end of a Markdown. */
function isPartOf(text: string, shown: string): boolean {
  const parts = text.split(/\{\{.*?\}\}/).map(plainText)
  return parts.every((part) => shown.includes(part)) || plainText(text.replace(/[*_`]/g, '')).includes(shown)
}

/** The first place at which two texts differ; the whole texts are too long to read. */
function firstDifference(a: string, b: string): readonly string[] | undefined {
  if (a === b) return undefined
  let at = 0
  while (a[at] === b[at]) at++
  return [a.slice(Math.max(0, at - 80), at + 80), b.slice(Math.max(0, at - 80), at + 80)]
}

/** What a page shows, and its styles, without its scripts and what only the editor adds. Nobody sees the names of share images. */
function shownOf(html: string): string {
  return html
    .replace(/<meta property="og:image"[^>]*>/g, '')
    .replace(/<script.*?<\/script>\s*/gs, '')
    .replace(/ data-(?:text|attributes)="[^"]*"/g, '')
}

function plainText(text: string): string {
  return text.replace(/[\s\u00a0\u2060]+/g, ' ').trim()
}
