import { expect, test } from 'vitest'
import { headerRules, headersAt } from '../../generator/hosting/headers.ts'
import { netlify } from '../../generator/hosting/hosts/netlify.ts'
import { netlifyHeaders } from './netlify-headers.ts'

const headers = headerRules({ scripts: [], styles: [], images: [], connections: [] })

const files = netlify({
  host: 'www.example.com',
  homes: ['/fr/', '/de/'],
  pages: [],
  redirects: [],
  notFound: [],
  headers,
  webhook: undefined,
  requiredLeadFields: [],
})

test.each([
  '/',
  '/robots.txt',
  '/fr/',
  '/fr/atelier',
  '/fr/atelier/outils/scie',
  '/assets/app.js',
  '/assets/fonts/text.woff2',
  '/data/abc.json',
  '/data/routes/0.json',
  '/share/abc.png',
])('Netlify sends each header of %s once', (address) => {
  const expected = Object.entries(headersAt(headers, address)).map(([name, value]) => [name, [value]])
  expect(netlifyHeaders(files._headers ?? '', address)).toEqual(Object.fromEntries(expected))
})
