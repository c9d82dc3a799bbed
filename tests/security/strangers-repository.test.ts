import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { checkFile } from '../../generator/check/check-file.ts'
import { earlierVersions } from '../../generator/check/history/file-history.ts'
import { historyGap } from '../../generator/check/history/history-gap.ts'
import { readLastModified } from '../../generator/check/history/last-modified.ts'
import { Publisher } from '../../generator/edit/publish/publisher.ts'
import { Repository } from '../../generator/edit/publish/repository.ts'
import { ConfigFile } from '../../generator/edit/server/config-file.ts'
import { EditSession } from '../../generator/edit/server/edit-session.ts'
import { projectFile } from '../../generator/lib/files/paths.ts'
import { startCommand } from '../browser/running-command.ts'
import { fourthSite, inFolder, quick, run, type TemporaryFolder, temporaryFolder } from '../site/command.ts'
import { writeConfig } from '../site/site-texts.ts'

// A folder that came in a ZIP file or from a shared drive, with what git reads in it: each program that it names would leave a mark.

let root: TemporaryFolder
let marks: string
let site: string
let file: string
const servers: { close: () => void }[] = []

beforeEach(async () => {
  root = await temporaryFolder()
  marks = join(root.path, 'marks')
  site = join(root.path, 'site')
  for (const folder of [marks, site]) mkdirSync(folder)
  file = await writeConfig({ text: readFileSync(fourthSite, 'utf8'), from: dirname(fourthSite) }, site)
  vi.stubEnv('GIT_CONFIG_GLOBAL', join(root.path, 'own'))
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1')
  write('own', '[user]\n\tname = Ada\n\temail = ada@example.com\n[protocol "file"]\n\tallow = always\n')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  for (const server of servers.splice(0)) server.close()
  await root.remove()
})

function write(path: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(join(root.path, path)), { recursive: true })
  writeFileSync(join(root.path, path), text, { mode })
}

function gitIn(folder: string) {
  return (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' }).toString().trim()
}
const git = (...args: string[]) => gitIn(site)(...args)

/** A command that leaves a mark, and goes on as the program would whose place it takes. */
const marking = (name: string, then = 'cat') => `touch "${join(marks, name)}"; ${then}`
const hookNames =
  'pre-commit prepare-commit-msg commit-msg post-commit post-index-change reference-transaction pre-push pre-rebase post-checkout post-rewrite pre-auto-gc pre-receive update post-receive post-update proc-receive'
function writeHooks(folder: string, prefix: string): void {
  for (const name of hookNames.split(' '))
    write(`${folder}/${name}`, `#!/bin/sh\n${marking(`${prefix}-${name}`, 'exit 0')}\n`, 0o755)
}

/** Folders of a published site, which the tests copy. */
let publishedOnce: TemporaryFolder | undefined
afterAll(() => publishedOnce?.remove())

/** A published site, whose remote has what the site has not yet: publishing fetches and rebases. */
async function publishedSite(): Promise<void> {
  if (!publishedOnce) {
    publish()
    publishedOnce = await temporaryFolder()
    copyRepositories(root, publishedOnce)
  } else copyRepositories(publishedOnce, root)
}

function copyRepositories(from: TemporaryFolder, to: TemporaryFolder): void {
  for (const name of ['site/.git', 'remote.git', 'other'])
    cpSync(join(from.path, name), join(to.path, name), { recursive: true })
}

function publish(): void {
  git('init', '-q', '-b', 'main')
  git('add', '.')
  git('commit', '-qm', 'First')
  execFileSync('git', ['clone', '-q', '--bare', site, join(root.path, 'remote.git')], { stdio: 'ignore' })
  git('remote', 'add', 'origin', '../remote.git')
  git('fetch', '-q')
  git('branch', '-q', '--set-upstream-to', 'origin/main')
  execFileSync('git', ['clone', '-q', join(root.path, 'remote.git'), join(root.path, 'other')], { stdio: 'ignore' })
  const other = gitIn(join(root.path, 'other'))
  const theirs = readFileSync(file, 'utf8').replace('Tischlerei in Tübingen für', 'Werkstatt in Tübingen für')
  write('other/site.config.yaml', theirs)
  other('commit', '-qam', 'Other')
  other('push', '-q')
}

const session = () => new EditSession(new ConfigFile(file), { read: () => undefined, write: () => {} })
function publisher(): Publisher {
  const own = session()
  const current = async () => ({ version: own.current.version, config: checkFile(file).config })
  return new Publisher(file, { session: own, repository: new Repository(file), current })
}

/** What `check --stale`, `build` and the opened editor ask of git, and what publishing does. */
async function everything() {
  writeFileSync(file, readFileSync(file, 'utf8').replace('Tische und Regale', 'Tische'))
  const gap = await historyGap(file)
  await readLastModified(file, new Set())
  for await (const _ of earlierVersions(file, 3));
  const repository = new Repository(file)
  await repository.publications(3)
  await repository.readText('HEAD')
  const { changes } = await publisher().status()
  const published = await publisher().publish({ note: 'Tables', send: true })
  return { gap, changes: changes.length, published }
}

test('git is started in one place', () => {
  const sources = readdirSync(projectFile('generator'), { recursive: true, encoding: 'utf8' })
  const starts = (path: string) =>
    path.endsWith('.ts') && /\('git'/.test(readFileSync(projectFile(`generator/${path}`), 'utf8'))
  expect(sources.filter(starts)).toEqual([join('check', 'history', 'run-git.ts')])
})

test('no hook, filter, driver or helper of a folder is run, and publishing works without them', async () => {
  await publishedSite()
  writeHooks('site/.git/hooks', 'hook')
  writeHooks('remote.git/hooks', 'remote')
  write('site/.git/objects/info/alternates', `${join(root.path, 'other/.git/objects')}\n`)
  write('remote.git/objects/info/alternates', `${join(root.path, 'other/.git/objects')}\n`)
  write('site/.git/info/attributes', '*.yaml filter=f diff=d merge=m\n*.svg filter=a=b diff=d\n')
  for (const [key, value] of [
    ['core.fsmonitor', marking('fsmonitor', 'false')],
    ['core.alternateRefsCommand', marking('alternates', 'true')],
    ['core.pager', marking('pager')],
    ['core.editor', marking('editor', 'true')],
    ['core.askPass', marking('askpass', 'true')],
    ['sequence.editor', marking('sequence', 'true')],
    ['pager.log', marking('pager-log')],
    ['log.showSignature', 'true'],
    ['gpg.program', marking('gpg', 'false')],
    ['diff.external', marking('external', 'true')],
    ['diff.d.command', marking('diff', 'true')],
    ['diff.d.textconv', marking('textconv')],
    ['diff.d.cachetextconv', 'true'],
    ['filter.f.clean', marking('clean')],
    ['filter.f.smudge', marking('smudge')],
    ['filter.f.required', 'true'],
    ['filter.a=b.process', marking('process')],
    ['filter.a=b.clean', marking('clean-2')],
    ['merge.m.driver', marking('driver', 'true')],
    ['hook.h.event', 'pre-commit'],
    ['hook.h.command', marking('hook', 'true')],
    ['gc.recentObjectsHook', marking('gc', 'true')],
    ['gc.auto', '1'],
    ['remote.origin.uploadpack', marking('uploadpack', 'git-upload-pack "$@"')],
    ['remote.origin.receivepack', marking('receivepack', 'git-receive-pack "$@"')],
    ['alias.log', `!${marking('alias')}`],
  ] as const) {
    git('config', key, value)
    if (key.startsWith('core.') && key !== 'core.editor')
      gitIn(join(root.path, 'remote.git'))('config', key, `${value}-2`)
  }
  expect(await everything()).toEqual({ gap: undefined, changes: 1, published: { published: true, sent: true } })
  expect(readdirSync(marks)).toEqual([])
  const text = readFileSync(file, 'utf8')
  expect([text.includes('Werkstatt in Tübingen für'), text.includes('Tische und Regale')]).toEqual([true, false])
})

test('nor is what a second file of settings, the one of a worktree, or a path of hooks names', async () => {
  await publishedSite()
  writeHooks('site/hooks', 'hook')
  write('site/.git/more', `[filter "f"]\n\tclean = "${marking('included').replaceAll('"', '\\"')}"\n`)
  write('site/.gitattributes', '* filter=f diff=d\n')
  git('config', 'include.path', 'more')
  git('config', 'core.hooksPath', 'hooks')
  git('config', 'extensions.worktreeConfig', 'true')
  git('config', '--worktree', 'diff.d.textconv', marking('worktree'))
  git('config', '--worktree', 'core.fsmonitor', marking('fsmonitor', 'false'))
  expect(await everything()).toMatchObject({ published: { published: true, sent: true } })
  expect(readdirSync(marks)).toEqual([])
})

test('a folder that looks like a repository itself is none', async () => {
  git('init', '-q', '-b', 'main')
  git('add', '.')
  git('commit', '-qm', 'First')
  for (const name of readdirSync(join(site, '.git'))) renameSync(join(site, '.git', name), join(site, name))
  execFileSync('rmdir', [join(site, '.git')])
  const config = readFileSync(join(site, 'config'), 'utf8').replace('bare = false', 'bare = false\n\tworktree = .')
  write('site/config', `${config}\tfsmonitor = "${marking('fsmonitor', 'false').replaceAll('"', '\\"')}"\n`)
  expect(await everything()).toMatchObject({ gap: 'untrusted', published: { published: false } })
  expect(readdirSync(marks)).toEqual([])
})

test('a part that is missing is not fetched by a program that the name of a remote is', async () => {
  await publishedSite()
  const missing = git('rev-parse', 'HEAD:./site.config.yaml')
  rmSync(join(git('rev-parse', '--absolute-git-dir'), 'objects', missing.slice(0, 2), missing.slice(2)))
  const name = `--upload-pack=${marking('missing', 'git-upload-pack')}`
  git('config', `remote.${name}.promisor`, 'true')
  expect(await everything()).toMatchObject({ gap: 'untrusted', published: { published: false } })
  expect(readdirSync(marks)).toEqual([])
})

describe('nothing is asked of a repository', () => {
  test.each([
    ['whose large files are handled by programs', 'lfs.extension.x.clean', 'true'],
    ['whose large files are fetched by a program', 'lfs.https://a.example.standalonetransferagent', 'x'],
    ['that writes its files elsewhere', 'core.worktree', '../..'],
    ['with a remote that git takes for an option', 'remote.--upload-pack=touch x.url', 'x'],
    ['whose missing parts come from such a one', 'extensions.partialClone', '--upload-pack=touch x'],
    ['whose branch is sent to such a one', 'branch.main.pushRemote', '--receive-pack=touch x'],
  ])('%s', async (_, key, value) => {
    await publishedSite()
    git('config', key, value)
    expect(await everything()).toMatchObject({ gap: 'untrusted', changes: 0, published: { published: false } })
  })
})

describe('publishing asks', () => {
  async function sentTo(address: string, settings: Readonly<Record<string, string>>) {
    await publishedSite()
    for (const [key, value] of Object.entries(settings)) git('config', key, value)
    git('config', 'remote.origin.url', address)
    const { published } = await everything()
    expect(readdirSync(marks)).toEqual([])
    return published
  }

  test('no program for another computer', async () => {
    const settings = { 'core.sshCommand': marking('ssh', 'false'), 'protocol.ext.allow': 'always' }
    expect(await sentTo('ssh://nobody@127.0.0.1:9/site.git', settings)).toMatchObject({ refused: 'unreachable' })
  })

  test('no program that an address names', async () => {
    const settings = { 'url.ext::sh -c .insteadOf': 'x:', 'protocol.ext.allow': 'always' }
    expect(await sentTo(`x:touch% ${join(marks, 'ext')}`, settings)).toMatchObject({ sent: false })
  })

  test('no helper for a password but those of the person', async () => {
    const server = createServer((_, response) =>
      response.writeHead(401, { 'www-authenticate': 'Basic realm="a"' }).end(),
    )
    servers.push(server.listen(0, '127.0.0.1'))
    await once(server, 'listening')
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    write(
      'own',
      `${readFileSync(join(root.path, 'own'))}[credential "${address}"]\n\thelper = "!touch ${root.path}/asked #"\n`,
    )
    const helper = `!${marking('helper', 'true')} #`
    const settings = { 'credential.helper': helper, [`credential.${address}.helper`]: helper }
    expect(await sentTo(`${address}/site.git`, settings)).toMatchObject({ sent: false, refused: 'no-access' })
    expect(readdirSync(root.path)).toContain('asked')
  })

  test('no program to sign', async () => {
    await publishedSite()
    git('config', 'commit.gpgSign', 'true')
    git('config', 'gpg.program', marking('gpg', 'false'))
    git('config', 'gpg.ssh.defaultKeyCommand', marking('key', 'false'))
    await everything()
    git('config', 'gpg.format', 'ssh')
    await everything()
    expect(readdirSync(marks)).toEqual([])
  })
})

test('filters that the person has in their own settings are run', async () => {
  await publishedSite()
  write('own', `${readFileSync(join(root.path, 'own'))}[filter "f"]\n\tclean = "sed s/Tische/TISCHE/"\n`)
  write('site/.git/info/attributes', '*.yaml filter=f\n')
  git('config', 'filter.f.clean', marking('clean'))
  await everything()
  expect(git('show', 'HEAD:site.config.yaml')).toContain('TISCHE')
  expect(readdirSync(marks)).toEqual([])
})

test('building, checking and opening the editor run nothing of the folder', async () => {
  await publishedSite()
  writeHooks('site/.git/hooks', 'hook')
  git('config', 'core.fsmonitor', marking('fsmonitor', 'false'))
  expect(await run(['check', '--stale', '--config', file])).toMatchObject({ exitCode: 0 })
  expect(await run(['build', '--config', file, ...quick, ...inFolder(join(root.path, 'built'))])).toMatchObject({
    exitCode: 0,
  })
  const editor = await startCommand(['edit', '--config', file, '--no-open'])
  expect((await fetch(editor.opening)).status).toBe(200)
  editor.stop()
  expect(readdirSync(marks)).toEqual([])
}, 60_000)
