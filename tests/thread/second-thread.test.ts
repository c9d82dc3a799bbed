import { appendFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readSource } from '../../generator/check/read-source.ts'
import { startThread } from '../../generator/thread/start-thread.ts'
import { inFolder, quick, run, type TemporaryFolder, temporaryFolder } from '../site/command.ts'
import { digests } from '../site/files.ts'
import { siteTexts, writeConfig } from '../site/site-texts.ts'
import { largeComment } from './large-comment.ts'

let folder: TemporaryFolder

beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => folder.remove())

/** Builds a site into a folder, as quickly as can be. */
const build = (file: string, into: string) => run(['build', '--config', file, ...inFolder(into), ...quick])

describe.skipIf(availableParallelism() < 2)('a second thread', () => {
  test('checks a large file, and once it has ended nothing', async () => {
    const { text, from } = await siteTexts.fourth()
    const file = await writeConfig({ text, from }, folder.path)
    expect(startThread(file)).toBe(undefined)
    await appendFile(file, largeComment)
    const thread = startThread(file)
    const check = async (wrong: string) => {
      await appendFile(file, wrong)
      const options = { file: 'site.config.yaml', language: 'en', colour: false } as const
      return thread?.ask('check', { source: readSource(file), options })
    }
    try {
      expect(await check('')).toEqual({ isRight: true })
      const verdict = await check('\nnotFound: nowhere\n')
      expect([verdict?.isRight, verdict?.report]).toEqual([false, expect.stringContaining('nowhere')])
    } finally {
      thread?.end()
    }
    expect(await check('')).toBe(undefined)
  })

  test('makes the same files of a large file as one thread makes of it', async () => {
    const file = await writeConfig(await siteTexts.shipped(), folder.path)
    expect(await build(file, join(folder.path, 'one'))).toMatchObject({ exitCode: 0 })
    await appendFile(file, largeComment)
    expect(await build(file, join(folder.path, 'two'))).toMatchObject({ exitCode: 0 })
    for (const part of ['site', 'site-hosts', 'generated'])
      expect(await digests(join(folder.path, 'two', part))).toEqual(await digests(join(folder.path, 'one', part)))
  }, 240_000)

  test('what only rules find is told, and nothing is written', async () => {
    const { text, from } = await siteTexts.fourth()
    const wrong = text.replace('  description:\n', '  description:\n    en: A joinery\n')
    const file = await writeConfig({ text: wrong, from }, folder.path)
    const small = await build(file, join(folder.path, 'one'))
    await appendFile(file, largeComment)
    const large = await build(file, join(folder.path, 'two'))
    expect(small.output).toContain('locale')
    expect(large).toEqual(small)
    expect(large.exitCode).toBe(1)
    expect(await digests(folder.path)).not.toHaveProperty(['two/site/index.html'])
  }, 240_000)
})
