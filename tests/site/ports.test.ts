import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parsePort, WrongUsage } from '../../generator/cli/command.ts'
import type { Io } from '../../generator/cli/io.ts'
import { builtOnce } from './built-once.ts'
import { call, inFolder, run, secondSite, temporaryFolder } from './command.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let other: Server
let port: number

beforeAll(async () => {
  folder = await temporaryFolder()
  other = createServer()
  await new Promise<void>((resolve) => other.listen(0, resolve))
  port = (other.address() as AddressInfo).port
})
afterAll(async () => {
  other.close()
  await folder.remove()
})

async function tryOn(command: string, ...options: string[]) {
  const { exitCode, output } = await run([command, ...options, '--port', `${port}`])
  expect(output).toContain(`Port ${port} is taken. Choose another: npm run ${command} -- --port ${port + 1}\n`)
  expect(output).not.toMatch(/^ +at /m)
  expect(exitCode).toBe(1)
}

test.each(['dev', 'start'])('%s says that its port is taken before it builds anything, and ends', async (command) => {
  const [, , ...generated] = inFolder(folder.path)
  await tryOn(command, '--config', secondSite, ...(command === 'dev' ? generated : inFolder(folder.path)))
  expect(existsSync(join(folder.path, 'site'))).toBe(false)
})

test('preview says that its port is taken, and ends', async () => {
  await tryOn('preview', '--config', 'site.config.yaml', '--out', await builtOnce('second'))
})

test.each([
  [undefined, undefined, 4173],
  [undefined, '', 4173],
  [undefined, '0', 0],
  [undefined, '8080', 8080],
  ['5000', '8080', 5000],
])('takes for a port of %j and a PORT of %j the port %d', (asked, said, taken) => {
  expect(parsePort({ port: asked }, speaking({ PORT: said }))).toBe(taken)
})

test.each(['', 'no', '1.5', '0x10', '1e3', '65536'])('refuses %j, where somebody asks for that port', (port) => {
  expect(() => parsePort({ port }, speaking({}))).toThrow(WrongUsage)
})

test('a build, which serves nothing, minds no port', async () => {
  const config = join(folder.path, 'missing.yaml')
  expect((await run(['build', '--config', config, ...inFolder(folder.path)], { PORT: 'none' })).output).toContain(
    'file-missing',
  )
  expect(await call(['build', '--port', '80'])).toMatchObject({ exitCode: 2 })
})

function speaking(env: Io['env']): Io {
  return { out() {}, err() {}, env, isTerminal: false }
}
