import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, realpath, rename, symlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root, temporaryFolder } from './command.ts'
import { damages, isTold } from './damages.ts'

/** Whoever runs the tests may have named another folder. */
const { SITE_GENERATOR_CACHE: _, ...withDefaultCache } = process.env

let folder: Awaited<ReturnType<typeof temporaryFolder>>

/** A generator of two lines, started as the real one is. */
beforeEach(async () => {
  folder = await temporaryFolder()
  await mkdir(join(folder.path, 'node_modules'), { recursive: true })
  await mkdir(join(folder.path, 'generator/cli'), { recursive: true })
  for (const name of ['main.mjs', 'bundle/load-program.mjs', 'bundle/bundle-program.mjs'])
    await cp(join(root, 'generator', name), join(folder.path, 'generator', name))
  for (const name of ['rolldown', 'tsx'])
    await symlink(join(root, 'node_modules', name), join(folder.path, 'node_modules', name), 'junction')
  for (const entry of ['bundle/bundle-process.ts', 'thread/thread-entry.ts']) {
    await mkdir(dirname(join(folder.path, 'generator', entry)), { recursive: true })
    await writeFile(join(folder.path, 'generator', entry), 'export {}\n')
  }
  await writeFile(join(folder.path, 'package.json'), JSON.stringify({ type: 'module', dependencies: {} }))
  await program("import { word } from './word.ts'\nexport const run = () => console.log(word satisfies string)")
  await writeFile(join(folder.path, 'generator/cli/word.ts'), "export const word: string = 'one'\n")
})

afterEach(() => folder.remove())

test('a command runs from files that are kept, and from new ones when a source has changed', async () => {
  expect(await start()).toBe('one\n')
  expect(await kept()).toHaveLength(1)
  expect(await start()).toBe('one\n')
  await writeFile(join(folder.path, 'generator/cli/word.ts'), "export const word: string = 'another'\n")
  expect(await start()).toBe('another\n')
  expect(await kept()).toHaveLength(2)
})

test('a mistake in a source is reported as Node tells it', async () => {
  await program('const broken: = 1')
  await expect(start()).rejects.toThrow(/cli\.ts/)
})

test('paths go on starting in the project, and a text that speaks of that stays a text', async () => {
  await program(
    "export const run = () => console.log(new URL('../../../package.json', import.meta.url).href, 'import.meta.url')",
  )
  expect(await start()).toBe(`${pathToFileURL(await realpath(folder.path)).href}/package.json import.meta.url\n`)
})

test('a project that was moved starts where it is', async () => {
  await program("export const run = () => console.log(new URL('../../../package.json', import.meta.url).href)")
  await start()
  const elsewhere = `${folder.path}-elsewhere`
  await rename(folder.path, elsewhere)
  const told = await start(elsewhere)
  await rename(elsewhere, folder.path)
  expect(told).toBe(`${pathToFileURL(await realpath(dirname(elsewhere))).href}/${basename(elsewhere)}/package.json\n`)
})

test.each(['c#', 'what?'])('a project whose path tools would misread is reported in a sentence: %s', async (name) => {
  const strange = join(dirname(folder.path), `${basename(folder.path)}-${name}`)
  await rename(folder.path, strange)
  const told = await start(strange, { ...withDefaultCache, LC_ALL: 'en' }).catch((error) => error)
  await rename(strange, folder.path)
  expect(told).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The folder of the project .*: .*-(c#|what\?).\n$/),
  })
})

test('what is kept lies in the folder that the environment names', async () => {
  const env = { ...process.env, SITE_GENERATOR_CACHE: 'node_modules/.cache/other' }
  expect(await start(folder.path, env)).toBe('one\n')
  expect(await readdir(join(folder.path, 'node_modules/.cache'))).toEqual(['other'])
})

test('what is damaged, the record or the code, is made anew, and the command learns it', async () => {
  await program('export const run = (isRepaired: boolean) => console.log(isRepaired)')
  expect(await start()).toBe('false\n')
  const programs = join(folder.path, 'node_modules/.cache/site-generator/program')
  const record = join(programs, 'current.json')
  for (const [turn, [name, damage]] of Object.entries(damages).entries()) {
    const text = await readFile(record, 'utf8')
    const code = join(programs, JSON.parse(text.slice(text.indexOf('\n'))).folder, 'cli.js')
    const files = [record, code] as const
    await damage(...(turn % 2 ? files : (files.toReversed() as [string, string])))
    expect({ name, answer: await start() }).toEqual({ name, answer: `${isTold(name)}\n` })
  }
  expect(await start()).toBe('false\n')
})

function program(text: string): Promise<void> {
  return writeFile(join(folder.path, 'generator/cli/cli.ts'), `${text}\n`)
}

async function start(cwd = folder.path, env = withDefaultCache): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['generator/main.mjs'], { cwd, env })
  return stdout
}

async function kept(): Promise<string[]> {
  const names = await readdir(join(folder.path, 'node_modules/.cache/site-generator/program'))
  return names.filter((name) => name !== 'current.json')
}
