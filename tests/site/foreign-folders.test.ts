import { existsSync } from 'node:fs'
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { builtOnce } from './built-once.ts'
import { call, fourthSite, inFolder, quick, root, run, temporaryFolder } from './command.ts'
import { digests } from './files.ts'
import { siteTexts, writeConfig } from './site-texts.ts'

/** A folder in which somebody works. */
const work = { 'notes/plan.txt': 'plan', 'page.tsx': 'export const page = 1\n', 'site/index.html': '<p>mine</p>' }

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => folder.remove())

const at = (path: string) => join(folder.path, path)

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(at(path), '..'), { recursive: true })
    await writeFile(at(path), text)
  }
}

function buildArgs(...options: readonly string[]) {
  return ['build', '--config', fourthSite, ...quick, ...inFolder(folder.path), ...options]
}

function build(...options: readonly string[]) {
  return call(buildArgs(...options))
}

/** Runs a command that must leave every file of the folder as it is. */
async function refused(command: () => ReturnType<typeof call>): Promise<string> {
  const before = await digests(folder.path)
  const { exitCode, output } = await command()
  expect(await digests(folder.path)).toEqual(before)
  expect(exitCode).toBe(2)
  return output.replaceAll(folder.path, '…')
}

describe('a folder that somebody else wrote', () => {
  beforeEach(() => write(work))

  test('does not become a site', async () => {
    expect(await refused(() => build('--out', folder.path))).toMatchInlineSnapshot(`
      "The folder "…" holds something that this command did not write: notes, page.tsx, site. It would be deleted, so nothing was done.
      Choose with --out a folder that does not exist yet, is empty, or holds what this command wrote before.
      "
    `)
  })

  test('does not become a site because it has a page', async () => {
    expect(await refused(() => build())).toContain('index.html')
  })

  test('does not become a folder of files for hosts', async () => {
    await write({ 'new-hosts/list.txt': 'mine' })
    expect(await refused(() => build('--out', at('new')))).toContain('"…/new-hosts"')
  })

  test.each(['build', 'emit', 'dev'])('does not become one of typed modules by %s', async (command) => {
    const options = ['--config', fourthSite, '--generated', folder.path]
    expect(
      await refused(() => call([command, ...options, ...(command === 'build' ? ['--out', at('new')] : [])])),
    ).toContain('with --generated')
  })

  test('has no folder below a file', async () => {
    expect(await refused(() => build('--out', at('page.tsx/site')))).toContain('"…/page.tsx/site" is a file')
  })

  test('is not taken for a folder because it has a name', async () => {
    expect(await refused(() => build('--out', at('page.tsx')))).toMatchInlineSnapshot(`
      ""…/page.tsx" is a file, not a folder. Nothing was done.
      Choose another name with --out.
      "
    `)
  })
})

test('a folder that was written before is written again, without any mark in it, until somebody works in it', async () => {
  await write({ 'site/.DS_Store': '', 'generated/.gitkeep': '' })
  expect(await run(buildArgs())).toMatchObject({ exitCode: 0 })
  expect(await run(buildArgs())).toMatchObject({ exitCode: 0 })
  const exported = () => call(['export', '--host', 'netlify', '--out', at('site'), '--to', at('public')])
  expect(await exported()).toMatchObject({ exitCode: 0 })
  expect(await exported()).toMatchObject({ exitCode: 0 })

  await write({ 'site/.git/HEAD': 'ref' })
  expect(await refused(() => build())).toContain('.git')
  await write({ 'generated/mine.ts': 'export const mine = 1\n' })
  expect(await refused(() => call(['emit', '--config', fourthSite, '--generated', at('generated')]))).toContain(
    'mine.ts',
  )
})

describe('folders that overlap', () => {
  test.each([
    ['the same', 'one', 'one'],
    ['typed modules in the site', 'one', 'one/modules'],
    ['the site among the typed modules', 'one/site', 'one'],
    ['typed modules among the files for hosts', 'one', 'one-hosts/modules'],
    ['the same through a link', 'one', 'link/one'],
  ])('are refused: %s', async (_name, out, generated) => {
    await symlink(folder.path, at('link'))
    const { exitCode, output } = await build('--out', at(out), '--generated', at(generated))
    expect(output).toMatch(/^".*" and ".*" overlap: .*\n.* --generated\.\n$/)
    expect(exitCode).toBe(2)
    expect(await readdir(folder.path)).toEqual(['link'])
  })

  test.each(['generator/new', 'pages/new', 'schema/new', 'src/new'])('are refused among the code: %s', async (path) => {
    for (const command of path === 'src/new' ? ['build', 'emit', 'dev'] : ['emit']) {
      const { exitCode, output } = await call([command, '--config', fourthSite, '--generated', path])
      expect(output).toContain(' overlap: ')
      expect([exitCode, existsSync(join(root, path))]).toEqual([2, false])
    }
  })

  test('are refused where a configuration or an image of it lies in an earlier site', async () => {
    expect(await run(buildArgs())).toMatchObject({ exitCode: 0 })
    const { text, from } = await siteTexts.fourth()
    await writeConfig({ text, from }, at('site'))
    const options = [...quick, ...inFolder(folder.path)]
    expect(await refused(() => call(['build', '--config', at('site/site.config.yaml'), ...options]))).toContain(
      '"…/site" and "…/site/site.config.yaml" overlap',
    )
    await writeFile(at('site.config.yaml'), text.replaceAll('./', './site/'))
    expect(await refused(() => call(['build', '--config', at('site.config.yaml'), ...options]))).toMatch(
      /"…\/site" and "…\/site\/.*\.(svg|png|jpg)" overlap/,
    )
  })
})

describe('an export', () => {
  const exported = (out: string, to: string) => call(['export', '--host', 'netlify', '--out', out, '--to', to])

  test('leaves the folder of somebody else alone', async () => {
    await write(work)
    const out = await builtOnce('fourth')
    expect(await refused(() => exported(out, at('notes')))).toMatchInlineSnapshot(`
      "The folder "…/notes" holds something that this command did not write: plan.txt. It would be deleted, so nothing was done.
      Choose with --to a folder that does not exist yet, is empty, or holds what this command wrote before.
      "
    `)
  })

  test('does not go into the built site', async () => {
    const out = await builtOnce('fourth')
    const before = await digests(out)
    expect(await refused(() => exported(out, join(out, 'public')))).toContain('folder of the export')
    expect(await digests(out)).toEqual(before)
  })

  test('may go beside the folder that one is in, though the names begin alike', async () => {
    await mkdir(at('sites'))
    const options = ['--host', 'netlify', '--out', at('none'), '--to', at('site')]
    const { exitCode, output } = await run(['export', ...options], {}, at('sites'))
    expect(output).toContain('none')
    expect(exitCode).toBe(1)
  })
})
