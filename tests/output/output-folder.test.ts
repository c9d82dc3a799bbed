import { mkdir, readdir, readFile, rename, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { OutputFolder, writeFolder } from '../../generator/output/output-folder.ts'
import { finishSwitch, isSwitching, switchFolders } from '../../generator/output/switch-folders.ts'
import { temporaryFolder } from '../site/command.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => folder.remove())

const paths = ['../page.html', 'content/../../page.html', '/page.html', '..']

test.each(paths)('a site writes no file outside of its folder: %s', async (path) => {
  const output = new OutputFolder(join(folder.path, 'site'))
  expect(() => output.write(path, 'page')).toThrow(`${path} lies outside`)
  expect(await readdir(folder.path)).toEqual([])
})

test('dots in names are names', async () => {
  const output = new OutputFolder(join(folder.path, 'site'))
  output.write('a..b/..c/d...html', 'page')
  switchFolders([output.staging])
  expect(await readdir(join(folder.path, 'site/a..b/..c'))).toEqual(['d...html'])
})

test('where the journal of a switch cannot be written, nothing of it stays', async () => {
  const output = new OutputFolder(join(folder.path, 'site'))
  output.write('page.html', 'page')
  await mkdir(join(folder.path, 'site.switch'))
  expect(() => switchFolders([output.staging])).toThrow('EISDIR')
  expect((await readdir(folder.path)).filter((name) => name.endsWith('.draft'))).toEqual([])
})

test('a file that did not change stays the same one, with its time; others become new ones', async () => {
  const site = join(folder.path, 'site')
  const write = (files: Readonly<Record<string, string>>) =>
    writeFolder(site, (output) => {
      for (const [path, text] of Object.entries(files)) output.write(path, text)
      output.writeAnew('note.json', '{}')
    })
  const facts = async (name: string) => {
    const { ino, mtimeMs } = await stat(join(site, name))
    return { ino, mtimeMs }
  }
  await write({ 'a.html': 'one', 'b/b.html': 'one' })
  await utimes(join(site, 'a.html'), 1e9, 1e9)
  const before = { a: await facts('a.html'), note: await facts('note.json') }
  await write({ 'a.html': 'one', 'c.html': 'new' })
  expect(await facts('a.html')).toEqual(before.a)
  expect((await facts('note.json')).ino).not.toBe(before.note.ino)
  expect((await readdir(site)).sort()).toEqual(['a.html', 'c.html', 'note.json'])
})

describe('folders that take their places together', () => {
  const names = ['site', 'site-hosts']
  const at = (name: string) => join(folder.path, name)

  /** Writes both; `onSwitch` comes between. Returns what is there then. */
  async function write(text: string, { onSwitch = async () => {} }: { onSwitch?: () => Promise<void> } = {}) {
    const [site, hosts] = names.map((name) => new OutputFolder(at(name))) as [OutputFolder, OutputFolder]
    for (const output of [site, hosts]) output.write('page.html', text)
    await onSwitch()
    switchFolders([site.staging, hosts.staging])
  }

  const texts = async () =>
    Promise.all(names.map((name) => readFile(join(at(name), 'page.html'), 'utf8').catch(() => 'none')))

  test('leave nothing beside them', async () => {
    await write('one')
    await write('two')
    expect(await texts()).toEqual(['two', 'two'])
    expect((await readdir(folder.path)).sort()).toEqual(names)
  })

  const steps: readonly (readonly [string, () => Promise<void>])[] = [
    ['nothing is placed', async () => {}],
    ['the first old one is away', () => rename(at('site'), at('site.staging-1.old'))],
    ['the first is placed', () => rename(at('site.staging-1'), at('site'))],
    ['the second old one is away', () => rename(at('site-hosts'), at('site-hosts.staging-1.old'))],
    ['both are placed', () => rename(at('site-hosts.staging-1'), at('site-hosts'))],
  ]

  test.each(steps.map(([name], index) => [name, index] as const))(
    'are finished by the next process where one ended when %s',
    async (_name, last) => {
      await write('old')
      for (const name of names) {
        await mkdir(at(`${name}.staging-1`))
        await writeFile(at(`${name}.staging-1/page.html`), 'new')
      }
      const moves = names.map((name) => ({ from: `${name}.staging-1`, to: name }))
      await writeFile(at('site.switch'), JSON.stringify(moves))
      for (const [, step] of steps.slice(0, last + 1)) await step()
      expect(isSwitching(at('site'))).toBe(true)
      finishSwitch(at('site'))
      expect(await texts()).toEqual(['new', 'new'])
      expect((await readdir(folder.path)).sort()).toEqual(names)
    },
  )

  test('are copied file by file where a folder cannot be renamed, which the next process can repeat', async () => {
    await write('old')
    // In the place of the old folder, something is in the way: as for a mounted folder, renaming fails.
    const block = async () => {
      await mkdir(at(`site.staging-${process.pid}.old/full`), { recursive: true })
      await mkdir(at('site/gone'))
    }
    const { ino } = await stat(at('site'))
    await write('new', { onSwitch: block })
    expect((await stat(at('site'))).ino).toBe(ino)
    expect(await texts()).toEqual(['new', 'new'])
    expect(await readdir(at('site'))).toEqual(['page.html'])
    expect((await readdir(folder.path)).sort()).toEqual(names)
  })
})

describe('what an interrupted run has left behind', () => {
  /** The number of a process that has ended, and that of this one, which an earlier process had too: in a container all have the same few. */
  const ended = [2 ** 22 + 1, process.pid]

  test.each(ended)('is removed before the next run, and is not published: process %i', async (id) => {
    await mkdir(join(folder.path, `site.staging-${id}`))
    await writeFile(join(folder.path, `site.staging-${id}/old.html`), 'old')
    await writeFolder(join(folder.path, 'site'), (output) => output.write('new.html', 'new'))
    expect((await readdir(folder.path, { recursive: true })).sort()).toEqual(['site', 'site/new.html'])
  })

  test('stays while its process runs, as what has another name does', async () => {
    const others = [`site.staging-${process.ppid}`, 'site.staging-of-mine', 'my-site.staging-1']
    for (const name of others) await mkdir(join(folder.path, name))
    await writeFolder(join(folder.path, 'site'), (output) => output.write('new.html', 'new'))
    expect((await readdir(folder.path)).sort()).toEqual([...others, 'site'].sort())
  })
})

test('a step that goes on after another one has failed writes nothing', async () => {
  const output = new OutputFolder(join(folder.path, 'site'))
  output.write('a.html', 'a')
  await output.discard()
  expect(() => output.write('b.html', 'b')).toThrow('b.html is written too late')
  expect(await readdir(folder.path)).toEqual([])
})

test('a new folder that another build has made meanwhile is written all the same', async () => {
  const site = join(folder.path, 'site')
  await writeFolder(site, async (output) => {
    output.write('index.html', 'mine')
    await mkdir(site)
    await writeFile(join(site, 'index.html'), 'theirs')
    await writeFile(join(site, 'theirs.html'), 'theirs')
  })
  expect(await readdir(folder.path)).toEqual(['site'])
  expect(await readdir(site)).toEqual(['index.html'])
  expect(await readFile(join(site, 'index.html'), 'utf8')).toBe('mine')
})

test('a link to a folder stays one, with the staged files on the disk that it leads to', async () => {
  await mkdir(join(folder.path, 'disk/site'), { recursive: true })
  await symlink(join(folder.path, 'disk/site'), join(folder.path, 'link'))
  await writeFolder(join(folder.path, 'link'), async (output) => {
    output.write('a.html', 'a')
    expect(await readdir(join(folder.path, 'disk'))).toEqual(['site', `site.staging-${process.pid}`])
  })
  expect(await readdir(join(folder.path, 'disk/site'))).toEqual(['a.html'])
  expect(await readdir(folder.path)).toEqual(['disk', 'link'])
})
