import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSiteOptions } from '../../generator/commands/site-options.ts'
import { inFolder, quick, run, secondSite, temporaryFolder } from './command.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let other: Server
let port: number
let options: string[]

beforeAll(async () => {
  folder = await temporaryFolder()
  options = ['--config', secondSite, ...inFolder(folder.path), ...quick]
  other = createServer()
  await new Promise<void>((resolve) => other.listen(0, resolve))
  port = (other.address() as AddressInfo).port
})
afterAll(async () => {
  other.close()
  await folder.remove()
})

async function tryOn(command: string) {
  const { exitCode, output } = await run([command, ...options, '--port', `${port}`])
  expect(output).toContain(`Port ${port} is taken. Choose another: npm run ${command} -- --port ${port + 1}\n`)
  expect(output).not.toMatch(/^ +at /m)
  expect(exitCode).toBe(1)
}

test.each(['dev', 'start'])('%s says that its port is taken before it builds anything, and ends', async (command) => {
  await tryOn(command)
  expect(existsSync(join(folder.path, 'site'))).toBe(false)
})

test('preview says that its port is taken, and ends', async () => {
  expect(await run(['build', ...options])).toMatchObject({ exitCode: 0 })
  await tryOn('preview')
})

test.each([
  [undefined, 4173],
  ['', 4173],
  ['0', 0],
  ['8080', 8080],
])('takes for a PORT of %j the port %d', (said, taken) => {
  const io = { out: () => {}, err: () => {}, env: { PORT: said }, isTerminal: false }
  expect(readSiteOptions('build', [], io)?.port).toBe(taken)
})

test('refuses an empty port that somebody asks for', () => {
  const io = { out: () => {}, err: () => {}, env: {}, isTerminal: false }
  expect(readSiteOptions('build', ['--port', ''], io)).toBeUndefined()
})
