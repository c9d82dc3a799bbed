import { get, type IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { startDevServer } from '../../../generator/serve/dev/dev-server.ts'
import { secondSite } from '../../site/command.ts'

test('answers to the name that it is given, to addresses, and to no other name; and gives out no file that is not of the app', async () => {
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
  const answerTo = (path: string, host = `laptop.test:${port}`) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const asked = get({ port, path, headers: { host } }, (response) => resolve(response.resume()))
      asked.once('error', reject)
    })
  const statusAs = async (host: string) => (await answerTo('/@site/problems', host)).statusCode
  expect(new URL(server.address).hostname).toBe('laptop.test')
  expect(await statusAs(`laptop.test:${port}`)).toBe(200)
  expect(await statusAs(`127.0.0.1:${port}`)).toBe(200)
  expect(await statusAs(`evil.test:${port}`)).toBe(421)
  // After the next save the path may have a page, and browsers keep what is moved for good.
  const moved = await answerTo('/fr')
  expect([moved.statusCode, moved.headers.location]).toEqual([302, '/fr/'])
  // Whoever is in the same network can ask: for the sources of the app, not for leads, nor for the history of the project.
  for (const path of ['/package.json', '/.git/HEAD'])
    expect((await answerTo(`${path}?raw`)).statusCode, path).not.toBe(200)
  await server.close()
})
