import { chmod, copyFile, mkdir, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { dirname, extname, join, relative, sep } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyCache, inFolder, run, secondSite, type TemporaryFolder, temporaryFolder } from './command.ts'
import { digests } from './files.ts'

let folder: TemporaryFolder
let cache: TemporaryFolder
let clean: Record<string, string>

const build = () =>
  run(['build', '--config', secondSite, ...inFolder(folder.path)], { SITE_GENERATOR_CACHE: cache.path })

beforeAll(async () => {
  ;[folder, cache] = await Promise.all([temporaryFolder(), emptyCache()])
  expect(await build()).toMatchObject({ exitCode: 0, output: expect.not.stringContaining('cache') })
  clean = await digests(folder.path)
}, 300_000)
afterAll(() => Promise.all([folder.remove(), cache.remove()]))

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

/** What can happen to a file; `other` is one of the same kind, which is whole. */
const damages: Readonly<Record<string, (file: string, other: string) => Promise<unknown>>> = {
  'is empty': (file) => truncate(file, 0),
  'ends in the middle': async (file) => truncate(file, Math.floor((await readFile(file)).length / 2)),
  'is garbage': (file) => writeFile(file, Buffer.alloc(5000, 'damaged\0\uffff')),
  'has one other byte': async (file) => {
    const bytes = await readFile(file)
    const at = Math.floor(bytes.length * 0.7)
    bytes[at] = (bytes[at] ?? 0) ^ 1
    await writeFile(file, bytes)
  },
  'goes on behind its end': (file) => writeFile(file, '\nthrow new Error("damaged")', { flag: 'a' }),
  'has what belongs into another': (file, other) => copyFile(other, file),
  'is a folder': async (file) => {
    await rm(file)
    await mkdir(join(file, 'folder'), { recursive: true })
  },
  'is a link to nothing': async (file) => {
    await rm(file)
    await symlink('nothing', file)
  },
  'cannot be read': (file) => chmod(file, 0o000),
  'is gone': (file) => rm(file),
}

/** A file of each kind, another one each time. */
async function damageEachKind(damage: (file: string, other: string) => Promise<unknown>, turn: number) {
  const kinds = await entriesByKind()
  for (const files of kinds.values()) {
    const file = files[turn % files.length] as string
    // Of a kind with a single file, the other is of another kind.
    const other = files.length > 1 ? files[(turn + 1) % files.length] : [...kinds.values()].flat()[0]
    await damage(file, other as string)
  }
}

async function expectCleanSite(): Promise<string> {
  await Promise.all(['site', 'site-hosts'].map((name) => rm(join(folder.path, name), { recursive: true })))
  const { exitCode, output } = await build()
  expect(output).not.toMatch(/^ +at /m)
  expect(exitCode).toBe(0)
  expect(await digests(folder.path)).toEqual(clean)
  return output
}

describe('a damaged cache gives the site that an empty one gives, and the next build finds it whole', () => {
  test.each(Object.entries(damages).map(([name, damage], turn) => [name, damage, turn] as const))(
    'a file %s',
    async (name, damage, turn) => {
      await damageEachKind(damage, turn)
      // What is gone was perhaps never there; and nothing is unreadable to the administrator.
      const isTold = name !== 'is gone' && !(name === 'cannot be read' && process.getuid?.() === 0)
      expect((await expectCleanSite()).match(/^.*cache.*$/gm) ?? []).toHaveLength(isTold ? 1 : 0)
      expect(await expectCleanSite()).not.toContain('cache')
    },
    120_000,
  )

  test.each([
    ['is a file', (path: string) => writeFile(path, 'a file')],
    ['is a link to nothing', (path: string) => symlink('nothing', path)],
  ])(
    'a folder %s',
    async (_name, spoil) => {
      const folders = new Set([...(await entriesByKind()).values()].flat().map((file) => dirname(file)))
      folders.delete(cache.path)
      for (const path of folders) {
        await rm(path, { recursive: true, force: true })
        await mkdir(dirname(path), { recursive: true })
        await spoil(path)
      }
      expect((await expectCleanSite()).match(/^.*cache.*$/gm)).toHaveLength(1)
      expect(await expectCleanSite()).not.toContain('cache')
    },
    120_000,
  )
})
