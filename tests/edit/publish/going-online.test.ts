import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { checkFile } from '../../../generator/check/check-file.ts'
import { changesByDay } from '../../../generator/edit/publish/changes-by-day.ts'
import { SiteDeployment } from '../../../generator/edit/publish/deployment.ts'
import { forgejoState } from '../../../generator/edit/publish/online/forgejo-state.ts'
import { githubState } from '../../../generator/edit/publish/online/github-state.ts'
import { gitlabState } from '../../../generator/edit/publish/online/gitlab-state.ts'
import { browserAddress, namePlace, PublicHost } from '../../../generator/edit/publish/online/public-host.ts'
import { Publisher } from '../../../generator/edit/publish/publisher.ts'
import { Repository } from '../../../generator/edit/publish/repository.ts'
import { ConfigFile } from '../../../generator/edit/server/config-file.ts'
import { EditSession } from '../../../generator/edit/server/edit-session.ts'
import { fourthSite, type TemporaryFolder, temporaryFolder } from '../../site/command.ts'
import { writeConfig } from '../../site/site-texts.ts'

/** 14:02 in Greenwich on a day of May. */
const time = Date.UTC(2026, 4, 6, 14, 2) / 1000

/** A host that gives some answers, by what their addresses begin with. */
function hostWith(answers: Readonly<Record<string, unknown>>) {
  return async <Value>(path: string) => {
    const found = Object.entries(answers).find(([begin]) => path.startsWith(begin))
    if (!found) throw new Error(path)
    return found[1] as Value
  }
}

describe('what GitHub tells of a publication', () => {
  const run = { status: 'completed', conclusion: 'success', updated_at: '2026-05-06T14:02:00Z', html_url: 'https://r' }
  const tell = (deployments: unknown[], statuses: unknown[], runs: unknown[]) =>
    githubState(
      hostWith({
        '/deployments?sha=abc&': deployments,
        '/deployments/7/statuses': statuses,
        '/actions/runs?head_sha=abc&': { workflow_runs: runs },
      }),
      'abc',
      time * 1000,
    )

  test('is where it is online and since when, once it is', async () => {
    const status = { state: 'success', created_at: '2026-05-06T14:02:00Z', environment_url: 'https://a.example' }
    expect(await tell([{ id: 7 }], [status], [])).toEqual({ state: 'online', time, address: 'https://a.example' })
  })

  test('is that it is on its way, from the first run to the deployment', async () => {
    expect(await tell([], [], [{ ...run, status: 'queued', conclusion: null }])).toEqual({ state: 'waiting' })
    expect(await tell([{ id: 7 }], [{ state: 'in_progress', created_at: '' }], [])).toEqual({ state: 'waiting' })
  })

  test('is that it failed, with the page that says why', async () => {
    const failed = { state: 'failed', time, page: 'https://r' }
    expect(await tell([], [], [run, { ...run, conclusion: 'failure' }])).toEqual(failed)
    const status = { state: 'failure', created_at: '2026-05-06T14:02:00Z', log_url: 'https://r' }
    expect(await tell([{ id: 7 }], [status], [run])).toEqual(failed)
  })

  test('is no longer that it is on its way where nothing will end it', async () => {
    const open = { state: 'in_progress', created_at: '2026-05-06T14:02:00Z' }
    const failed = { state: 'failed', time, page: 'https://r' }
    expect(await tell([{ id: 7 }], [open], [{ ...run, conclusion: 'cancelled' }])).toEqual(failed)
    const fresh = { id: 7, created_at: '2026-05-06T13:30:00Z' }
    expect(await tell([fresh], [open], [run])).toEqual({ state: 'waiting' })
    const old = { id: 7, created_at: '2026-05-06T12:30:00Z' }
    expect(await tell([old], [open], [run])).toEqual({ state: 'built', time, page: 'https://r' })
    expect(await tell([old], [], [])).toBeUndefined()
  })

  test('is no more than that it was built where nothing was put online, and nothing where nothing runs', async () => {
    expect(await tell([], [], [run])).toEqual({ state: 'built', time, page: 'https://r' })
    expect(await tell([], [], [])).toBeUndefined()
  })
})

test('GitLab tells by its deployments where a publication is online, by its pipeline how far it is', async () => {
  const pipeline = { updated_at: '2026-05-06T14:02:00Z', web_url: 'https://r' }
  const deployment = { sha: 'abc', status: 'success', updated_at: '2026-05-06T14:02:00Z' }
  const tell = (status: string, deployments: unknown[]) =>
    gitlabState(hostWith({ '/pipelines?sha=abc&': [{ ...pipeline, status }], '/deployments?': deployments }), 'abc')
  expect(await tell('running', [])).toEqual({ state: 'waiting' })
  expect(await tell('failed', [deployment])).toEqual({ state: 'failed', time, page: 'https://r' })
  expect(await tell('success', [{ ...deployment, sha: 'other' }])).toEqual({ state: 'built', time, page: 'https://r' })
  const online = { ...deployment, environment: { external_url: 'https://a.example' } }
  expect(await tell('success', [online])).toEqual({ state: 'online', time, address: 'https://a.example' })
  expect(await gitlabState(hostWith({ '/pipelines': [] }), 'abc')).toBeUndefined()
})

test('Forgejo tells how far a publication is, and never that it is online', async () => {
  const statuses = [
    { updated_at: '2026-05-06T14:00:00Z', target_url: 'https://old' },
    { updated_at: '2026-05-06T14:02:00Z', target_url: 'https://r' },
  ]
  const tell = (state: string) => forgejoState(hostWith({ '/commits/abc/status': { state, statuses } }), 'abc')
  expect(await tell('pending')).toEqual({ state: 'waiting' })
  expect(await tell('success')).toEqual({ state: 'built', time, page: 'https://r' })
  expect(await tell('failure')).toEqual({ state: 'failed', time, page: 'https://r' })
  const none = hostWith({ '/commits/abc/status': { state: '', statuses: null } })
  expect(await forgejoState(none, 'abc')).toBeUndefined()
})

test.each([
  ['git@github.com:anna/site.git', 'https://github.com/anna/site.git'],
  ['ssh://git@codeberg.org:22/anna/site', 'https://codeberg.org/anna/site'],
  ['https://anna@gitlab.com/a/b/site.git', 'https://gitlab.com/a/b/site.git'],
  ['https://github.com/anna/site', 'https://github.com/anna/site'],
])('the address %s is %s to a browser', (remote, address) => {
  expect(browserAddress(remote)).toBe(address)
})

test('a place is called by its host, or by its folder', () => {
  expect(namePlace('git@github.com:anna/site.git')).toBe('github.com')
  expect(namePlace('/media/anna/backup')).toBe('backup')
})

test('a public host is asked without a key, and not again within seconds; one that refuses says nothing', async () => {
  const asked: [string, RequestInit | undefined][] = []
  let status = 200
  const host = new PublicHost((async (url: string, init?: RequestInit) => {
    asked.push([url, init])
    return new Response(JSON.stringify(url.includes('/runs') ? { workflow_runs: [] } : []), { status })
  }) as typeof fetch)
  const remote = 'git@github.com:anna/site.git'
  expect(await host.state(remote, 'abc')).toBeUndefined()
  expect(await host.state(remote, 'abc')).toBeUndefined()
  expect(asked.map(([url]) => url)).toEqual([
    'https://api.github.com/repos/anna/site/deployments?sha=abc&per_page=1',
    'https://api.github.com/repos/anna/site/actions/runs?head_sha=abc&per_page=20',
  ])
  expect(asked[0]?.[1]?.headers).toEqual({ accept: 'application/json' })
  status = 403
  expect(await host.state(remote, 'def')).toBeUndefined()
  expect(await host.state('/media/backup', 'abc')).toBeUndefined()
  expect(asked).toHaveLength(3)
})

test.each([
  [{ notice: { text: 'Closed', until: '2026-05-06' } }, true],
  [{ events: [{ begins: '2026-05-07T19:30' }] }, true],
  [{ events: [{ begins: '2026-05-05' }], phone: '2026-05-07-11' }, false],
])('%j changes by itself: %s', (config, changes) => {
  expect(changesByDay(config, '2026-05-06')).toBe(changes)
})

describe('a site in a folder of its own', () => {
  let place: TemporaryFolder
  beforeEach(async () => {
    place = await temporaryFolder()
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    await place.remove()
  })

  async function begin({ isPackage = true, at = '.' } = {}) {
    const folder = join(place.path, at)
    await mkdir(folder, { recursive: true })
    const file = await writeConfig({ text: await readFile(fourthSite, 'utf8'), from: dirname(fourthSite) }, folder)
    if (isPackage) await writeFile(join(folder, 'package.json'), '{}')
    await writeFile(join(folder, 'lying.txt'), 'of another')
    const session = new EditSession(new ConfigFile(file), { read: () => undefined, write: () => {} })
    const repository = new Repository(file)
    const current = async () => ({ version: session.current.version, ...checkFile(file) })
    const deployment = new SiteDeployment({ file, repository, today: () => '2026-05-06' })
    const publisher = new Publisher(file, { session, repository, current, deployment })
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' }).toString().trim()
    return { folder, file, publisher, git }
  }

  const author = { name: 'Anna', email: 'anna@example.com' }
  const request = { note: 'First', send: false, author }

  test('begins its history with the first publication, with what a host needs to build it and nothing else', async () => {
    const { publisher, git } = await begin()
    expect(await publisher.status()).toMatchObject({ gap: 'no-repository', isFirst: true })
    expect(await publisher.publish(request)).toMatchObject({ published: true, sent: false, refused: undefined })
    expect(git('show', '--name-only', '--format=%s|%an', 'HEAD').split('\n').filter(Boolean)).toEqual([
      'First|Anna',
      'logo.svg',
      'package.json',
      'site.config.yaml',
    ])
    expect(git('branch', '--show-current')).toBe('main')
    expect(git('status', '--porcelain')).toBe('?? lying.txt')
  })

  test('takes along what the generator has written anew beside the type of a kind, and nothing else of that', async () => {
    const { folder, file, git } = await begin()
    const kind = join(folder, 'pages/kinds/manual')
    await mkdir(kind, { recursive: true })
    for (const name of ['type.ts', 'type.json']) await writeFile(join(kind, name), '1')
    git('init', '-q')
    git('add', '.')
    git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'First')
    for (const name of ['type.ts', 'type.json']) await writeFile(join(kind, name), '2')
    const deployment = new SiteDeployment({ file, repository: new Repository(file), today: () => '2026-05-06' })
    expect(await deployment.files()).toEqual(['pages/kinds/manual/type.json'])
  })

  test('goes to no host whose place is not known, or is another', async () => {
    const { publisher, folder } = await begin()
    expect(await publisher.deploy({ host: 'netlify' })).toEqual({ refused: 'address' })
    expect(await publisher.deploy({ host: 'netlify', address: 'https://example.com/anna' })).toEqual({
      refused: 'address',
    })
    const gitlab = 'https://gitlab.com/anna/site'
    expect(await publisher.deploy({ host: 'github-pages', address: gitlab })).toEqual({ refused: 'other-place' })
    expect(existsSync(join(folder, '.git'))).toBe(false)
  })

  test('goes online at the host that is chosen: the workflow is written, the place is known, and the next publication takes it along', async () => {
    const { publisher, git } = await begin()
    expect(await publisher.deploy({ host: 'netlify', address: 'https://github.com/anna/site' })).toEqual({})
    expect(git('remote', 'get-url', 'origin')).toBe('https://github.com/anna/site')
    expect(await publisher.status()).toMatchObject({
      remote: 'github.com',
      deployment: { host: 'netlify', isOwn: false, hasRemote: true, isDaily: false },
    })
    await publisher.publish(request)
    expect(git('show', 'HEAD:.github/workflows/site.yml')).toContain('netlify-cli')
    expect(await publisher.deploy({ host: 'gitlab-pages' })).toEqual({ refused: 'other-place' })
    expect(await publisher.deploy({ host: 'cloudflare' })).toEqual({})
    expect((await publisher.status()).files).toEqual(['.github/workflows/site.yml'])
  })

  test('is built each night from the publication on that has a day to come', async () => {
    const { publisher, file, git } = await begin()
    await publisher.deploy({ host: 'cloudflare', address: 'git@github.com:anna/site.git' })
    await publisher.publish(request)
    expect(git('show', 'HEAD:.github/workflows/site.yml')).not.toContain('cron')
    const text = await readFile(file, 'utf8')
    await writeFile(file, `${text}\nheader:\n  notice:\n    text:\n      de: Geschlossen\n    until: 2026-06-01\n`)
    expect(await publisher.publish(request)).toMatchObject({ published: true })
    expect(git('show', 'HEAD:.github/workflows/site.yml')).toContain('cron')
  })

  test('keeps a workflow that somebody wrote by hand', async () => {
    const { publisher, folder } = await begin()
    const own = join(folder, '.github/workflows/site.yml')
    await mkdir(dirname(own), { recursive: true })
    await writeFile(own, 'name: Mine\n')
    expect((await publisher.status()).deployment).toMatchObject({ isOwn: true })
    const request = { host: 'netlify', address: 'https://github.com/anna/site' } as const
    expect(await publisher.deploy(request)).toEqual({ refused: 'own-workflow' })
    expect(await readFile(own, 'utf8')).toBe('name: Mine\n')
  })

  test('writes no workflow through a link that leads elsewhere', async () => {
    const { publisher, folder } = await begin()
    const elsewhere = await temporaryFolder()
    await symlink(elsewhere.path, join(folder, '.github'))
    await publisher.deploy({ host: 'netlify', address: 'https://github.com/anna/site' })
    expect(existsSync(join(elsewhere.path, 'workflows'))).toBe(false)
    await elsewhere.remove()
  })

  test('cannot be built by a host without its package, or deep in the repository of something else', async () => {
    expect((await (await begin({ isPackage: false })).publisher.status()).deployment).toBeUndefined()
    const { publisher } = await begin({ at: 'web' })
    expect((await publisher.status()).deployment).toMatchObject({ hasRemote: false })
    execFileSync('git', ['init', '-q', place.path])
    expect((await publisher.status()).deployment).toBeUndefined()
    const request = { host: 'netlify', address: 'https://github.com/anna/site' } as const
    expect(await publisher.deploy(request)).toEqual({ refused: 'failed' })
  })
})
