import { expect, test } from 'vitest'
import { providers } from '../../generator/output/hosting/mail/mail-providers.ts'
import { mailServices, receivers } from '../../generator/receivers/receivers.ts'
import { listBranches, readSiteSchema } from '../../generator/schema/site-schema.ts'

const { definitions = {} } = readSiteSchema().schema

test('each receiver that the schema knows has its row', () => {
  const known = listBranches(definitions.Delivery ?? {}).map(({ value }) => value)
  expect(known).toEqual(['webhook', 'formspree', 'web3forms', 'basin', 'netlify', 'email'])
  expect(Object.keys(receivers).sort()).toEqual([...known].sort())
})

test('each provider of e-mails that the schema knows has its row, and is asked', () => {
  const known = definitions.EmailDelivery?.properties?.provider?.enum as string[]
  expect(known).toEqual(['resend', 'postmark', 'brevo', 'sendgrid', 'mailgun'])
  expect(Object.keys(mailServices)).toEqual(known)
  expect(Object.keys(providers)).toEqual(known)
})

test.each([
  ['formspree', 'Formspree', 'formspree.io', 'US'],
  ['web3forms', 'Web3Forms', 'api.web3forms.com', undefined],
  ['basin', 'Basin', 'usebasin.com', undefined],
  ['netlify', 'Netlify', 'netlify.com', 'US'],
] as const)('%s is a service, by its name, host and country', (to, name, host, country) => {
  expect(receivers[to].service).toMatchObject({ name, host, country })
})

test('only two providers send an e-mail once that they are told to send twice', () => {
  const idempotent = Object.entries(mailServices).flatMap(([name, { isIdempotent }]) => (isIdempotent ? [name] : []))
  expect(idempotent).toEqual(['resend', 'brevo'])
})

test('files are taken by few, and in numbers', () => {
  const taken = Object.entries(receivers).flatMap(([to, { files }]) =>
    files ? [[to, files.perField, files.megabytes]] : [],
  )
  expect(taken).toEqual([
    ['webhook', Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
    ['basin', 1, 100],
    ['netlify', 1, 8],
  ])
})
