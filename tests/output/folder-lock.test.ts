import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withLock } from '../../generator/lib/files/folder-lock.ts'
import { inFolder, quick, root, secondSite, temporaryFolder } from '../site/command.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let out: string
beforeEach(async () => {
  folder = await temporaryFolder()
  out = join(folder.path, 'site')
})
afterEach(() => folder.remove())

/** Runs a command while it is the turn of this process. Expects that it waits, and then writes a folder. */
async function late(args: readonly string[], written: string): Promise<void> {
  const command = spawn(process.execPath, ['generator/main.mjs', ...args, '--lang', 'en'], { cwd: root })
  const ended = once(command, 'close')
  const work = async () => {
    const [said] = await Promise.race([once(command.stderr, 'data'), ended])
    expect(`${said}`).toMatch(/^Another command is working on .*\. Waiting until it ends …\n$/)
    expect(existsSync(written)).toBe(false)
  }
  await withLock(out, work, vi.fn())
  expect(await ended).toEqual([0, null])
  expect(existsSync(written)).toBe(true)
}

test('a build waits for another one into the same folder, an export for a build of what it exports', async () => {
  const to = join(folder.path, 'public')
  await late(['build', '--config', secondSite, ...inFolder(folder.path), ...quick], out)
  await late(['export', '--host', 'netlify', '--out', out, '--to', to], to)
})

test('a failure lets the next one begin', async () => {
  await expect(withLock(out, () => Promise.reject(new Error('no')), vi.fn())).rejects.toThrow('no')
  expect(await withLock(out, async () => 'done', vi.fn())).toBe('done')
})

describe.skipIf(process.platform === 'win32')('a process that was killed', () => {
  // Where a file stays behind, as on macOS, and where none does.
  test.each(['darwin', process.platform])('lets the next one begin on %s', async (platform) => {
    const held = `
      Object.defineProperty(process, 'platform', { value: '${platform}' })
      const { withLock } = await import('./generator/lib/files/folder-lock.ts')
      withLock('${out}', () => new Promise(() => setInterval(console.log, 10, 'held')), () => {})`
    const other = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', held], { cwd: root })
    await once(other.stdout, 'data')
    const before = vi.spyOn(process, 'platform', 'get').mockReturnValue(platform as NodeJS.Platform)
    const waited = vi.fn()
    const turn = withLock(out, async () => 'done', waited)
    await vi.waitFor(() => expect(waited).toHaveBeenCalledTimes(1))
    other.kill('SIGKILL')
    expect(await turn).toBe('done')
    expect(waited).toHaveBeenCalledTimes(1)
    before.mockRestore()
  })
})
