import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { historyGap } from '../../../generator/check/history/history-gap.ts'
import { checkCommand } from '../../../generator/cli/commands/check-command.ts'
import { runInLanguage } from '../../../generator/cli/run-in-language.ts'
import { Translations } from '../../../generator/translate/translations.ts'
import { changed } from '../../diagnostics/check-example.ts'
import { copyImages } from '../copy-images.ts'
import { createRepository } from './repository.ts'

const elsewhere = mkdtempSync(join(tmpdir(), 'no-history-'))
const repository = createRepository('site.config.yaml')
copyImages(repository.folder)
repository.commit(changed([]), { written: '2026-01-01' })
repository.commit(`${changed([])}\n`, { written: '2026-01-02' })

afterEach(() => vi.unstubAllEnvs())
afterAll(() => {
  repository.remove()
  rmSync(elsewhere, { recursive: true })
})

/** What the command says beside the diagnostics, and its exit code. */
async function stale(file: string, ...args: string[]) {
  const err: string[] = []
  const io = { out: () => {}, err: (text: string) => void err.push(text), env: {}, isTerminal: false }
  return { code: await runInLanguage(checkCommand, ['--config', file, ...args], io), err: err.join('') }
}

test('a whole history has no gap', async () => {
  expect(await historyGap(repository.file)).toBeUndefined()
  await new Translations(repository.file).noteAll()
  expect(await stale(repository.file, '--stale')).toEqual({ code: 0, err: '' })
})

test('a shallow clone has one', async () => {
  const clone = join(elsewhere, 'clone')
  execFileSync('git', ['clone', '-q', '--depth=1', pathToFileURL(repository.folder).href, clone])
  expect(await historyGap(join(clone, 'site.config.yaml'))).toBe('shallow')
  const { code, err } = await stale(join(clone, 'site.config.yaml'), '--stale')
  expect([code, err]).toEqual([3, expect.stringContaining('git fetch --unshallow')])
})

test('a file that is not committed has none, nor has one where nothing is', async () => {
  const added = join(repository.folder, 'other.yaml')
  writeFileSync(added, changed([]))
  expect(await historyGap(added)).toBe('not-committed')
  const empty = join(elsewhere, 'empty')
  execFileSync('git', ['init', '-q', empty])
  expect(await historyGap(join(empty, 'site.config.yaml'))).toBe('not-committed')
})

test('a file outside of a repository has none', async () => {
  vi.stubEnv('GIT_CEILING_DIRECTORIES', tmpdir())
  expect(await historyGap(join(elsewhere, 'site.config.yaml'))).toBe('no-repository')
})

test('without git, there is none', async () => {
  vi.stubEnv('PATH', elsewhere)
  expect(await historyGap(repository.file)).toBe('no-git')
})

test('git does not read the repository of another user', async () => {
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1')
  expect(await historyGap(repository.file)).toBe('foreign-owner')
})

test('a wrong file is wrong before all else, and nobody who did not ask is told', async () => {
  const file = join(elsewhere, 'site.config.yaml')
  writeFileSync(file, changed([['url: https://', 'url: ']]))
  expect((await stale(file, '--stale')).code).toBe(1)
  expect(await stale(file)).toEqual({ code: 1, err: '' })
})
