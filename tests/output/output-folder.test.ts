import { existsSync, statSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ModuleWriter } from '../../generator/output/modules/module-writer.ts'
import { OutputFolder } from '../../generator/output/output-folder.ts'
import { moveFile } from '../../generator/output/staged-folder.ts'
import { writeFolder } from '../../generator/output/write-folder.ts'
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

test.each(paths)('typed modules are written nowhere else: %s', async (path) => {
  const modules = new ModuleWriter(join(folder.path, 'generated'))
  expect(() => modules.append(path, 'page')).toThrow(`${path} lies outside`)
})

test('dots in names are names', async () => {
  const output = new OutputFolder(join(folder.path, 'site'))
  output.write('a..b/..c/d...html', 'page')
  await output.commit()
  expect(await readdir(join(folder.path, 'site/a..b/..c'))).toEqual(['d...html'])
})

test('a build that breaks off while its files take their places leaves no compressed form of an earlier page', async () => {
  const site = join(folder.path, 'site')
  const first = new OutputFolder(site)
  for (const [path, text] of Object.entries({ 'a.html': 'one', 'a.html.br': 'ONE' })) first.write(path, text)
  await first.commit()
  const second = new OutputFolder(site)
  for (const [path, text] of Object.entries({ 'a.html': 'two', 'c.html': 'two', 'a.html.br': 'TWO' }))
    second.write(path, text)
  await mkdir(join(site, 'c.html'))
  await expect(second.commit()).rejects.toThrow()
  const third = new OutputFolder(site)
  third.write('a.html', 'two')
  expect([third.isUnchanged('a.html'), third.keep('a.html.br')]).toEqual([true, false])
})

describe('what an interrupted run has left behind', () => {
  /** The number of a process that has ended, and that of this one, which an earlier process had too: in a container all have the same few. */
  const ended = [2 ** 22 + 1, process.pid]

  test.each(ended)('is removed before the next run, and is not published: process %i', async (id) => {
    for (const name of ['site', 'generated']) {
      await mkdir(join(folder.path, `${name}.staging-${id}`))
      await writeFile(join(folder.path, `${name}.staging-${id}/old.html`), 'old')
    }
    const modules = new ModuleWriter(join(folder.path, 'generated'))
    modules.append('new.ts', 'x'.repeat(100_000))
    modules.finish()
    await writeFolder(join(folder.path, 'site'), (output) => output.write('new.html', 'new'))
    expect((await readdir(folder.path, { recursive: true })).sort()).toEqual([
      'generated',
      'generated/new.ts',
      'site',
      'site/new.html',
    ])
  })

  test('stays while its process runs, as what has another name does', async () => {
    const others = [`site.staging-${process.ppid}`, 'site.staging-of-mine', 'my-site.staging-1']
    for (const name of others) await mkdir(join(folder.path, name))
    await writeFolder(join(folder.path, 'site'), (output) => output.write('new.html', 'new'))
    expect((await readdir(folder.path)).sort()).toEqual([...others, 'site'].sort())
  })
})

test('typed modules are staged beside their folder, from which another process would remove what is not its own', async () => {
  const modules = new ModuleWriter(join(folder.path, 'generated'))
  modules.append('a.ts', 'x'.repeat(100_000))
  expect(await readdir(folder.path)).toEqual([`generated.staging-${process.pid}`])
  modules.discard()
  expect(await readdir(folder.path)).toEqual([])
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

const otherDisk = '/dev/shm'

test.skipIf(!existsSync(otherDisk) || statSync(otherDisk).dev === statSync(tmpdir()).dev)(
  'a file is copied to another disk, where it cannot be moved',
  async () => {
    const [from, to] = [join(folder.path, 'a.html'), join(otherDisk, `site-${process.pid}.html`)]
    await writeFile(from, 'a')
    await moveFile(from, to)
    expect(await readFile(to, 'utf8')).toBe('a')
    await rm(to)
  },
)
