import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteFolders } from '../../generator/cli/site-folders.ts'
import { call, quick, root, run, type TemporaryFolder, temporaryFolder } from '../site/command.ts'
import { siteTexts, writeConfig } from '../site/site-texts.ts'

let folder: TemporaryFolder
beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => folder.remove())

test('what is made of a site is meant to lie beside its configuration, unless another folder is asked for', () => {
  expect(siteFolders({ config: '/sites/one/site.config.yaml' })).toEqual({
    file: '/sites/one/site.config.yaml',
    out: '/sites/one/dist',
    exported: '/sites/one/public',
    leads: '/sites/one/leads.jsonl',
  })
  const here = process.cwd()
  expect(siteFolders({ config: 'site.config.yaml', out: 'built' })).toEqual({
    file: join(here, 'site.config.yaml'),
    out: join(here, 'built'),
    exported: join(here, 'public'),
    leads: join(here, 'leads.jsonl'),
  })
})

test('two sites that are built and exported with their configurations alone keep out of each other’s way', async () => {
  const small = await siteTexts.fourth()
  const names = ['Ulme', 'Linde']
  for (const name of names) {
    await mkdir(join(folder.path, name))
    await writeConfig({ ...small, text: small.text.replaceAll('Ahorn', name) }, join(folder.path, name))
  }
  const before = (await readdir(root)).sort()
  for (const name of names) {
    const config = ['--config', join(folder.path, name, 'site.config.yaml')]
    const generated = ['--generated', join(folder.path, 'generated')]
    expect(await run(['build', ...config, ...generated, ...quick])).toMatchObject({ exitCode: 0 })
    expect(await run(['export', '--host', 'netlify', ...config])).toMatchObject({ exitCode: 0 })
  }
  for (const [index, name] of names.entries()) {
    const own = (path: string) => join(folder.path, name, path)
    expect((await readdir(own('.'))).sort()).toEqual(['dist', 'dist-hosts', 'logo.svg', 'public', 'site.config.yaml'])
    for (const page of ['dist/index.html', 'public/index.html']) {
      const html = await readFile(own(page), 'utf8')
      expect(html).toContain(name)
      expect(html).not.toContain(names[1 - index])
    }
  }
  expect((await readdir(root)).sort()).toEqual(before)
}, 180_000)

test('a new site has what is made of it ignored by git', async () => {
  const to = join(folder.path, 'new')
  expect(await call(['new', '--name', 'Golden Oven', '--languages', 'en', '--to', to])).toMatchObject({ exitCode: 0 })
  expect(existsSync(join(to, 'site.config.yaml'))).toBe(true)
  expect(await readFile(join(to, '.gitignore'), 'utf8')).toBe(
    'dist/\ndist-hosts/\n*.staging-*/\npublic/\nleads.jsonl\nlead-files/\n',
  )
})
