import { get } from 'node:http'
import { expect, test } from 'vitest'
import { startDevServer } from '../../../generator/serve/dev/dev-server.ts'
import { secondSite } from '../../site/command.ts'

test('answers to the name that it is given, to addresses, and to no other name', async () => {
  const server = await startDevServer({
    file: secondSite,
    port: 0,
    host: 'laptop.test',
    handlers: () => [],
    explain: () => ({ terminal: '', page: '' }),
    explainFailure: () => undefined,
    onSite: async () => {},
    print() {},
  })
  const { port } = new URL(server.address)
  const statusAs = (host: string) =>
    new Promise((resolve, reject) => {
      const asked = get({ port, path: '/@site/problems', headers: { host } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      asked.once('error', reject)
    })
  expect(new URL(server.address).hostname).toBe('laptop.test')
  expect(await statusAs(`laptop.test:${port}`)).toBe(200)
  expect(await statusAs(`127.0.0.1:${port}`)).toBe(200)
  expect(await statusAs(`evil.test:${port}`)).toBe(421)
  await server.close()
})
