import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  call,
  fourthSite,
  inFolder,
  quick,
  root,
  run,
  shippedSite,
  type TemporaryFolder,
  temporaryFolder,
} from './command.ts'
import { digests } from './files.ts'

let folder: TemporaryFolder
const at = (path: string) => join(folder.path, path)
beforeEach(async () => {
  folder = await temporaryFolder()
  await chmod(folder.path, 0o755)
})
afterEach(() => folder.remove())

const build = (out: string) => ['build', '--config', fourthSite, '--out', out, '--generated', at('generated'), ...quick]

/** Runs a command in a shell's words; as nobody, where this is the administrator, who may read and write everything. */
async function shell(before: string, args: readonly string[], after = '') {
  const other = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const child = spawn('sh', ['-c', `${before} exec "$0" generator/main.mjs "$@" ${after}`, process.execPath, ...args], {
    cwd: root,
    env: { ...process.env, LC_ALL: 'en', HOME: folder.path },
    ...other,
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const [exitCode] = await once(child, 'close')
  return { exitCode, output }
}

describe.skipIf(process.platform === 'win32')('a machine that lets us do little', () => {
  test('is reported in a sentence where it lets too few files be open', async () => {
    const { exitCode, output } = await shell('ulimit -n 30;', build(at('site')))
    expect(output).toMatch(/^The system lets this command open too few files at a time\. .*\n(The cache .*\n)?$/)
    expect(exitCode).toBe(1)
  })

  test('is reported in a sentence where nothing can be written beside the folder of the site, which stays', async () => {
    await run([...build(at('mine/site'))])
    const before = await digests(folder.path)
    await chmod(at('mine'), 0o555)
    const { exitCode, output } = await shell('', build(at('mine/site')))
    await chmod(at('mine'), 0o755)
    expect(output).toMatch(/^The system does not let this command read or write .*mine.*$/m)
    expect(output).not.toMatch(/^ +at /m)
    expect([exitCode, await digests(folder.path)]).toEqual([1, before])
  })

  test.runIf(process.getuid?.() === 0)('builds with the cache of somebody else', async () => {
    await run(['check', '--config', fourthSite])
    await chmod(folder.path, 0o777)
    expect(await shell('', build(at('site')))).toMatchObject({ exitCode: 0 })
    expect(await readdir(at('site'))).toContain('index.html')
  })
})

describe.skipIf(process.platform === 'win32')('what cannot be read or written', () => {
  test.each([
    ['is missing', 'There is no such file.', (file: string) => symlink('nowhere', file)],
    ['is a folder', 'This is a folder, not a file.', (file: string) => mkdir(file)],
    ['is a link to itself', 'This file cannot be opened.', (file: string) => symlink('site.config.yaml', file)],
  ])('a part is added to no file that %s', async (_, told, make) => {
    await make(at('site.config.yaml'))
    const { exitCode, output } = await call(['add', 'page', 'prices', '--config', at('site.config.yaml')])
    expect([exitCode, output]).toEqual([1, expect.stringContaining(`error file-missing  ${told}`)])
  })

  test.runIf(process.platform === 'linux')('results that find no room are reported in a sentence', async () => {
    const { exitCode, output } = await shell('', ['check', '--config', fourthSite], '>/dev/full')
    expect([exitCode, output]).toEqual([1, 'The disk is full. Make room, and run the command again.\n'])
  })
})

test('in a workspace, whose packages lie further up, the same site is built', async () => {
  await mkdir(at('site'))
  await symlink(join(root, 'node_modules'), at('node_modules'), 'junction')
  await writeFile(at('package.json'), JSON.stringify({ private: true, workspaces: ['site'] }))
  await cp(join(root, 'package-lock.json'), at('package-lock.json'))
  const parts = ['generator', 'pages', 'schema', 'src', 'package.json', 'logo.svg', 'images', basename(shippedSite)]
  const isSource = (path: string) => !path.startsWith(join(root, 'src/generated'))
  for (const part of parts) await cp(join(root, part), at(`site/${part}`), { recursive: true, filter: isSource })
  const child = spawn(process.execPath, ['generator/main.mjs', 'build', ...quick], { cwd: at('site') })
  expect(await once(child, 'close')).toEqual([0, null])
  await run(['build', '--config', shippedSite, ...inFolder(at('other')), ...quick])
  // Without a history, no day is known on which a page changed.
  const { 'sitemap.xml': _, ...usual } = await digests(at('other/site'))
  expect(await digests(at('site/dist'))).toMatchObject(usual)
}, 120_000)
