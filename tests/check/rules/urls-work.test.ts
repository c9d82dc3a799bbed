import { expect, test } from 'vitest'
import { changed, checkText, printed } from '../../diagnostics/check-example.ts'
import { found } from './found.ts'

const url = 'url: https://www.marteau-feutre.example'
const webhook = 'address: /crochet/atelier'

test.each([
  ['https://www,marteau,example', 'https://www.marteau.example'],
  ['https://www..marteau.example', undefined],
  ['https://-marteau.example', undefined],
])('tells the site %s', (address, suggestion) => {
  const [problem, ...others] = checkText(changed([[url, `url: ${address}`]]))
  expect([problem?.code, others]).toEqual(['url-host', []])
  expect((problem as { parameters: { suggestion?: string } }).parameters.suggestion).toBe(suggestion)
})

test.each(['www.marteau.example?utm=1', 'www.marteau.example#top', 'www.marteau.example/fr', 'me@marteau.example'])(
  'takes no https://%s for the address of the site, behind which those of its pages are written',
  (address) => expect(found([url, `url: "https://${address}"`])).toEqual(['form-wrong site.url']),
)

test.each([
  ['https://-marteau.example/', undefined],
  ['https://marteau-.example/', undefined],
  ['https://marteau.example:/', undefined],
  ['https://marteau。example/', undefined],
  ['https://marteau..example/', undefined],
  ['https://https://marteau.example/', 'https://marteau.example/'],
  ['https://www,marteau,example/', 'https://www.marteau.example/'],
  ['https://moi@marteau.example/', 'https://marteau.example/'],
  ['https://256.1.1.1/', undefined],
])('says of %s the same at a button, in a text and at a receiver, with %s for it', (address, suggestion) => {
  const paragraph = 'Depuis, plus de 400 instruments sont passés par l’établi.'
  for (const [from, to] of [
    ['https://www.instagram.com/marteau.feutre.example', address],
    [paragraph, `${paragraph} [lien](${address})`],
    [webhook, `address: ${address}`],
  ] as const) {
    const problems = checkText(changed([[from, to]])).filter(({ code }) => code !== 'url-differs')
    expect(problems.map(({ code }) => code)).toEqual(['url-host'])
    expect((problems[0] as { parameters: { suggestion?: string } }).parameters.suggestion).toBe(suggestion)
  }
})

test.each(['https://crochets.example:25/atelier', 'https://crochets.example:6667/x', 'https://crochets.example:0/x'])(
  'sends no lead to %s, a port that browsers refuse',
  (address) => expect(found([webhook, `address: ${address}`])).toEqual(['url-host forms.contact.deliver.address']),
)

test('tells of a name and a password in an address, and shows the password nowhere', () => {
  const problems = checkText(changed([[webhook, 'address: https://moi:secret@crochets.example/atelier']]))
  expect(problems.map(({ code }) => code)).toEqual(['url-host'])
  const told = printed(problems)
  expect(told).toContain('A name or a password stands before "crochets.example"')
  expect(told).not.toContain('secret')
})

test('tells an address that was pasted behind another beginning', () => {
  const [problem] = checkText(changed([[webhook, 'address: https://https://crochets.example/atelier']]))
  expect(problem?.parameters).toMatchObject({ suggestion: 'https://crochets.example/atelier' })
})

test.each(['https://crochets.example:8443/atelier', 'https://203.0.113.4/atelier', 'https://écoute.example/atelier'])(
  'takes %s',
  (address) => {
    expect(found([webhook, `address: ${address}`])).toEqual([])
  },
)

test('sends no lead to an address that browsers refuse to a secure page, but to one on this machine', () => {
  expect(found([webhook, 'address: http://crochets.example/atelier'])).toEqual([
    'form-wrong forms.contact.deliver.address',
  ])
  expect(found([webhook, 'address: http://localhost:5678/webhook/atelier'])).toEqual([
    'webhook-test forms.contact.deliver.address',
  ])
})

test('takes the address of a receiver as it is, with a slash at its end too, here and elsewhere', () => {
  expect(found([webhook, 'address: https://crochets.example/atelier/'])).toEqual([])
  expect(found([webhook, 'address: /crochet/atelier/'])).toEqual([])
  expect(found([webhook, 'address: /fr/'])).toContain('slug-reserved forms.contact.deliver.address')
  expect(found([webhook, 'address: /robots.txt/'])).toEqual(['slug-reserved forms.contact.deliver.address'])
})
