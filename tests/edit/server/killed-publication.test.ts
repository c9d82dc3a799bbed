import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Repository } from '../../../generator/edit/publish/repository.ts'
import { recoverKilledPublication } from '../../../generator/edit/server/killed-publication.ts'
import { startCommand } from '../../browser/running-command.ts'
import { fourthSite, type TemporaryFolder, temporaryFolder } from '../../site/command.ts'

let folder: TemporaryFolder
let sites = 0

beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => folder.remove())

const gitIn =
  (cwd: string) =>
  (...args: string[]) =>
    execFileSync('git', args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
      .toString()
      .trim()

const written = (title: string, end = 'end') => `title: ${title}\n${'# A comment\n'.repeat(20)}end: ${end}\n`

/** A published file whose title is changed since, to which others have sent another end, and a picture. */
async function changedSite() {
  const own = join(folder.path, String(++sites))
  const [remote, path, other] = [join(own, 'remote.git'), join(own, 'site'), join(own, 'other')]
  await mkdir(path, { recursive: true })
  const [git, file] = [gitIn(path), join(path, 'site.config.yaml')]
  const introduce = (by: typeof git) => {
    by('config', 'user.name', 'Ada')
    by('config', 'user.email', 'ada@example.com')
  }
  await writeFile(file, written('first'))
  await writeFile(join(path, 'notes.txt'), 'first')
  gitIn(own)('init', '-q', '--bare', '-b', 'main', remote)
  git('init', '-q', '-b', 'main', '--template=')
  introduce(git)
  git('add', '.')
  git('commit', '-qm', 'First')
  git('remote', 'add', 'origin', remote)
  git('push', '-q', '-u', 'origin', 'main')
  gitIn(own)('clone', '-q', '--template=', remote, other)
  introduce(gitIn(other))
  await writeFile(join(other, 'site.config.yaml'), written('first', 'of theirs'))
  await writeFile(join(other, 'picture.svg'), 'theirs')
  gitIn(other)('add', '.')
  gitIn(other)('commit', '-qm', 'Theirs')
  gitIn(other)('push', '-q')
  await writeFile(file, written('mine'))
  return { own, path, file, git, remote }
}

const publishing = (file: string) => `
  const { Repository } = await import('./generator/edit/publish/repository.ts')
  const { PublicHost } = await import('./generator/edit/publish/online/public-host.ts')
  const { noteWriting } = await import('./generator/edit/server/killed-publication.ts')
  const file = ${JSON.stringify(file)}
  const repository = new Repository(file, new PublicHost(), noteWriting(file))
  await repository.commit(['site.config.yaml'], { note: 'Mine' })
  await repository.send(await repository.remote())
`

/** Publishes in a process that is killed, with all that it has started, when git runs a hook of the person. */
async function publishKilledAt(site: { own: string; file: string }, hook: string, when = ''): Promise<void> {
  const hooks = join(site.own, 'hooks')
  await mkdir(hooks)
  const settings = join(site.own, 'gitconfig')
  await writeFile(settings, `[core]\nhooksPath = ${hooks}\n`)
  const code = ['--import', 'tsx', '--input-type=module', '-e', publishing(site.file)]
  const env = { ...process.env, GIT_CONFIG_GLOBAL: settings }
  const kill = `#!/bin/sh\n[ "${when}" = "" ] || [ "${when}" = "$1" ] || exit 0\nkill -9 -$(cat ${hooks}/group)\nsleep 9\n`
  await writeFile(join(hooks, hook), kill, { mode: 0o755 })
  const child = spawn(process.execPath, code, { stdio: 'inherit', detached: true, env })
  await writeFile(join(hooks, 'group'), String(child.pid))
  expect((await once(child, 'exit'))[1]).toBe('SIGKILL')
}

async function publishAgain(file: string) {
  const repository = new Repository(file)
  const committed = await repository.commit(['site.config.yaml'], { note: 'Mine' })
  const remote = await repository.remote()
  return { committed, sent: remote && (await repository.send(remote)) }
}

describe.skipIf(process.platform === 'win32').concurrent('a publication that is killed in the middle', () => {
  test.each([
    ['before git commits', 'pre-commit', '', undefined],
    ['while git commits', 'reference-transaction', 'prepared', undefined],
    ['when git has committed and noted nothing of it', 'reference-transaction', 'committed', 'nothing-changed'],
    ['when the file is as others have it', 'post-checkout', '', 'nothing-changed'],
    ['when both are brought together', 'post-rewrite', '', 'nothing-changed'],
  ] as const)(
    '%s loses nothing and is in the way of nothing',
    { timeout: 300_000 },
    async (_name, hook, when, committed) => {
      const site = await changedSite()
      await publishKilledAt(site, hook, when)
      await recoverKilledPublication(site.file)
      expect(await readFile(site.file, 'utf8')).toContain('title: mine')
      expect(await new Repository(site.file).gap()).toBeUndefined()
      expect(await publishAgain(site.file)).toEqual({ committed, sent: undefined })
      expect(gitIn(site.remote)('show', 'main:site.config.yaml')).toBe(written('mine', 'of theirs').trimEnd())
      expect(await readFile(join(site.path, 'picture.svg'), 'utf8')).toBe('theirs')
      expect(existsSync(join(site.path, '.git/edit-publishing'))).toBe(false)
    },
  )

  test('keeps what somebody has written since, into the file or another one', { timeout: 300_000 }, async () => {
    const site = await changedSite()
    await publishKilledAt(site, 'post-checkout')
    await writeFile(site.file, written('since', 'of theirs'))
    await writeFile(join(site.path, 'notes.txt'), 'since')
    await recoverKilledPublication(site.file)
    expect(await new Repository(site.file).gap()).toBeUndefined()
    expect(await readFile(site.file, 'utf8')).toBe(written('since', 'of theirs'))
    expect(await readFile(join(site.path, 'notes.txt'), 'utf8')).toBe('since')
    expect(gitIn(site.path)('show', 'HEAD:site.config.yaml')).toBe(written('mine').trimEnd())
  })

  test('takes files of others away that git has written and not noted', { timeout: 300_000 }, async () => {
    const site = await changedSite()
    await publishKilledAt(site, 'pre-rebase')
    await writeFile(join(site.path, 'picture.svg'), 'theirs')
    await writeFile(join(site.path, 'own.svg'), 'mine')
    site.git('rebase', '-q', '--no-autostash', 'HEAD')
    await mkdir(join(site.path, '.git/rebase-merge'))
    await recoverKilledPublication(site.file)
    expect(await publishAgain(site.file)).toEqual({ committed: 'nothing-changed', sent: undefined })
    expect(await readFile(join(site.path, 'own.svg'), 'utf8')).toBe('mine')
  })
})

describe('at the next start', () => {
  test('a lock and a merge of somebody else stay', async () => {
    const { file, path, git } = await changedSite()
    git('commit', '-qam', 'Mine')
    git('fetch', '-q')
    git('merge', '-q', '--no-commit', 'origin/main')
    await writeFile(join(path, '.git/HEAD.lock'), '')
    await recoverKilledPublication(file)
    expect(existsSync(join(path, '.git/HEAD.lock'))).toBe(true)
    // Nor where they have begun long after what was killed.
    const marker = join(path, '.git/edit-publishing')
    await writeFile(marker, '999999999')
    const earlier = new Date(Date.now() - 3_600_000)
    await utimes(marker, earlier, earlier)
    await recoverKilledPublication(file)
    expect(existsSync(join(path, '.git/HEAD.lock'))).toBe(true)
    expect(existsSync(join(path, '.git/MERGE_HEAD'))).toBe(true)
    expect(existsSync(marker)).toBe(false)
  })

  test('what an editor is at that runs is left to it', async () => {
    const { file, path } = await changedSite()
    const marker = join(path, '.git/edit-publishing')
    await writeFile(marker, String(process.pid))
    await writeFile(join(path, '.git/index.lock'), '')
    await recoverKilledPublication(file)
    expect(existsSync(join(path, '.git/index.lock'))).toBe(true)
    await rm(join(path, '.git/index.lock'))
  })

  test('the editor opens where it cannot clear away what is left', { timeout: 300_000 }, async () => {
    const { file, path } = await changedSite()
    await writeFile(file, await readFile(fourthSite, 'utf8'))
    // No file: neither read nor removed as one.
    await mkdir(join(path, '.git/edit-publishing'))
    const editor = await startCommand(['edit', '--config', file, '--no-open'])
    expect(editor.opening).toContain('/@edit/#')
    editor.stop()
  })
})
