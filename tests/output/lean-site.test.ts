import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkFile } from '../../generator/check/check-file.ts'
import { fourthSite } from '../site/command.ts'
import { buildSite, type OwnSite } from './built-site.ts'
import { invalidHtml } from './html-validator.ts'

let text: string
let site: OwnSite
beforeAll(async () => {
  text = await readFile(fourthSite, 'utf8')
  site = await buildSite({ text, from: dirname(fourthSite) })
})
afterAll(() => site.remove())

test('a site of one page and one language is written in fewer than a hundred lines, and all is well', () => {
  expect(text.split('\n').length).toBeLessThan(100)
  expect(checkFile(fourthSite).diagnostics).toEqual([])
})

test('its pages are valid, and say nothing of what the company lacks', async () => {
  expect(await invalidHtml(site)).toEqual([])
  const html = await site.read('index.html')
  expect(html).not.toMatch(/tel:|undefined|site-menu|<form|geo\.|keywords|contactType|telephone|PostalAddress/)
  const page = await site.page('/')
  expect(page.querySelector('.site-footer-rights')?.textContent).toMatch(/^© \d{4} /)
  expect(page.querySelectorAll('a[href^="mailto:"]')).toHaveLength(2)
  expect(brotliCompressSync(html).length).toBeLessThan(14_336)
})
