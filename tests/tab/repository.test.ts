import { execFileSync } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fileExists, writeBytes } from '../../generator/tab/ports/memory-files.ts'
import { type TemporaryFolder, temporaryFolder } from '../site/command.ts'
import { type GitHost, startGitHost } from './git-host.ts'
import { openHostedSite } from './hosted-site.ts'

const site = `# Prices of this year
menu:
  bread: { pt: Pão, es: Pan } # the best
  price: 5
  soup: 9
dishes:
  - name: Fish
    price: 20
  - name: Rice
    price: 12
`

const kinds = ['github', 'forgejo', 'gitlab'] as const

let folder: TemporaryFolder
let host: GitHost

/** Starts a host of a kind, with the site in it. */
async function start(kind: string): Promise<void> {
  folder = await temporaryFolder()
  host = await startGitHost(kind, folder.path)
  host.repository.push('main', {
    'README.md': 'Hello',
    'web/site.config.yaml': site,
    'web/images/old.jpg': 'old picture',
    'web/node_modules/x/y.js': 'no',
  })
}

afterEach(async () => {
  await host.close()
  await folder.remove()
})

const published = () => host.repository.file('main', 'web/site.config.yaml')?.toString()

describe.each(kinds)('a site of a repository at %s', (kind) => {
  beforeEach(() => start(kind))

  test('comes with its pictures, and what is changed is one commit on the head', async () => {
    const { repository, rewrite, publish, folder: place, publisher } = await openHostedSite(host, { kind })
    expect(fileExists(`${place}/images/old.jpg`)).toBe(true)
    expect(fileExists(`${place}/node_modules/x/y.js`)).toBe(false)
    await rewrite('price: 5', 'price: 6')
    expect((await publisher.status()).changes).toMatchObject([
      { do: 'changed', path: ['menu', 'price'], was: 5, now: 6 },
    ])
    const before = host.repository.head('main')
    expect(await publish('Bread costs 6')).toMatchObject({ published: true, refused: undefined })
    expect(published()).toBe(site.replace('price: 5', 'price: 6'))
    expect(host.repository.history(host.repository.head('main'))[0]).toMatchObject({
      message: 'Bread costs 6',
      parents: [before],
    })
    expect(host.repository.file('main', 'README.md')?.toString()).toBe('Hello')
    expect(await publish()).toMatchObject({ published: false, refused: 'nothing-changed' })
    expect(await repository.publications(5)).toMatchObject([{ note: 'Bread costs 6' }, { note: 'Pushed' }])
    expect(execFileSync('git', ['fsck', '--strict'], { cwd: folder.path, stdio: 'pipe' }).toString()).toBe('')
  })

  test('is shown anew only where others have published since it was opened', async () => {
    const { repository, text } = await openHostedSite(host, { kind })
    expect(await repository.takeNews()).toBe(false)
    host.repository.push('main', { 'web/site.config.yaml': site.replace('Pão', 'Broa') })
    expect(await repository.takeNews()).toBe(true)
    expect(text()).toBe(site.replace('Pão', 'Broa'))
    expect(await repository.takeNews()).toBe(false)
  })

  test('a key that has ended is told where news cannot be had', async () => {
    const { repository, signedIn } = await openHostedSite(host, { kind })
    signedIn.key = 'ended-key'
    expect(await repository.takeNews()).toBe(true)
  })

  test('takes in what others have published, by path: two languages of one line, and a dish each', async () => {
    const { rewrite, publish, text } = await openHostedSite(host, { kind })
    const theirs = site
      .replace('Pão', 'Broa')
      .replace('    price: 12\n', '    price: 12\n  - name: Cake\n    price: 4\n')
    host.repository.push('main', { 'web/site.config.yaml': theirs, 'web/images/new.jpg': 'new picture' })
    await rewrite('es: Pan', 'es: Pan dulce')
    await rewrite('    price: 12\n', '    price: 12\n  - name: Beans\n    price: 3\n')
    expect(await publish()).toMatchObject({ published: true })
    expect(published()).toBe(`# Prices of this year
menu:
  bread: { pt: Broa, es: Pan dulce } # the best
  price: 5
  soup: 9
dishes:
  - name: Fish
    price: 20
  - name: Rice
    price: 12
  - name: Cake
    price: 4
  - name: Beans
    price: 3
`)
    expect(text()).toBe(published())
  })

  test('somebody who is faster at the last moment is not overwritten', async () => {
    const { rewrite, publish } = await openHostedSite(host, { kind })
    await rewrite('price: 5', 'price: 6')
    host.beforeMove = () => {
      host.beforeMove = undefined
      host.repository.push('main', { 'web/site.config.yaml': site.replace('soup: 9', 'soup: 10') })
    }
    expect(await publish()).toMatchObject({ published: true })
    expect(published()).toBe(site.replace('price: 5', 'price: 6').replace('soup: 9', 'soup: 10'))
  })

  test.each([
    ['mine', 6],
    ['theirs', 7],
  ] as const)('the same place twice is a choice: %s', async (side, price) => {
    const { rewrite, publish, publisher } = await openHostedSite(host, { kind })
    host.repository.push('main', {
      'web/site.config.yaml': site.replace('price: 5', 'price: 7').replace('soup: 9', 'soup: 10'),
    })
    await rewrite('price: 5', 'price: 6')
    const answer = await publish()
    expect(answer).toMatchObject({
      published: false,
      refused: 'host-differs',
      both: { conflicts: [{ mine: '6', theirs: '7', texts: [{ path: ['menu', 'price'], mine: '6', theirs: '7' }] }] },
    })
    const request = { theirs: answer.both?.theirs ?? '', choices: [side], note: 'Chosen' }
    expect(await publisher.mergeAsChosen(request)).toMatchObject({ published: true })
    expect(published()).toBe(site.replace('price: 5', `price: ${price}`).replace('soup: 9', 'soup: 10'))
  })

  test('what is typed while somebody chooses is kept, and the choice is asked for again', async () => {
    const { rewrite, publish, publisher, text } = await openHostedSite(host, { kind })
    host.repository.push('main', { 'web/site.config.yaml': site.replace('price: 5', 'price: 7') })
    await rewrite('price: 5', 'price: 6')
    const answer = await publish()
    await rewrite('soup: 9', 'soup: 11')
    const request = { theirs: answer.both?.theirs ?? '', choices: ['theirs' as const], note: 'Chosen' }
    const again = await publisher.mergeAsChosen(request)
    expect(again).toMatchObject({ published: false, refused: 'host-differs' })
    expect(text()).toContain('soup: 11')
    const chosen = await publisher.mergeAsChosen({ ...request, theirs: again.both?.theirs ?? '' })
    expect(chosen).toMatchObject({ published: true })
    expect(published()).toBe(site.replace('price: 5', 'price: 7').replace('soup: 9', 'soup: 11'))
  })

  test('who may only propose changes a branch of their own, also where nobody may change the other one', async () => {
    const { rewrite, publish, text } = await openHostedSite(host, { kind, proposes: true })
    const head = host.repository.head('main')
    Object.assign(host, { isProtected: true })
    await rewrite('price: 5', 'price: 6')
    const answer = await publish('Bread costs 6')
    expect(answer).toMatchObject({ published: false, proposal: expect.stringMatching(/^https:.*\/1$/) })
    expect(host.repository.head('main')).toBe(head)
    const [{ from, ...proposal } = { from: '' }] = host.proposals
    expect(proposal).toEqual({ onto: 'main', title: 'Bread costs 6' })
    expect(host.repository.file(from, 'web/site.config.yaml')?.toString()).toBe(site.replace('price: 5', 'price: 6'))
    expect(host.repository.history(host.repository.head(from))[0]?.parents).toEqual([head])
    expect(await publish('Again')).toMatchObject({ refused: 'nothing-changed' })
    expect(host.proposals.length).toBe(1)
    expect(text()).toContain('price: 6')
  })

  test('two new pictures of one name are both kept', async () => {
    const { rewrite, publish, folder: place } = await openHostedSite(host, { kind })
    const shows = (name: string) => site.replace('soup: 9', `soup: 9\n  image: ./images/${name}`)
    host.repository.push('main', { 'web/images/dish.jpg': 'theirs' })
    writeBytes(`${place}/images/dish.jpg`, Buffer.from('mine'))
    await rewrite(site, `${shows('dish.jpg')}`)
    await publish()
    expect(published()).toBe(shows('dish-2.jpg'))
    expect(host.repository.file('main', 'web/images/dish.jpg')?.toString()).toBe('theirs')
    expect(host.repository.file('main', 'web/images/dish-2.jpg')?.toString()).toBe('mine')
  })
})

describe.each(kinds)('what %s refuses is said plainly, and nothing is lost', (kind) => {
  beforeEach(() => start(kind))

  const limited = { status: 403, body: { message: 'Limit' }, headers: { 'x-ratelimit-remaining': '0' } }

  test.each([
    ['an expired key', 'host-key-ended', () => host.keys.clear()],
    ['a key that may only read', 'host-rights', () => host.keys.set('good-key', 'read')],
    ['a protected branch', 'host-protected', () => Object.assign(host, { isProtected: true })],
    ['too many requests', 'host-busy', () => Object.assign(host, { fault: limited })],
    ['a fault of the host', 'host-busy', () => Object.assign(host, { fault: { status: 502 } })],
    ['a repository that is gone', 'host-missing', () => Object.assign(host, { fault: { status: 404 } })],
    ['no network', 'host-unreachable', () => host.close()],
  ])('%s: %s', async (_name, refused, spoil) => {
    const { rewrite, publish, text } = await openHostedSite(host, { kind })
    await rewrite('price: 5', 'price: 6')
    const before = published()
    await spoil()
    const answer = await publish()
    expect(answer).toMatchObject({ published: false, refused })
    expect(JSON.stringify(answer)).not.toContain('good-key')
    expect(published()).toBe(before)
    expect(text()).toContain('price: 6')
  })

  test('a wrong key opens nothing, and no address has it', async () => {
    await expect(openHostedSite(host, { kind, key: 'wrong' })).rejects.toMatchObject({ reason: 'host-key' })
    await openHostedSite(host, { kind })
    expect(host.asked.join()).not.toContain('key')
  })
})
