import { execFileSync } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { checkFile } from '../../../generator/check/check-file.ts'
import { Publisher } from '../../../generator/edit/publish/publisher.ts'
import { Repository } from '../../../generator/edit/publish/repository.ts'
import { ConfigFile } from '../../../generator/edit/server/config-file.ts'
import { EditSession } from '../../../generator/edit/server/edit-session.ts'
import { readValue } from '../../../generator/edit/yaml/apply-edits.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { fourthSite, type TemporaryFolder, temporaryFolder } from '../../site/command.ts'
import { writeConfig } from '../../site/site-texts.ts'

const folders: TemporaryFolder[] = []

afterEach(async () => {
  vi.unstubAllEnvs()
  for (const folder of folders.splice(0)) await folder.remove()
})

async function newFolder(): Promise<string> {
  const folder = await temporaryFolder()
  folders.push(folder)
  return folder.path
}

/** A site in a folder, with what publishes it. */
async function siteIn(folder: string) {
  await writeConfig({ text: await readFile(fourthSite, 'utf8'), from: dirname(fourthSite) }, folder)
  return workOn(folder)
}

function workOn(folder: string) {
  const file = join(folder, 'site.config.yaml')
  const session = new EditSession(new ConfigFile(file), { read: () => undefined, write: () => {} })
  const current = async () => ({ version: session.current.version, ...checkFile(file) })
  const publisher = () => new Publisher(file, { session, repository: new Repository(file), current })
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
      .toString()
      .trim()
  const rewrite = (to: string, from = 'Tische und Regale') =>
    readFile(file, 'utf8').then((now) => writeFile(file, now.replace(from, to)))
  return { file, folder, session, publisher, git, rewrite }
}

/** The folder of a site that is published, which the tests copy. */
let publishedOnce: TemporaryFolder

beforeAll(async () => {
  publishedOnce = await temporaryFolder()
  const { git } = await siteIn(publishedOnce.path)
  git('init', '-q', '-b', 'main', '--template=')
  git('config', 'user.name', 'Ada')
  git('config', 'user.email', 'ada@example.com')
  git('add', '.')
  git('commit', '-qm', 'First')
})
afterAll(() => publishedOnce.remove())

/** The same in a repository in which it is published. */
async function published(remote?: string) {
  const folder = await newFolder()
  await cp(publishedOnce.path, folder, { recursive: true, preserveTimestamps: true })
  const site = workOn(folder)
  const { git } = site
  if (remote) {
    git('remote', 'add', 'origin', remote)
    git('push', '-q', '-u', 'origin', 'main')
  }
  return site
}

async function newRemote(): Promise<string> {
  const remote = await newFolder()
  execFileSync('git', ['init', '-q', '--bare', '-b', 'main', remote])
  return remote
}

const request = { note: 'Tables: the heading', send: true }

describe('publishing', () => {
  test('commits the file and the pictures that it names, and nothing that others have staged or left lying', async () => {
    const { publisher, git, rewrite, folder } = await published()
    await mkdir(join(folder, 'images'))
    await writeFile(join(folder, 'staged.txt'), 'staged by another')
    await writeFile(join(folder, 'lying.txt'), 'not staged')
    const logo = await readFile(join(folder, 'logo.svg'), 'utf8')
    await writeFile(join(folder, 'images/new sign.svg'), logo)
    git('add', 'staged.txt')
    await rewrite('./images/new sign.svg', './logo.svg')
    await rewrite('Tische')
    expect(await publisher().status()).toMatchObject({ files: ['images/new sign.svg'], isFirst: false, unsent: 0 })
    expect(await publisher().publish(request)).toMatchObject({ published: true, sent: false })
    expect(git('show', '--name-only', '--format=%s|%an').split('\n').filter(Boolean)).toEqual([
      'Tables: the heading|Ada',
      'images/new sign.svg',
      'site.config.yaml',
    ])
    expect(git('status', '--porcelain')).toBe('A  staged.txt\n?? lying.txt')
    expect(await publisher().count()).toBe(0)
  })

  test('of nothing new says so', async () => {
    const { publisher, git } = await published()
    expect(await publisher().publish(request)).toEqual({ published: false, sent: false, refused: 'nothing-changed' })
    expect(git('rev-list', '--count', 'HEAD')).toBe('1')
  })

  test('of a file with an error publishes nothing', async () => {
    const { publisher, git, rewrite } = await published()
    await rewrite('unknown: 1\n  tag: de', 'tag: de')
    expect(await publisher().publish(request)).toMatchObject({ published: false, refused: 'has-errors' })
    expect(git('rev-list', '--count', 'HEAD')).toBe('1')
  })

  test('a lock that a killed git has left is told by its name, and gone with it', async () => {
    const { publisher, git, rewrite, file } = await published()
    const lock = resolve(dirname(file), git('rev-parse', '--git-path', 'index.lock'))
    await rewrite('Tische')
    await writeFile(lock, '')
    expect(await publisher().publish(request)).toMatchObject({ published: false, refused: 'locked' })
    await rm(lock)
    expect(await publisher().publish(request)).toMatchObject({ published: true })
  })

  test.each(['HEAD.lock', 'refs/heads/main.lock'])('so is %s', async (name) => {
    const { publisher, git, rewrite, file } = await published()
    await rewrite('Tische')
    await writeFile(resolve(dirname(file), git('rev-parse', '--git-path', name)), '')
    const answer = await publisher().publish(request)
    expect(answer).toMatchObject({ published: false, refused: 'locked' })
    expect(answer.detail).toContain(name)
  })

  test('of a file that somebody has staged otherwise, and that is as it was published, says that nothing is new', async () => {
    const { publisher, git, rewrite } = await published()
    await rewrite('Tische')
    git('add', 'site.config.yaml')
    await rewrite('Tische und Regale', 'Tische')
    expect(await publisher().status()).toMatchObject({ changes: [], isRewritten: false })
    expect(await publisher().publish(request)).toEqual({ published: false, sent: false, refused: 'nothing-changed' })
  })

  test('asks who publishes where git does not know, and keeps it', async () => {
    const { publisher, git, rewrite } = await published()
    git('config', '--unset', 'user.name')
    git('config', '--unset', 'user.email')
    git('config', 'user.useConfigOnly', 'true')
    for (const name of ['GIT_AUTHOR_NAME', 'GIT_AUTHOR_EMAIL', 'GIT_COMMITTER_NAME', 'GIT_COMMITTER_EMAIL', 'EMAIL'])
      vi.stubEnv(name, undefined)
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
    await rewrite('Tische')
    expect(await publisher().publish(request)).toMatchObject({ published: false, refused: 'no-author' })
    const author = { name: 'Grace', email: 'grace@example.com' }
    expect(await publisher().publish({ ...request, author })).toMatchObject({ published: true })
    expect(git('log', '-1', '--format=%an <%ae>')).toBe('Grace <grace@example.com>')
  })

  test('that a hook of the person refuses leaves everything as it was, with the words of the hook', async () => {
    const { publisher, git, rewrite, folder } = await published()
    const own = await newFolder()
    await writeFile(join(own, 'pre-commit'), '#!/bin/sh\necho "Not on a Friday" >&2\nexit 1\n', { mode: 0o755 })
    await writeFile(join(own, 'config'), `[core]\n  hooksPath = ${own}\n`)
    vi.stubEnv('GIT_CONFIG_GLOBAL', join(own, 'config'))
    await writeFile(join(folder, 'sign.svg'), await readFile(join(folder, 'logo.svg')))
    await rewrite('./sign.svg', './logo.svg')
    const refused = await publisher().publish(request)
    expect(refused).toMatchObject({ published: false, refused: 'failed' })
    expect(refused.detail).toContain('Not on a Friday')
    expect(git('status', '--porcelain')).toBe('M site.config.yaml\n?? sign.svg')
  })

  test('in the middle of a merge is refused', async () => {
    const { publisher, git, rewrite } = await published()
    git('commit', '--allow-empty', '-qm', 'Other')
    git('update-ref', 'MERGE_HEAD', 'HEAD~1')
    await rewrite('Tische')
    expect(await publisher().publish(request)).toMatchObject({ published: false, refused: 'merging' })
  })

  test.each(['rebase-merge', 'rebase-apply', 'sequencer'])(
    'in the middle of a rebase is refused, also where only %s in the folder of git tells of it',
    async (name) => {
      const { publisher, git, rewrite, folder } = await published()
      await mkdir(join(folder, '.git', name))
      await rewrite('Tische')
      expect(await publisher().status()).toMatchObject({ gap: 'merging' })
      expect(await publisher().publish(request)).toMatchObject({ published: false, refused: 'merging' })
      expect(git('rev-list', '--count', 'HEAD')).toBe('1')
    },
  )

  test('is sent where there is a remote', async () => {
    const remote = await newRemote()
    const { publisher, git, rewrite } = await published(remote)
    await rewrite('Tische')
    expect(await publisher().status()).toMatchObject({ remote: basename(remote), unsent: 0 })
    expect(await publisher().publish(request)).toEqual({ published: true, sent: true })
    expect(git('rev-parse', 'origin/main')).toBe(git('rev-parse', 'HEAD'))
  })

  test('goes to the remote that the branch knows, else to origin, else to the first', async () => {
    const { file, git } = await published()
    const remote = async () => (await new Repository(file).remote())?.name
    expect(await remote()).toBeUndefined()
    const [backup, mirror, origin] = [await newRemote(), await newRemote(), await newRemote()]
    git('remote', 'add', 'backup', backup)
    git('remote', 'add', 'mirror', mirror)
    expect(await remote()).toBe('backup')
    git('remote', 'add', 'origin', origin)
    expect(await remote()).toBe('origin')
    git('push', '-q', '-u', 'mirror', 'main:site')
    expect(await remote()).toBe('mirror')
    git('remote', 'remove', 'mirror')
    expect(await remote()).toBe('origin')
  })

  test('goes to the branch that its own one follows, and to none of the others', async () => {
    const [backup, mirror] = [await newRemote(), await newRemote()]
    const { publisher, git, rewrite } = await published()
    git('remote', 'add', 'origin', backup)
    git('remote', 'add', 'mirror', mirror)
    git('push', '-q', '-u', 'mirror', 'main:site')
    await rewrite('Tische')
    expect(await publisher().publish(request)).toEqual({ published: true, sent: true })
    const branches = (remote: string) => git('ls-remote', '--heads', remote).replace(/^.*\t/gm, '')
    expect([branches(backup), branches(mirror)]).toEqual(['', 'refs/heads/site'])
    expect(git('rev-parse', 'mirror/site')).toBe(git('rev-parse', 'HEAD'))
  })

  test('counts what the remote lacks to which it goes, whatever others have', async () => {
    const [own, other] = [await newRemote(), await newRemote()]
    const { publisher, git, rewrite } = await published(own)
    git('remote', 'add', 'other', other)
    await rewrite('Tische')
    expect(await publisher().publish({ ...request, send: false })).toEqual({ published: true, sent: false })
    git('push', '-q', 'other', 'main')
    expect(await publisher().status()).toMatchObject({ remote: basename(own), unsent: 1 })
  })

  test('that the rules of the remote refuse is kept, with what they say', async () => {
    const remote = await newRemote()
    const { publisher, git, rewrite } = await published(remote)
    git('-C', remote, 'config', 'receive.hideRefs', 'refs/heads/main')
    await rewrite('Tische')
    const { detail, ...answer } = await publisher().publish(request)
    expect(answer).toEqual({ published: true, sent: false, refused: 'declined' })
    expect(detail).toContain('deny updating a hidden ref')
  })

  test('of which the remote is gone is kept, and sent later', async () => {
    const remote = await newRemote()
    const { publisher, git, rewrite } = await published(remote)
    git('remote', 'set-url', 'origin', `${remote}-gone`)
    await rewrite('Tische')
    expect(await publisher().publish(request)).toMatchObject({ published: true, sent: false, refused: 'unreachable' })
    expect(await publisher().status()).toMatchObject({ changes: [], unsent: 1 })
    git('remote', 'set-url', 'origin', remote)
    expect(await publisher().publish(request)).toEqual({ published: false, sent: true })
    expect(await publisher().status()).toMatchObject({ unsent: 0 })
  })

  test('asks no terminal for a password', async () => {
    const { publisher, git, rewrite } = await published(await newRemote())
    git('remote', 'set-url', 'origin', 'ssh://nobody@127.0.0.1:9/site.git')
    await rewrite('Tische')
    expect(await publisher().publish(request)).toMatchObject({ published: true, sent: false, refused: 'unreachable' })
  })

  /** Somebody else publishes a text of the same site. */
  async function publishedElsewhere(
    remote: string,
    from: string,
    to: string,
    also: (folder: string) => Promise<void> = async () => {},
  ): Promise<void> {
    const folder = await newFolder()
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' })
    git('clone', '-q', remote, '.')
    const file = join(folder, 'site.config.yaml')
    await writeFile(file, (await readFile(file, 'utf8')).replace(from, to))
    await also(folder)
    git('-c', 'user.name=B', '-c', 'user.email=b@example.com', 'commit', '-qam', 'Other')
    git('push', '-q')
  }

  test('after others have sent something else, both are brought together', async () => {
    const remote = await newRemote()
    const { publisher, rewrite, file, folder } = await published(remote)
    await publishedElsewhere(remote, 'Tischlerei in Tübingen für', 'Werkstatt in Tübingen für')
    // What git does not know is in nobody's way.
    await writeFile(join(folder, 'lying.txt'), 'not staged')
    await rewrite('Tische')
    expect(await publisher().publish(request)).toEqual({ published: true, sent: true })
    const text = await readFile(file, 'utf8')
    expect(text).toContain('Werkstatt in Tübingen für')
    expect(text).not.toContain('Tische und Regale')
  })

  test('sends the lock of the translations along, and brings two together whose lines stand side by side', async () => {
    const remote = await newRemote()
    const site = await published(remote)
    const { publisher, rewrite, folder, git } = site
    const lock = (...lines: string[]) =>
      `# What each translation was made of: hash of the source, hash of the translation, by whom, when, where.\n# The editor and "npm run translate" write this file. Keep it with the YAML.\n${lines.map((line) => `${line}\n`).join('')}`
    const entry = (path: string, hash: string) => `source ${hash} person 2026-01-02 ${path}.en`
    const write = (text: string, to = folder) => writeFile(join(to, 'translations.lock'), text)
    await write(lock(entry('a', 'old'), entry('b', 'old'), entry('c', 'old')))
    await rewrite('Tische und mehr')
    expect(await publisher().publish(request)).toEqual({ published: true, sent: true })
    expect(git('show', '--name-only', '--format=', 'HEAD').split('\n')).toEqual([
      'site.config.yaml',
      'translations.lock',
    ])
    await publishedElsewhere(remote, 'Tischlerei in Tübingen für', 'Werkstatt in Tübingen für', (elsewhere) =>
      write(lock(entry('a', 'theirs'), entry('b', 'old'), entry('d', 'theirs')), elsewhere),
    )
    await write(lock(entry('a', 'old'), entry('b', 'mine'), entry('c', 'old')))
    await rewrite('Tische', 'Tische und mehr')
    expect(await publisher().publish(request)).toEqual({ published: true, sent: true })
    const both = lock(entry('a', 'theirs'), entry('b', 'mine'), entry('d', 'theirs'))
    expect(await readFile(join(folder, 'translations.lock'), 'utf8')).toBe(both)
    expect(git('show', 'HEAD:translations.lock')).toBe(both.trim())
    expect(git('status', '--porcelain')).toBe('')
    // The same where a text has to be chosen as well.
    await publishedElsewhere(remote, 'Tische', 'Schränke', (elsewhere) =>
      write(lock(entry('a', 'theirs'), entry('b', 'theirs'), entry('d', 'theirs')), elsewhere),
    )
    await write(lock(entry('a', 'mine'), entry('b', 'mine'), entry('d', 'theirs')))
    await rewrite('Bänke', 'Tische')
    const asked = await publisher().publish(request)
    expect(asked).toMatchObject({ sent: false, refused: 'remote-differs', both: { conflicts: [{}] } })
    const wanted = { theirs: asked.both?.theirs ?? '', choices: ['mine'], note: 'Both' } as const
    expect(await publisher().mergeAsChosen(wanted)).toEqual({ published: true, sent: true })
    expect(git('show', 'HEAD:translations.lock')).toBe(
      lock(entry('a', 'mine'), entry('b', 'theirs'), entry('d', 'theirs')).trim(),
    )
    expect(git('status', '--porcelain')).toBe('')
  })

  test('waits until the lock knows all that was saved', async () => {
    const { file, session, git, rewrite } = await published()
    const current = async () => ({ version: session.current.version, ...checkFile(file) })
    const settled = () => writeFile(join(dirname(file), 'translations.lock'), 'known')
    const waiting = new Publisher(file, { session, repository: new Repository(file), current, settled })
    await rewrite('Tische')
    expect(await waiting.publish(request)).toMatchObject({ published: true })
    expect(git('show', 'HEAD:translations.lock')).toBe('known')
  })

  test('after others have sent the same text, nothing is lost and no mark of a conflict is in the file', async () => {
    const remote = await newRemote()
    const { publisher, rewrite, file, git } = await published(remote)
    await publishedElsewhere(remote, 'Tische und Regale', 'Schränke')
    await rewrite('Tische')
    expect(await publisher().publish(request)).toMatchObject({
      published: true,
      sent: false,
      refused: 'remote-differs',
    })
    expect(await readFile(file, 'utf8')).toContain('de: Tische\n')
    expect(git('status', '--porcelain')).toBe('')
    expect(git('symbolic-ref', '--short', 'HEAD')).toBe('main')
  })

  test.each([
    ['mine', 'Tische'],
    ['theirs', 'Schränke'],
  ] as const)('after others have sent the same text, one of both is chosen: %s', async (choice, chosen) => {
    const remote = await newRemote()
    const { publisher, rewrite, file, git } = await published(remote)
    await publishedElsewhere(remote, 'Tische und Regale', 'Schränke')
    await publishedElsewhere(remote, 'Tischlerei in Tübingen für', 'Werkstatt in Tübingen für')
    await rewrite('Tische')
    const { both } = await publisher().publish(request)
    const path = ['pages', 'start', 'sections', 'arbeit', 'items', 0, 'title', 'de']
    expect(both?.conflicts.map(({ texts }) => texts)).toEqual([[{ path, mine: 'Tische', theirs: 'Schränke' }]])
    const wanted = { theirs: both?.theirs ?? '', choices: [choice], note: 'Both' }
    expect(await publisher().mergeAsChosen(wanted)).toEqual({ published: true, sent: true })
    const text = await readFile(file, 'utf8')
    expect(text).toContain(`de: ${chosen}\n`)
    expect(text).toContain('Werkstatt in Tübingen für')
    expect(git('status', '--porcelain')).toBe('')
    expect(git('rev-parse', 'HEAD')).toBe(git('ls-remote', remote, 'main').split('\t')[0])
  })

  test('what another program saves while both are brought together stays, and is not published by that', async () => {
    const remote = await newRemote()
    const { publisher, rewrite, file, git, session } = await published(remote)
    await publishedElsewhere(remote, 'Tische und Regale', 'Schränke')
    await rewrite('Tische')
    const { both } = await publisher().publish(request)
    const head = git('rev-parse', 'HEAD')
    const saved = (await readFile(file, 'utf8')).replace('Küchen', 'Küchen und Bäder')
    const refused = await new Repository(file).mergeAsChosen(both?.theirs ?? '', 'Both', async (was) => {
      await writeFile(file, saved)
      return 'version' in (await session.replace('chosen: true\n', was))
    })
    expect(refused).toEqual({ refused: 'busy', detail: '' })
    expect(await readFile(file, 'utf8')).toBe(saved)
    expect(git('rev-parse', 'HEAD')).toBe(head)
    expect(git('status', '--porcelain')).toBe('M site.config.yaml')
    expect(await new Repository(file).isInterrupted()).toBe(false)
  })

  test.each([
    ['published', true, 'images/foto'],
    ['published beside the file', true, 'foto'],
    ['not named by the site', false, 'images/foto'],
  ])(
    'a picture with the name of another one that others have sent stays beside it: one that is %s',
    async (_, isNamed, name) => {
      const remote = await newRemote()
      const { publisher, rewrite, file, folder, git } = await published(remote)
      const logo = await readFile(join(folder, 'logo.svg'), 'utf8')
      const picture = (of: string) => join(of, `${name}.svg`)
      await publishedElsewhere(remote, 'Tischlerei in Tübingen für', 'Werkstatt in Tübingen für', async (elsewhere) => {
        await mkdir(join(elsewhere, 'images'))
        await writeFile(picture(elsewhere), `${logo}<!-- theirs -->`)
        execFileSync('git', ['add', '.'], { cwd: elsewhere })
      })
      await mkdir(join(folder, 'images'), { recursive: true })
      await writeFile(picture(folder), `${logo}<!-- mine -->`)
      await rewrite('Tische')
      if (isNamed) await rewrite(`./${name}.svg`, './logo.svg')
      expect(await publisher().publish(request)).toEqual({ published: true, sent: true })
      expect(await readFile(picture(folder), 'utf8')).toContain('<!-- theirs -->')
      expect(await readFile(join(folder, `${name}-2.svg`), 'utf8')).toContain('<!-- mine -->')
      const text = await readFile(file, 'utf8')
      expect(text).toContain('Werkstatt in Tübingen für')
      expect(text.includes(`logo: ./${name}-2.svg`)).toBe(isNamed)
      expect(git('status', '--porcelain')).toBe(isNamed ? '' : `?? ${name}-2.svg`)
      expect(git('rev-parse', 'HEAD')).toBe(git('ls-remote', remote, 'main').split('\t')[0])
    },
  )

  test('nothing is brought together by a choice between other versions than those that are sent', async () => {
    const remote = await newRemote()
    const { publisher, rewrite, git } = await published(remote)
    await publishedElsewhere(remote, 'Tische und Regale', 'Schränke')
    await rewrite('Tische')
    await publisher().publish(request)
    const answer = await publisher().mergeAsChosen({ theirs: 'HEAD', choices: ['mine'], note: 'Both' })
    expect(answer).toMatchObject({ sent: false, refused: 'remote-differs', both: { conflicts: [{}] } })
    expect(git('status', '--porcelain')).toBe('')
  })

  test('leaves work in hand alone that would be in the way of bringing both together', async () => {
    const remote = await newRemote()
    const { publisher, rewrite, folder, git } = await published(remote)
    await publishedElsewhere(remote, 'Tischlerei in Tübingen für', 'Werkstatt in Tübingen für')
    await writeFile(join(folder, 'staged.txt'), 'staged by another')
    git('add', 'staged.txt')
    await rewrite('Tische')
    expect(await publisher().publish(request)).toMatchObject({ published: true, sent: false, refused: 'remote-ahead' })
    expect(git('status', '--porcelain')).toBe('A  staged.txt')
  })
})

test('pictures that nothing names are offered for removal, and the next publication removes them', async () => {
  const { publisher, git, rewrite, folder } = await published()
  await mkdir(join(folder, 'images'))
  const logo = await readFile(join(folder, 'logo.svg'), 'utf8')
  for (const name of ['old.svg', 'never-used.avif', 'shown.svg']) await writeFile(join(folder, 'images', name), logo)
  await writeFile(join(folder, 'images/notes.txt'), 'not a picture')
  git('add', 'images/old.svg')
  git('commit', '-qm', 'A picture')
  await rewrite('./images/shown.svg', './logo.svg')
  expect((await publisher().status()).unused).toEqual(['images/never-used.avif', 'images/old.svg'])
  const names = [
    'images/never-used.avif',
    'images/old.svg',
    'images/shown.svg',
    'images/notes.txt',
    '../site.config.yaml',
  ]
  await rewrite('\n# In winter: Images/OLD.svg\nsite:', '\nsite:')
  expect((await publisher().status()).unused, 'named in a comment').toEqual(['images/never-used.avif'])
  await rewrite('\nsite:', '\n# In winter: Images/OLD.svg\nsite:')
  expect(await publisher().removePictures(names)).toEqual(['images/never-used.avif', 'images/old.svg'])
  expect((await publisher().status()).unused).toEqual([])
  expect(await publisher().publish(request)).toMatchObject({ published: true })
  expect(git('ls-files')).toBe('images/shown.svg\nlogo.svg\nsite.config.yaml')
  expect(git('status', '--porcelain')).toBe('?? images/notes.txt')
})

test('a picture that nothing names has a small copy, upright; one that is broken has none', async () => {
  const { publisher, folder } = await published()
  await mkdir(join(folder, 'images'))
  const create = { width: 800, height: 400, channels: 3, background: '#963' } as const
  const photo = sharp({ create }).withMetadata({ orientation: 6 })
  await writeFile(join(folder, 'images/dog.jpg'), await photo.jpeg().toBuffer())
  await writeFile(join(folder, 'images/broken.png'), 'no picture')
  const small = await publisher().smallPictures()
  expect(Object.keys(small)).toEqual(['images/dog.jpg'])
  const [head, data = ''] = small['images/dog.jpg']?.split(',') ?? []
  expect(head).toBe('data:image/webp;base64')
  expect(await sharp(Buffer.from(data, 'base64')).metadata()).toMatchObject({ width: 160, height: 320 })
})

describe('before publishing is said', () => {
  test('that there is no repository, or no branch', async () => {
    const outside = await siteIn(await newFolder())
    vi.stubEnv('GIT_CEILING_DIRECTORIES', dirname(outside.folder))
    expect(await outside.publisher().status()).toMatchObject({ gap: 'no-repository', changes: [] })
    expect(await outside.publisher().count()).toBeUndefined()
    const { publisher, git } = await published()
    git('checkout', '-q', '--detach')
    expect(await publisher().status()).toMatchObject({ gap: 'no-branch' })
  })

  test('that git ignores', async () => {
    const { publisher, git, folder } = await siteIn(await newFolder())
    git('init', '-q', '-b', 'main')
    await writeFile(join(folder, '.gitignore'), '*.yaml\n')
    expect(await publisher().status()).toMatchObject({ gap: 'ignored' })
    expect(await publisher().publish(request)).toEqual({ published: false, sent: false, refused: 'failed' })
  })

  test.each([
    ['the published file', 'HEAD:site.config.yaml'],
    ['the last commit', 'HEAD'],
    ['its list of files', 'HEAD^{tree}'],
  ])('that %s cannot be read any more', async (_, object) => {
    const { publisher, git, folder, rewrite } = await published()
    const hash = git('rev-parse', object)
    await rm(join(folder, '.git/objects', hash.slice(0, 2), hash.slice(2)), { force: true })
    await rewrite('Tische')
    expect(await publisher().status()).toMatchObject({ gap: 'refused', changes: [] })
    expect(await publisher().publish(request)).toEqual({ published: false, sent: false, refused: 'failed' })
  })

  test('that git is not installed', async () => {
    const { publisher } = await published()
    vi.stubEnv('PATH', '')
    expect(await publisher().status()).toMatchObject({ gap: 'no-git' })
  })

  test('that all is new', async () => {
    const { publisher, git } = await siteIn(await newFolder())
    git('init', '-q', '-b', 'main')
    git('config', 'user.name', 'Ada')
    git('config', 'user.email', 'ada@example.com')
    expect(await publisher().status()).toMatchObject({ gap: undefined, isFirst: true, files: ['logo.svg'] })
    expect(await publisher().publish(request)).toMatchObject({ published: true })
    expect(git('ls-files')).toBe('logo.svg\nsite.config.yaml')
  })

  test('that only comments differ', async () => {
    const { publisher, rewrite } = await published()
    await rewrite('# A comment of its own', '# A fourth site')
    expect(await publisher().status()).toMatchObject({ changes: [], isRewritten: true })
    await rewrite('Tische')
    const { changes, isRewritten } = await publisher().status()
    expect([changes.length, isRewritten]).toEqual([1, false])
  })

  test('that nothing differs', async () => {
    const { publisher } = await published()
    expect(await publisher().status()).toMatchObject({ changes: [], isRewritten: false, files: [], isFirst: false })
  })
})

test('a change is taken back alone, and what was removed comes back with its comment', async () => {
  const { publisher, session, rewrite, file } = await published()
  const before = await readFile(file, 'utf8')
  await rewrite('Tische')
  const value = readValue(await readFile(file, 'utf8'))
  const section = ['pages', 'start', 'sections', 'arbeit']
  const remove = (path: readonly string[]) => ({
    do: 'remove' as const,
    path,
    was: structuredClone(valueAt(value, path)),
  })
  await session.apply({ edits: [remove(['theme', 'accent'])] })
  await session.apply({ edits: [{ ...remove(section), do: 'move', to: 0 }] })
  const own = publisher()
  const { version, changes } = await own.status()
  expect(changes.map(({ do: kind, path }) => `${kind} ${path.join('.')}`)).toEqual([
    'removed theme.accent',
    'changed pages.start.sections.arbeit.items.0.title.de',
    'moved pages.start.sections.anfang',
  ])
  expect(await own.revert({ version: 'another', index: 0 })).toEqual({ refused: 'changed-elsewhere' })
  expect(await own.revert({ version, index: 0 })).toHaveProperty('version')
  for (const _ of changes.slice(1))
    expect(await own.revert({ version: (await own.status()).version, index: 0 })).toHaveProperty('version')
  expect(await readFile(file, 'utf8')).toBe(before)
})
