import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { isNamed } from '../../../generator/serve/preview/is-named.ts'
import { listen, tryPlace } from '../../../generator/serve/preview/listen.ts'

/** Where a server listens that was asked to serve a host, and the address that it tells. */
async function served(host?: string) {
  const server = createServer()
  const told = await listen(server, { port: 0, host })
  const { address, port } = server.address() as AddressInfo
  server.close()
  return { address, told: told.replace(`:${port}`, '') }
}

test('listens for this machine alone', async () => {
  expect(await served()).toEqual({ address: '127.0.0.1', told: 'http://localhost' })
})

test.each([
  ['127.0.0.1', '127.0.0.1', 'http://localhost'],
  ['127.0.0.2', '127.0.0.2', 'http://127.0.0.2'],
  ['0.0.0.0', '0.0.0.0', 'http://localhost'],
])('listens at the address %s', async (host, address, told) => {
  expect(await served(host)).toEqual({ address, told })
})

test.each([
  ['', 'http://localhost'],
  ['laptop.test', 'http://laptop.test'],
])('listens everywhere for the host %j', async (host, told) => {
  const { address, told: said } = await served(host)
  expect(['::', '0.0.0.0']).toContain(address)
  expect(said).toBe(told)
})

test('fails at once at an address that the machine does not have', async () => {
  await expect(tryPlace({ port: 0, host: '203.0.113.7' })).rejects.toThrow('EADDRNOTAVAIL')
})

const asking = (host: string | undefined, url = '/') => ({ url, headers: { host } }) as IncomingMessage

test.each([
  'localhost',
  'LOCALHOST:4173',
  'a.localhost',
  '127.0.0.1:80',
  '192.168.1.20',
  '[::1]:4173',
  'Site.test:4173',
  // With a dot behind it, a name is the same name.
  'site.test.',
  'site.test.:4173',
])('answers to %s', (host) => {
  expect(isNamed(asking(host), ['site.test', ''])).toBe(true)
})

test.each([
  'evil.test',
  'site.test.evil.test',
  'localhost.evil.test',
  '127.0.0.1.evil.test',
  'notsite.test',
  '',
  undefined,
])('does not answer to %s', (host) => {
  expect(isNamed(asking(host), ['site.test'])).toBe(false)
})

test('takes the host of a whole address before that of the header', () => {
  expect(isNamed(asking('localhost', 'http://evil.test/pt/'), [])).toBe(false)
  expect(isNamed(asking('evil.test', 'http://localhost/pt/'), [])).toBe(true)
  expect(isNamed(asking('localhost', 'http://[/'), [])).toBe(false)
})
