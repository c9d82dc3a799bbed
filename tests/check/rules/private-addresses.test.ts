import { expect, test } from 'vitest'
import { found } from './found.ts'

const site = 'url: https://www.marteau-feutre.example'
const social = 'https://www.instagram.com/marteau.feutre.example'
const webhook = 'address: /crochet/atelier'
const paragraph = 'Depuis, plus de 400 instruments sont passés par l’établi.'
const inText = (link: string) => found([paragraph, `${paragraph} ${link}`])

test.each([
  'https://localhost:4173/',
  'https://atelier.localhost/',
  'https://10.1.2.3/tarifs',
  'https://172.20.0.1/',
  'https://192.168.1.5/tarifs',
  'https://127.1/',
  'https://169.254.10.1/',
  'https://100.64.0.1/',
  'https://[::1]:8080/',
  'https://[fe80::1]/',
  'https://[fd12:3456::1]/',
  'https://[::ffff:192.168.0.1]/',
  'https://nas.local/',
  'https://crm.internal/',
  'https://printer.lan/',
  'https://router.home.arpa/',
  'https://atelier.test/',
  'https://intranet/',
  'https://intranet:8080/tarifs',
  'https://0x7f000001/',
])('%s, which no visitor can reach, is reported at links and in texts, as it is at receivers', (address) => {
  expect(found([social, address])).toEqual(['link-private footer.social.0.url'])
  expect(inText(`[lien](${address})`).join()).toMatch(/^link-private [\w.]+$/)
  expect(found([webhook, `address: ${address.replace(/\/$/, '/lead')}`])).toEqual([
    'webhook-test forms.contact.deliver.address',
  ])
})

test('an address in a text that becomes a link by itself is reported too', () => {
  expect(inText('https://intranet/').join()).toMatch(/^link-private [\w.]+$/)
  expect(inText('<https://nas/>').join()).toMatch(/^link-private [\w.]+$/)
})

test('of an address on this machine, it is not asked to be written with https', () => {
  expect(inText('[lien](http://localhost:3000/)').join()).toMatch(/^link-private [\w.]+$/)
  expect(found([site, 'url: http://localhost:4173'])).toEqual(['link-private site.url'])
})

test.each([
  'https://203.0.113.4/',
  'https://8.8.8.8/',
  'https://[2606:4700::1111]/',
  'https://local.example/',
  'https://test.example/',
])('takes %s', (address) => {
  expect([...found([social, address]), ...inText(`[lien](${address})`)].join()).not.toContain('link-private')
})
