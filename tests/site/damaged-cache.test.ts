import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, extname, join, relative, sep } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyCache, fourthSite, inFolder, run, type TemporaryFolder, temporaryFolder } from './command.ts'
import { damages } from './damages.ts'
import { digests } from './files.ts'
import { isThorough } from './thorough.ts'

let folder: TemporaryFolder
let cache: TemporaryFolder
let clean: Record<string, string>
let whole: Record<string, string>

const build = () =>
  run(['build', '--config', fourthSite, ...inFolder(folder.path)], { SITE_GENERATOR_CACHE: cache.path })

beforeAll(async () => {
  ;[folder, cache] = await Promise.all([temporaryFolder(), emptyCache()])
  expect(await build()).toMatchObject({ exitCode: 0, output: expect.not.stringContaining('cache') })
  ;[clean, whole] = await Promise.all([digests(folder.path), madeEntries()])
}, 300_000)
afterAll(() => Promise.all([folder.remove(), cache.remove()]))

/** The entries that a build makes, without the kept program, which gets a new folder each time. */
async function madeEntries(): Promise<Record<string, string>> {
  return Object.fromEntries(Object.entries(await digests(cache.path)).filter(([path]) => !/^program\//.test(path)))
}

/** The files that are in use, by their kind: the folder, and how the name ends. */
async function entriesByKind(): Promise<Map<string, string[]>> {
  const record = await readFile(join(cache.path, 'program/current.json'), 'utf8')
  const { folder: program } = JSON.parse(record.slice(record.indexOf('\n'))) as { folder: string }
  const entries = await readdir(cache.path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const kinds = new Map<string, string[]>()
  for (const file of files.sort()) {
    const path = relative(cache.path, file)
    if (/program.*\.js$/.test(path) && !path.includes(program)) continue
    const kind = `${path.split(sep)[0]} ${extname(path)}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), file])
  }
  return kinds
}

/** Damages a file of each kind, each in another way: what each way does to the reading of one file is tested where files are read. */
async function damageEachKind(turn: number) {
  const kinds = [...(await entriesByKind()).values()]
  const ways = Object.values(damages)
  const damaged = kinds.map((files) => files[turn % files.length] as string)
  for (const [index, file] of damaged.entries()) {
    // Of a kind with a single file, the other is of another kind.
    const others = [...(kinds[index] ?? []), ...kinds.flat()].filter((other) => !damaged.includes(other))
    await ways[(index + 3 * turn) % ways.length]?.(file, others[0] as string)
  }
}

async function spoilEachFolder(spoil: (path: string) => Promise<unknown>) {
  const folders = new Set([...(await entriesByKind()).values()].flat().map((file) => dirname(file)))
  folders.delete(cache.path)
  // Those inside others first: their names are random.
  for (const path of [...folders].sort().reverse()) {
    await rm(path, { recursive: true, force: true })
    await mkdir(dirname(path), { recursive: true })
    await spoil(path)
  }
}

describe('a damaged cache gives the site that an empty one gives, and is whole again', () => {
  const others: [string, () => Promise<void>][] = [
    ['a file of each kind is damaged in another way', () => damageEachKind(1)],
    ['a file of each kind is damaged in a third way', () => damageEachKind(2)],
    ['each folder is a link to nothing', () => spoilEachFolder((path) => symlink('nothing', path))],
  ]
  test.each<[string, () => Promise<void>]>([
    ['a file of each kind is damaged', () => damageEachKind(0)],
    ['each folder is a file', () => spoilEachFolder((path) => writeFile(path, 'a file'))],
    ...(isThorough ? others : []),
  ])(
    '%s',
    async (_name, damage) => {
      await damage()
      await Promise.all(['site', 'site-hosts'].map((name) => rm(join(folder.path, name), { recursive: true })))
      const { exitCode, output } = await build()
      expect(output).not.toMatch(/^ +at /m)
      expect(exitCode).toBe(0)
      expect(output.match(/^.*cache.*$/gm)).toHaveLength(1)
      expect(await digests(folder.path)).toEqual(clean)
      expect(await madeEntries()).toEqual(whole)
    },
    120_000,
  )

  test('is used again as if nothing had been', async () => {
    expect(await build()).toMatchObject({ exitCode: 0, output: expect.not.stringContaining('cache') })
  })
})
