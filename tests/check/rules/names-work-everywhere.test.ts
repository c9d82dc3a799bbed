import { expect, test } from 'vitest'
import { changed, checkText, withGermanAs } from '../../diagnostics/check-example.ts'
import { found } from './found.ts'

const slug = 'fr: demande-de-devis'
const webhook = 'address: /crochet/atelier'

test('refuses an address that is longer than files and servers can have', () => {
  expect(found([slug, `fr: ${'a'.repeat(196)}`])).toEqual([])
  expect(found([slug, `fr: ${'a'.repeat(197)}`])).toEqual(['slug-long pages.devis.slug.fr'])
  expect(found([slug, `fr: ${'a/'.repeat(99)}a`])).toEqual(['slug-long pages.devis.slug.fr'])
})

test.each(['con', 'nul', 'aux', 'prn', 'com1', 'lpt9', 'prix/con', 'aux/prix'])(
  'refuses %s, which Windows takes for a device',
  (name) => expect(found([slug, `fr: ${name}`])).toEqual(['slug-reserved pages.devis.slug.fr']),
)

test.each(['conseil', 'com', 'auxiliaire', 'com10'])('takes %s', (name) => {
  expect(found([slug, `fr: ${name}`])).toEqual([])
})

test.each(['FR', 'Fr', 'nul', 'LPT1'])('refuses the language %s beside fr', (key) => {
  const codes = checkText(withGermanAs(key)).map(({ code, path }) => `${code} ${path.join('.')}`)
  expect(codes).toEqual([`slug-reserved locales.${key}`])
})

test.each([
  'https://user:pass@crochets.example/atelier',
  'https://user@crochets.example/atelier',
  'https://crochets.example:70000/atelier',
  'https://crochets.example:65536/atelier',
  'https://a;b.example/atelier',
  'https://a$x.example/atelier',
  'https://{x}.example/atelier',
])('refuses to send leads to %s', (address) => {
  expect(found([webhook, `address: "${address}"`])).toEqual(['url-host forms.contact.deliver.address'])
})

test.each([
  '/a\\\\b',
  '/a\\0b',
  '/a\\tb',
  '/a;b',
  '/{a}',
  '/a$b',
  '/é',
  '/../a',
  '/.',
  '/a/..',
  'https://a.example/\\0b',
])('takes no "%s" for a path that a server can pass on', (path) =>
  expect(found([webhook, `address: "${path}"`])[0]).toMatch(/ forms.contact.deliver.address$/),
)

test.each([
  '/robots.txt',
  '/sitemap.xml',
  '/fr/feed.xml',
  '/assets/a',
  '/data',
  '/Share/x',
  '/fr',
  '/.htaccess',
  '/CNAME',
  '/404',
])('keeps %s for the site itself', (path) =>
  expect(found([webhook, `address: ${path}`])).toEqual(['slug-reserved forms.contact.deliver.address']),
)

test.each(['/contact.php', '/webhook/contato', '/api/v1.0/lead:new', '/~a/b_c'])('sends leads to %s', (path) => {
  expect(found([webhook, `address: ${path}`])).toEqual([])
})

test.each([
  ['https://www.instagram.example/a page', 'https://www.instagram.example/a%20page'],
  ['https://www.instagram.example/a-page in two-parts', 'https://www.instagram.example/a-page%20in%20two-parts'],
])('writes the space in %s as addresses do', (address, suggestion) => {
  const [problem] = checkText(changed([['https://www.instagram.com/marteau.feutre.example', `"${address}"`]]))
  expect(problem?.parameters).toMatchObject({ suggestion })
})
