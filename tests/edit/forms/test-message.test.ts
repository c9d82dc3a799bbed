import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendTestMessage } from '../../../generator/edit/forms/test-message.ts'
import type { Delivery } from '../../../schema/delivery.ts'
import type { SiteConfig } from '../../../schema/site-config.ts'

let server: Server
let address = ''
/** What has come in, as it was written. */
const received: string[] = []
let answer = { status: 200, body: '{}' }

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk
    })
    request.on('end', () => {
      received.push(body)
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`
})
afterAll(() => void server.close())

const siteWith = (deliver: Delivery) =>
  ({
    site: { name: 'Oven', url: 'https://oven.example', logo: './logo.svg' },
    defaultLocale: 'en',
    locales: { en: { name: 'English', tag: 'en' } },
    theme: {},
    pages: {},
    forms: {
      booking: {
        deliver,
        privacy: { en: 'Kept.' },
        fields: [{ type: 'number', name: 'guests', label: { en: 'Guests' } }],
      },
    },
  }) as unknown as SiteConfig

test('a test message arrives as one of a visitor would', async () => {
  answer = { status: 200, body: '{}' }
  expect(await sendTestMessage(siteWith({ to: 'webhook', address }), 'booking')).toBe('sent')
  expect(JSON.parse(received.at(-1) ?? '')).toMatchObject({ guests: '1', conversion_type: 'booking', locale: 'en' })
})

test.each([
  [500, '{}'],
  [200, '{"success":false}'],
  [200, '{"error":"no such form"}'],
])('an answer %i with %s is a refusal', async (status, body) => {
  answer = { status, body }
  expect(await sendTestMessage(siteWith({ to: 'webhook', address }), 'booking')).toBe('refused')
})

test('what is a part of the published site waits for it; nobody there is a failure', async () => {
  expect(await sendTestMessage(siteWith({ to: 'netlify' }), 'booking')).toBe('later')
  const nobody = 'http://127.0.0.1:9/leads'
  expect(await sendTestMessage(siteWith({ to: 'webhook', address: nobody }), 'booking')).toBe('failed')
})
