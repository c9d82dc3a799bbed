import { beforeAll, expect, test } from 'vitest'
import type { Action } from '../../schema/common.ts'
import type { Section } from '../../schema/sections/section.ts'
import { thirdSite } from '../site/command.ts'
import { inAll, type RenderedSections, renderSections } from './rendered-sections.ts'

const point = (action: Omit<Action, 'label'>) => ({
  title: inAll('A title'),
  text: inAll('A text.'),
  action: { label: inAll('Go'), ...action },
})

const sections: Readonly<Record<string, Section>> = {
  ways: {
    kind: 'points',
    title: inAll('Ways'),
    items: [
      point({ page: 'home' }),
      point({ url: 'https://booking.example/' }),
      point({ file: './files/recipes.pdf' }),
      point({ contact: 'phone' }),
      point({ contact: 'email' }),
      point({ contact: 'chat' }),
      point({ phone: '(11) 90000-0001' }),
      point({ email: 'jobs@rubra.example' }),
    ],
  },
  prose: {
    kind: 'text',
    title: inAll('Prose'),
    text: inAll('[a](contact:chat) [b](contact:phone) [c](tel:1190000-0001) [d](files/recipes.pdf) [e](page:home)'),
  },
}

let shown: RenderedSections
beforeAll(async () => {
  shown = await renderSections({ sections, locale: 'en', file: thirdSite })
})

const hrefs = (section: string) => shown.all(section, 'a').map((link) => link.getAttribute('href') ?? '')

test('a button leads to a page, a site, a file, the company, a phone or a mailbox', () => {
  expect(hrefs('ways').map((href) => href.replace(/-[\w-]{6,}\.pdf/, '-….pdf'))).toEqual([
    '/en/',
    'https://booking.example/',
    '/assets/recipes-….pdf',
    expect.stringMatching(/^tel:\+55\d+$/),
    expect.stringMatching(/^mailto:[^@]+@rubra\.example$/),
    expect.stringMatching(/^https:\/\/.*text=/),
    'tel:+5511900000001',
    'mailto:jobs@rubra.example',
  ])
})

test('only what leads to other sites opens a new tab', () => {
  const outside = shown.all('ways', 'a[target="_blank"]').map((link) => link.getAttribute('href')?.slice(0, 8))
  expect(outside).toEqual(['https://', 'https://'])
})

test('the words of a button say what the file behind it is', () => {
  expect(shown.texts('ways', '.link-facts')).toEqual([expect.stringMatching(/^PDF, \d+ kB$/)])
})

test('links in a text lead to all of these as well', () => {
  const [chat, phone, called, file, home] = hrefs('prose')
  expect([chat, phone]).toEqual([hrefs('ways')[5], hrefs('ways')[3]])
  expect([called, file, home]).toEqual(['tel:+5511900000001', hrefs('ways')[2], '/en/'])
  expect(shown.texts('prose', 'a')[3]).toMatch(/^d \(PDF, \d+ kB\)$/)
})
