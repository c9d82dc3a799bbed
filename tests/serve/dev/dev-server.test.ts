import { get } from 'node:http'
import { expect, test } from 'vitest'
import { startDevServer } from '../../../generator/serve/dev/dev-server.ts'
import { secondSite } from '../../site/command.ts'

const options = {
  file: secondSite,
  port: 0,
  handlers: () => [],
  explain: () => ({ terminal: '', page: '' }),
  explainFailure: () => undefined,
  onSite: async () => {},
  print() {},
}

/** Asks for an address as it is written. */
function ask(
  address: string,
  path: string,
  headers = {},
): Promise<{ status?: number; location?: string; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = get({ port: new URL(address).port, path, headers }, (response) => {
      let body = ''
      response.on('data', (chunk) => (body += chunk))
      const { statusCode: status, headers } = response
      response.on('end', () => resolve({ status, location: headers.location, body }))
    })
    asked.once('error', reject)
  })
}

test('answers to the name that it is given, to addresses, and to no other name; and gives out no file that is not of the app', async () => {
  const server = await startDevServer({ ...options, host: 'laptop.test' })
  const { port, hostname } = new URL(server.address)
  const statusAs = async (host: string) => (await ask(server.address, '/@site/problems', { host })).status
  expect(hostname).toBe('laptop.test')
  expect(await statusAs(`laptop.test:${port}`)).toBe(200)
  expect(await statusAs(`127.0.0.1:${port}`)).toBe(200)
  expect(await statusAs(`evil.test:${port}`)).toBe(421)
  // After the next save the path may have a page, and browsers keep what is moved for good.
  const answerTo = (path: string) => ask(server.address, path, { host: `laptop.test:${port}` })
  expect(await answerTo('/fr')).toMatchObject({ status: 302, location: '/fr/' })
  // Whoever is in the same network can ask: for the sources of the app, not for leads, nor for the history of the project.
  for (const path of ['/package.json', '/.git/HEAD']) expect((await answerTo(`${path}?raw`)).status, path).not.toBe(200)
  await server.close()
})

test('answers an address that no link is with the page that leads home, and leads on from slashes that are too many', async () => {
  const server = await startDevServer(options)
  const { address } = server
  for (const [path, language] of [
    ['/%E0%A4%A', 'fr'],
    ['/de/%E0%A4%A', 'de'],
    ['/de/%00', 'de'],
  ] as const) {
    const { status, body } = await ask(address, path)
    expect(status, path).toBe(400)
    expect(body, path).toMatch(new RegExp(`<html lang="${language}`))
    expect(body, path).toContain('id="not-found"')
  }
  expect(await ask(address, '/fr//tarifs?a=//')).toMatchObject({ status: 301, location: '/fr/tarifs?a=//' })
  expect(await ask(address, '/fr/tarifs/')).toMatchObject({ status: 301, location: '/fr/tarifs' })
  expect(await ask(address, '//evil.example/')).toMatchObject({ status: 301, location: '/evil.example' })
  expect(await ask(address, '/fr//')).toMatchObject({ status: 301, location: '/fr/' })
  await server.close()
})
