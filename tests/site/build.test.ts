import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildInto, secondSite, shippedSite, temporaryFolder } from './command.ts'
import { digests, withoutHash } from './files.ts'

describe.each([
  ['the shipped site', shippedSite],
  ['the second site', secondSite],
])('%s', (_name, config) => {
  let first: Awaited<ReturnType<typeof temporaryFolder>>
  let second: Awaited<ReturnType<typeof temporaryFolder>>

  beforeAll(async () => {
    first = await temporaryFolder()
    second = await temporaryFolder()
    expect(await buildInto(first.path, config)).toMatchObject({ exitCode: 0 })
    expect(await buildInto(second.path, config)).toMatchObject({ exitCode: 0 })
  })
  afterAll(() => Promise.all([first.remove(), second.remove()]))

  test('has this route table', async () => {
    expect(await readFile(join(first.path, 'generated/routes.ts'), 'utf8')).toMatchSnapshot()
  })

  test('has these files', async () => {
    const files = new Set(Object.keys(await digests(join(first.path, 'site'))).map(withoutHash))
    expect([...files].sort()).toMatchSnapshot()
  })

  test('is built to equal bytes twice', async () => {
    expect(await digests(second.path)).toEqual(await digests(first.path))
  })
})

test('a failed build leaves the last good site alone', async () => {
  const folder = await temporaryFolder()
  const config = join(folder.path, 'site.config.yaml')
  const text = await readFile(secondSite, 'utf8')
  const logo = join(secondSite, '../logo.svg')
  await writeFile(join(folder.path, 'logo.svg'), await readFile(logo))
  await writeFile(config, text)
  expect((await buildInto(folder.path, config)).exitCode).toBe(0)
  const good = await digests(join(folder.path, 'site'))

  await writeFile(config, text.replace(/^defaultLocale: .*$/m, 'defaultLocale: nowhere'))
  const { exitCode, output } = await buildInto(folder.path, config)

  expect(exitCode).toBe(1)
  expect(output).toContain('nowhere')
  expect(await digests(join(folder.path, 'site'))).toEqual(good)
  await folder.remove()
})
