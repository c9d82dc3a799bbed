import { JSDOM } from 'jsdom'
import { afterEach, expect, test, vi } from 'vitest'
import { listenForPages } from '../../src/visits/listen-for-pages.ts'

afterEach(() => vi.unstubAllGlobals())

test('the answer to an unknown address is no further page when it gets the title of the home page; the next page is', async () => {
  const { window } = new JSDOM('<head><title>Not found</title></head>')
  vi.stubGlobal('document', window.document)
  vi.stubGlobal('MutationObserver', window.MutationObserver)
  const titles: string[] = []
  listenForPages(() => titles.push(document.title))
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  document.title = 'Home'
  await settled()
  expect(titles).toEqual([])
  document.head.innerHTML = '<title>About</title><link rel="canonical" href="https://site.example/about">'
  await settled()
  expect(titles).toEqual(['About'])
})
