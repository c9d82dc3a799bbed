import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { internalLink } from '../../src/routing/internal-link.ts'

let document: Document

beforeEach(() => {
  const { window } = new JSDOM('', { url: 'https://a.example/en/' })
  document = window.document
  vi.stubGlobal('Element', window.Element)
})
afterEach(() => vi.unstubAllGlobals())

/** Where the app follows a link by itself; undefined where the browser has to. */
function followed(html: string): string | undefined {
  document.body.innerHTML = html
  return internalLink({ target: document.querySelector('b') } as unknown as Event)?.pathname
}

test.each([
  ['<a href="/en/about"><b>x</b></a>', '/en/about'],
  ['<a href="/en/about?about=x#form"><b>x</b></a>', '/en/about'],
  ['<form><input name="closest"><a href="/en/"><b>x</b></a></form>', '/en/'],
])('the app follows a link to a page: %s', (html, path) => {
  expect(followed(html)).toBe(path)
})

test.each([
  ['another language', '<a href="/pt/sobre" hreflang="pt-BR"><b>x</b></a>'],
  ['another tab', '<a href="/en/about" target="_blank"><b>x</b></a>'],
  ['a file', '<a href="/assets/menu-1a2b3c.pdf"><b>x</b></a>'],
  ['a place in the page', '<a href="#form"><b>x</b></a>'],
  ['another site', '<a href="https://b.example/en/about"><b>x</b></a>'],
  ['another site by the scheme of this one', '<a href="//b.example/en/about"><b>x</b></a>'],
  ['no link', '<p><b>x</b></p>'],
])('the browser follows what leads to %s', (_what, html) => {
  expect(followed(html)).toBeUndefined()
})
