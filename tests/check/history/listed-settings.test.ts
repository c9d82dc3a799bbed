import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listedSettings, listedSettingsNow } from '../../../generator/check/history/listed-settings.ts'
import { type TemporaryFolder, temporaryFolder } from '../../site/command.ts'

let root: TemporaryFolder
let asked: number

beforeEach(async () => {
  root = await temporaryFolder()
  asked = 0
  git('init', '-q', '-b', 'main', '.')
})
afterEach(async () => {
  vi.useRealTimers()
  await root.remove()
})

function git(...args: string[]): Buffer {
  return execFileSync('git', args, { cwd: root.path, stdio: 'pipe' })
}

function list(folder: string): Buffer {
  asked++
  return git('-C', folder, 'config', '--list', '--show-scope', '-z')
}

const listed = (folder = root.path) => listedSettings(folder, async () => list(folder))

test('git is asked once, by all that ask at the same time', async () => {
  await Promise.all([listed(), listed()])
  await listed()
  expect(String(listedSettingsNow(root.path, () => list(root.path)))).toContain('core.bare')
  expect(asked).toBe(1)
})

test('what the folder sets meanwhile is known at once', async () => {
  await listed()
  git('config', 'filter.x.clean', 'a-program')
  expect(String(await listed())).toContain('a-program')
  git('config', 'extensions.worktreeConfig', 'true')
  await listed()
  git('config', '--worktree', 'filter.x.smudge', 'another')
  expect(String(await listed())).toContain('another')
})

test('it is asked each time where a change could not be seen: of a file that the settings include, in a second working tree', async () => {
  git('config', 'include.path', '../included')
  for (const _ of [1, 2]) await listed()
  expect(asked).toBe(2)
  git('config', '--unset', 'include.path')
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '-q', '--allow-empty', '-m', 'As it began')
  git('worktree', 'add', '-q', 'second')
  for (const _ of [1, 2]) await listed(join(root.path, 'second'))
  expect(asked).toBe(4)
})

test('after some seconds it is asked again, as the settings of the person may have changed, and after a refusal at once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await listed()
  vi.advanceTimersByTime(5000)
  await listed()
  expect(asked).toBe(2)
  vi.advanceTimersByTime(5000)
  await expect(listedSettings(root.path, async () => Promise.reject(new Error('no git')))).rejects.toThrow('no git')
  await listed()
  expect(asked).toBe(3)
})
