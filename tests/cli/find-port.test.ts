import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPort } from '../../generator/cli/find-port.ts'

const other = createServer()

// Where another program has the usual port already, it is as taken as it has to be.
beforeAll(async () => {
  other.on('error', () => {}).listen(4173, '127.0.0.1')
  await Promise.race([once(other, 'listening'), once(other, 'error').catch(() => {})])
})
afterAll(() => void other.close())

async function found(values: { readonly port?: string }, env: Readonly<Record<string, string>> = {}) {
  let said = ''
  const io = {
    out: (text: string) => (said += text),
    err() {},
    env: { LC_ALL: 'en_US.UTF-8', ...env },
    isTerminal: false,
  }
  const port = await findPort(values, io)
  return { port, said }
}

test('where the usual port is taken, the next free one is found, and said', async () => {
  const { port, said } = await found({})
  expect(port).toBeGreaterThan(4173)
  expect(port).toBeLessThan(4223)
  expect(said).toBe(`Port 4173 is taken, so the editor opens on port ${port}.\n`)
})

test('a port that somebody has asked for is no other, though it is taken', async () => {
  expect(await found({ port: '4173' })).toEqual({ port: 4173, said: '' })
  expect(await found({}, { PORT: '4173' })).toEqual({ port: 4173, said: '' })
})
