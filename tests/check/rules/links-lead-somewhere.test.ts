import { expect, test } from 'vitest'
import { changed, checkText, printed } from '../../diagnostics/check-example.ts'
import { found } from './found.ts'

/** A link in a paragraph of both languages. */
const link = (french: string, german = french) =>
  found(
    ['Nous tenons un carnet', `Nous tenons [un carnet](${french})`],
    ['führen wir ein Heft', `führen wir [ein Heft](${german})`],
  )

test.each(['page:contact', 'page:accord', 'mailto:a@b.example', 'tel:+33353010067', 'https://piano.example', '#top'])(
  'takes %s',
  (target) => {
    expect(link(target)).toEqual([])
  },
)

test.each([
  ['<ftp://piano.example>', 'link-refused'],
  ['<javascript:rien>', 'link-refused'],
  ['<page:rien>', 'link-unknown'],
  ['<a href=" javascript:rien">un carnet</a>', 'link-refused'],
])('tells of %s, which no bracket of Markdown has', (written, code) => {
  const codes = found(['Nous tenons un carnet', `Nous tenons ${written}`]).map((line) => line.split(' ')[0])
  expect(codes).toContain(code)
})

test.each(['<https://piano.example>', '<mailto:a@piano.example>', '<contact:phone>'])('takes %s', (written) => {
  const codes = found(['Nous tenons un carnet', `Nous tenons ${written}`]).map((line) => line.split(' ')[0])
  expect(codes.filter((code) => !code?.endsWith('-differs'))).toEqual([])
})

test.each([
  '![un carnet](https:///piano.example/a.png)',
  '![un carnet](https://piano\\b.example/a.png)',
  '<img src="https:///piano.example/a.png" alt="un carnet">',
  '<a href="https://piano\\b.example">un carnet</a>',
  '<https:///piano.example>',
])('tells of the address in %s', (written) => {
  const codes = found(['Nous tenons un carnet', `Nous tenons ${written}`]).map((line) => line.split(' ')[0])
  expect(codes).toContain('url-host')
})

/** Words that lead to an address which stands in a line of its own below them. */
const defined = (definition: string, words = '[un carnet][1]') =>
  found([
    'Nous tenons un carnet pour chacun d’eux.\n',
    [`Nous tenons ${words} pour chacun d’eux.`, '', ...definition.split('\n'), ''].join('\n            '),
  ]).map((line) => line.split(' ')[0])

test.each([
  ['[1]: page:rien', 'link-unknown'],
  ['[1]: <ftp://piano.example> "Le piano"', 'link-refused'],
  ['[1]:\n  http://piano.example', 'link-insecure'],
  ['[1]: https:/piano.example', 'url-host'],
  ['[1]: contact:fax', 'link-unknown'],
  ['[1]: tel:12', 'phone-form'],
  ['[1]: https://localhost/', 'link-private'],
  ['[1]: <http://piano.example>', 'link-insecure'],
  ['> [1]: page:rien', 'link-unknown'],
  ['- un piano\n\n    [1]: page:rien', 'link-unknown'],
  ['[1]: page:rien\n[1]: page:nulle', 'link-unknown'],
])('tells of the address in %s, below its words, once', (definition, code) => {
  expect(defined(definition).filter((told) => /^(?:link|url-host|phone)/.test(told ?? ''))).toEqual([code])
})

test('tells of an address whose name is compared by its capital letters', () => {
  expect(defined('[Straße]: page:rien', '[un carnet][STRASSE]')).toContain('link-unknown')
})

test('takes a line that looks like the address of a link and is none, and the file of a picture below its words', () => {
  expect(defined('[1]: https://piano.example').filter((code) => /^(?:link|url-host)/.test(code ?? ''))).toEqual([])
  expect(defined('Note\n[nota]: rien', 'un carnet').filter((code) => /^link/.test(code ?? ''))).toEqual([])
  for (const words of ['![un carnet][1]', '![un carnet [2026]][1]'])
    expect(defined('[1]: ./logo.svg', words).filter((code) => /^link/.test(code ?? ''))).toEqual([])
})

test('tells of a name and a password in an address, and proposes it without them', () => {
  const [problem] = checkText(
    changed([['Nous tenons un carnet', 'Nous tenons [un carnet](https://moi:secret@piano.example/a)']]),
  )
  expect(problem).toMatchObject({ code: 'url-host', parameters: { suggestion: 'https://piano.example/a' } })
  const told = printed(problem ? [problem] : [])
  expect(told).toContain('A name or a password stands before "piano.example"')
  expect(told).not.toContain('secret')
})

test('proposes an address that leads where browsers take this one to', () => {
  const [problem] = checkText(changed([['Nous tenons un carnet', 'Nous tenons [un carnet](https:///piano.example/a)']]))
  expect(problem?.parameters).toMatchObject({ suggestion: 'https://piano.example/a' })
})

test('takes the path of a page', () => {
  expect(link('/fr/contact', '/de/kontakt').filter((line) => !line.startsWith('url-differs'))).toEqual([])
})

test.each([
  ['page:kontakt', 'link-unknown'],
  ['Page:contact', 'link-unknown'],
  ['/fr/rien', 'link-unknown'],
  ['contact', 'link-unknown'],
  ['', 'link-unknown'],
  ['atelier@marteau.example', 'link-unknown'],
  ['www.piano.example', 'link-unknown'],
  ['http://piano.example', 'link-insecure'],
  ['//piano.example', 'link-insecure'],
  ['http://me:secret@piano.example', 'url-host'],
  ['javascript:rien', 'link-refused'],
  ['data:text/html,x', 'link-refused'],
  ['https:/piano.example', 'url-host'],
  ['https:piano.example', 'url-host'],
  ['https:///piano.example', 'url-host'],
  ['///piano.example', 'url-host'],
  ['/\\piano.example', 'url-host'],
  ['https://piano\\b.example', 'url-host'],
  ['https://piano.example\\@b.example', 'url-host'],
  ['https://%70iano.example', 'url-host'],
])('tells %s in each language', (target, code) => {
  const path = 'pages.atelier.sections.history.text'
  expect(link(target)).toEqual([`${code} ${path}.fr`, `${code} ${path}.de`])
})

test.each([
  ['contact', 'page:contact'],
  ['contakt', 'page:contact'],
  ['Page:contact', 'page:contact'],
  ['kontakt', 'page:contact'],
  ['/prestations/accord', 'page:accord'],
  ['/fr/contacts', '/fr/contact'],
])('suggests the page that is meant by %s', (target, suggestion) => {
  const changes = changed([['Nous tenons un carnet', `Nous tenons [un carnet](${target})`]])
  expect(checkText(changes)[0]?.parameters).toMatchObject({ value: target, suggestion })
})

test('takes a key behind a space for what is meant, although Markdown takes it for no link', () => {
  const paragraph = 'Depuis, plus de 400 instruments sont passés par l’établi. Nous tenons un carnet pour chacun d’eux.'
  const text = 'Depuis, plus de 400 instruments. Nous tenons [un carnet](page: contact).'
  expect(checkText(changed([[paragraph, text]]))[0]).toMatchObject({
    code: 'link-unknown',
    parameters: { value: 'page: contact', suggestion: 'page:contact' },
  })
})

test('looks at HTML links as well', () => {
  expect(
    found(
      ['<em>onze mois</em>', '<a href=page:rien>onze mois</a>'],
      ['<em>elf Monate</em>', '<a href=page:contact>elf Monate</a>'],
    ),
  ).toEqual(['link-unknown pages.atelier.sections.history.text.fr'])
})

test.each(['`http://localhost:3000`', '[http://piano.example](https://piano.example)'])(
  'takes an address that is shown and leads nowhere: %s',
  (words) => {
    expect(
      found(
        ['Nous tenons un carnet', `Nous tenons ${words} un carnet`],
        ['führen wir ein Heft', `führen wir ${words} ein Heft`],
      ),
    ).toEqual([])
  },
)

test.each([
  ['HTTPS://piano.example', []],
  ['MAILTO:a@b.example', []],
  ['https://www.marteau-feutre.example/', []],
  ['https://www.marteau-feutre.example/logo.svg', []],
  ['https://www.marteau-feutre.example/fr/rien', ['link-unknown']],
  ['HTTPS://WWW.Marteau-Feutre.example/fr/rien', ['link-unknown']],
  ['https://[piano]', ['url-host']],
  ['https://a;b.example/', ['url-host']],
  ['https://piano.example:70000', ['url-host']],
  ['https://piano.example:6000', ['url-host']],
])('says of %s: %s', (target, codes) => {
  const path = 'pages.atelier.sections.history.text'
  expect(link(target)).toEqual(codes.flatMap((code) => [`${code} ${path}.fr`, `${code} ${path}.de`]))
})

test.each([
  ['https://www.marteau-feutre.example/fr/rien.', 'link-unknown'],
  ['HTTP://piano.example', 'link-insecure'],
  ['<HTTP://piano.example>', 'link-insecure'],
  ['![x](https://me:secret@photos.example/a.jpg)', 'url-host'],
])('tells %s among words, too', (words, code) => {
  const changes = ['Nous tenons un carnet', 'führen wir ein Heft'].map((text) => [text, `${text} ${words}`] as const)
  const path = 'pages.atelier.sections.history.text'
  expect(found(...changes)).toEqual([`${code} ${path}.fr`, `${code} ${path}.de`])
})

test.each(['https://www.marteau-feutre.example/fr/atelier.', 'https://…'])('leaves %s among words alone', (words) => {
  expect(
    found(
      ['Nous tenons un carnet', `Nous tenons un carnet ${words}`],
      ['führen wir ein Heft', `führen wir ein Heft ${words}`],
    ),
  ).toEqual([])
})

test.each(['![x](http://photos.example/a.jpg)', '<img src="http://photos.example/a.jpg" alt="x">'])(
  'says that %s is left out of the page',
  (picture) => {
    const path = 'pages.atelier.sections.history.text'
    const changes = ['Nous tenons un carnet', 'führen wir ein Heft'].map(
      (words) => [words, `${words} ${picture}`] as const,
    )
    expect(found(...changes)).toEqual([`link-refused ${path}.fr`, `link-refused ${path}.de`])
  },
)

test('tells a space in an address, with which Markdown makes no link, but no title behind it', () => {
  expect(link('https://piano.example/a b')).toContain('markdown-slip pages.atelier.sections.history.text.fr')
  expect(link('https://piano.example/a "b c"')).toEqual([])
})
