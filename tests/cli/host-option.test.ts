import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { WrongUsage } from '../../generator/cli/command.ts'
import { parseListenAddress, printAddresses } from '../../generator/cli/host-option.ts'

const speaking = (out = (_text: string) => {}) => ({ out, err() {}, env: {}, isTerminal: false })

test('serves this machine alone where no host is asked for', () => {
  expect(parseListenAddress({ port: '80' }, speaking())).toEqual({ port: 80 })
})

test.each([
  ['', ''],
  ['0.0.0.0', '0.0.0.0'],
  ['192.168.1.20', '192.168.1.20'],
  ['::1', '::1'],
  ['[fe80::1]', 'fe80::1'],
  ['Laptop.local', 'laptop.local'],
  ['münchen.local', 'xn--mnchen-3ya.local'],
])('serves for --host %s at %s', (host, at) => {
  expect(parseListenAddress({ port: '80', host }, speaking())).toEqual({ port: 80, host: at })
})

test.each([
  'http://laptop.local',
  'laptop.local:80',
  'a b',
  'a/b',
  'me@laptop',
  '::zz',
  '300.1.1.1',
  '127.1',
  '0',
  '*',
])('refuses --host %s', (host) => {
  expect(() => parseListenAddress({ port: '80', host }, speaking())).toThrow(WrongUsage)
})

test('prints the addresses of the networks where others may ask, and only there', () => {
  const printed = (host?: string) => {
    let text = ''
    printAddresses(
      { address: 'http://localhost:4173' },
      { port: 0, host },
      speaking((more) => (text += more)),
    )
    return text.split('\n').slice(0, -1)
  }
  const others = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => `http://${address}:4173/`)
  expect(printed('')).toEqual(['http://localhost:4173/', ...others])
  expect(printed('laptop.local')).toEqual(['http://localhost:4173/', ...others])
  for (const host of [undefined, '127.0.0.1']) expect(printed(host)).toEqual(['http://localhost:4173/'])
})
