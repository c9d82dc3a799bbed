import { expect, test } from 'vitest'
import { found } from './found.ts'

/** What is said of a form with these lines as its receiver. */
function said(...lines: string[]): string[] {
  const written = [
    '      to: webhook\n      address: /crochet/atelier\n',
    lines.map((line) => `      ${line}\n`).join(''),
  ]
  return found(written as [string, string]).map((line) => line.replace('forms.contact.deliver', 'deliver'))
}

const email = [
  'to: email',
  'provider: resend',
  'sender: Atelier <site@example.com>',
  'recipients:',
  '  - a@example.com',
]

test.each([
  [['to: formspree', 'form: xnqkvzab']],
  [['to: web3forms', 'key: 0b7c6a52-1f0e-4b1c-9d3e-2a4f5b6c7d8e']],
  [['to: basin', 'form: d36fd205b3bb']],
  [['to: netlify']],
  [['to: netlify', 'name: devis-piano']],
  [email],
  [[...email, 'subject: Site']],
])('takes %j', (lines) => {
  expect(said(...lines)).toEqual([])
})

test.each([
  [['to: formspree', 'form: https://formspree.io/f/xnqkvzab'], ['form-wrong deliver.form']],
  [['to: formspree', 'key: xnqkvzab'], ['kind-mismatch deliver.to']],
  [['to: formspre', 'form: xnqkvzab'], ['value-unknown deliver.to']],
  [['to: web3forms', 'key: xnqkvzab'], ['form-wrong deliver.key']],
  [['to: basin', 'form: contact form'], ['form-wrong deliver.form']],
  [['to: netlify', 'name: Devis'], ['form-wrong deliver.name']],
  [['to: email', 'provider: gmail', ...email.slice(2)], ['value-unknown deliver.provider']],
  [[...email.slice(0, 4), '  - a@example.com, b@example.com'], ['form-wrong deliver.recipients.0']],
  [[...email.slice(0, 2), 'sender: Atelier', ...email.slice(3)], ['form-wrong deliver.sender']],
])('tells of %j', (lines, problems) => {
  expect(said(...lines).sort()).toEqual([...problems].sort())
})

test.each(['re_AbCdEfGh12345678', 'SG.abcdefgh.ijklmnop', `xkeysib-${'a1'.repeat(20)}`, `key-${'a1'.repeat(16)}`])(
  'tells of a secret key wherever it stands: %s',
  (key) => {
    expect(said(...email, `apiKey: ${key}`)).toContain('key-secret deliver.apiKey')
    expect(said('to: web3forms', `key: ${key}`)).toContain('key-secret deliver.key')
  },
)

test('files are asked for only where they are taken, and as many', () => {
  const [before, after] = [
    '    fields:\n',
    '    fields:\n      - { type: file, name: plan, label: { fr: Un plan, de: Ein Plan }, accept: [pdf]MORE }\n',
  ] as const
  const withFile = (deliver: string, more = '') =>
    found(
      ['      to: webhook\n      address: /crochet/atelier\n', `      ${deliver}\n`],
      [before, after.replace('MORE', more)],
    )
  expect(withFile('to: webhook\n      address: /crochet/atelier', ', maxFiles: 9, maxMegabytes: 25')).toEqual([])
  expect(withFile('to: netlify')).toEqual([])
  expect(withFile('to: netlify', ', maxMegabytes: 9')).toEqual(['files-refused forms.contact.fields.0.type'])
  expect(withFile('to: netlify', ', maxFiles: 2')).toEqual(['files-refused forms.contact.fields.0.maxFiles'])
  expect(withFile('to: basin\n      form: d36fd205b3bb', ', maxMegabytes: 25')).toEqual([])
  expect(withFile('to: formspree\n      form: xnqkvzab')).toEqual(['files-refused forms.contact.fields.0.type'])
})
