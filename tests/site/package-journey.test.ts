import { execFile, spawn } from 'node:child_process'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { npmCommand } from '../../generator/lib/packages/npm-command.ts'
import { LanguageClient } from '../schema/language-client.ts'
import { root, run, type TemporaryFolder, temporaryFolder } from './command.ts'
import { digests } from './files.ts'

const name = 'site-from-yaml'
let folder: TemporaryFolder
let tarball: string
let said: string

beforeAll(async () => {
  folder = await temporaryFolder()
  tarball = (await npm(['run', '--silent', 'pack', '--', folder.path], root)).trim()
  const command = ['new', '--name', 'Golden Oven', '--languages', 'pt,ar', '--description', 'Pães', '--to', at('oven')]
  said = (await run([...command, '--generator', tarball], { npm_config_prefer_offline: 'true' })).output
}, 300_000)
afterAll(() => folder.remove())

const at = (path: string) => join(folder.path, path)

/** The entry of the package in the folder of a site, as its scripts start it. */
const main = () => at(`oven/node_modules/${name}/packed/program/main.js`)

async function npm(args: readonly string[], cwd: string): Promise<string> {
  const { program, args: first, shell } = npmCommand()
  const env = { ...process.env, LANG: 'en_US.UTF-8', NO_COLOR: '1' }
  const { stdout } = await promisify(execFile)(program, [...first, ...args], { cwd, shell, env, maxBuffer: 1 << 26 })
  return stdout
}

/** Runs a command of the site that serves something, for as long as it is asked. */
async function serving([command, ...options]: readonly string[], ask: (address: string) => Promise<void>) {
  const child = spawn(process.execPath, [main(), command ?? '', ...options, '--port', '0'], { cwd: at('oven') })
  try {
    const address = await new Promise<string>((done, fail) => {
      let output = ''
      const add = (chunk: Buffer) => {
        output += chunk
        const found = /http:\S+/.exec(output)?.[0]
        if (found) done(found)
      }
      child.stdout.on('data', add)
      child.stderr.on('data', add)
      child.on('close', () => fail(new Error(output)))
    })
    await ask(address)
  } finally {
    child.kill()
  }
}

/** The files below a folder that are not links, with their sizes. */
async function filesBelow(path: string): Promise<{ readonly path: string; readonly bytes: number }[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(files.map(async (file) => ({ path: file, bytes: (await stat(file)).size })))
}

/** What the YAML extension says of a text that is opened as a file. */
async function editorMessages(uri: string, text: string): Promise<string[]> {
  const client = new LanguageClient()
  try {
    await client.request('initialize', { processId: process.pid, rootUri: null, capabilities: {} })
    client.notify('initialized', {})
    client.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version: 1, text } })
    const { diagnostics } = await client.next<Told>('textDocument/publishDiagnostics', (told) => told.uri === uri)
    return diagnostics.map(({ message }) => message)
  } finally {
    client.close()
  }
}

interface Told {
  readonly uri: string
  readonly diagnostics: readonly { readonly message: string }[]
}

describe('from the tarball of the package', () => {
  test('a site begins as a folder with one dependency, which it keeps', async () => {
    expect(said).toContain('npm run edit')
    const { scripts, dependencies } = JSON.parse(await readFile(at('oven/package.json'), 'utf8'))
    expect(dependencies).toEqual({ [name]: `file:vendor/${basename(tarball)}` })
    expect(scripts).toMatchObject({
      start: 'site-from-yaml start',
      edit: 'site-from-yaml edit',
      check: 'site-from-yaml check',
      build: 'site-from-yaml build',
      test: 'site-from-yaml check && site-from-yaml build',
    })
    const kept = await readFile(at(`oven/vendor/${basename(tarball)}`))
    expect(kept.equals(await readFile(tarball))).toBe(true)
    expect(kept.length).toBeLessThanOrEqual(10_000_000)
    expect(await readdir(at('oven'))).toEqual(expect.arrayContaining(['images', 'package-lock.json', '.github']))
    expect(await readFile(at('oven/.gitignore'), 'utf8')).toMatch(/^node_modules\/\ndist\/\n/)
  })

  test('few packages are installed, which take little room', async () => {
    const { packages } = JSON.parse(await readFile(at('oven/node_modules/.package-lock.json'), 'utf8'))
    expect(Object.keys(packages).length).toBeLessThanOrEqual(25)
    const sizes = (await filesBelow(at('oven/node_modules'))).map(({ bytes }) => bytes)
    expect(sizes.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(100_000_000)
    expect(Object.keys(packages).filter((path) => /typescript|tsx|vite|rolldown|schema-generator/.test(path))).toEqual(
      [],
    )
  })

  test('nothing in it is a source, or knows where it was made', async () => {
    const files = await filesBelow(at(`oven/node_modules/${name}`))
    expect(files.filter(({ path }) => /(?<!\.d)\.tsx?$/.test(path))).toEqual([])
    const texts = files.filter(({ path }) => !/\.(woff2?|webp)$/.test(path))
    for (const { path } of texts) {
      const text = await readFile(path, 'utf8')
      expect([path, text.includes(root), text.includes(`${homedir()}/`)]).toEqual([path, false, false])
    }
    expect(await readFile(at(`oven/node_modules/${name}/packed/LICENCES.txt`), 'utf8')).toMatch(
      /^react 19\.\S+ {2}MIT\n(?:\S+ \S+ {2}MIT\n)*\nMIT License/m,
    )
    // What it explains is there, and names no picture that is not.
    const reference = await readFile(at(`oven/node_modules/${name}/packed/schema/REFERENCE.md`), 'utf8')
    expect(reference.split('\n').filter((line) => /^#+ .*opening|\]\(pictures\//i.test(line))).toEqual([
      '## OpeningHours',
      '## OpeningSection',
    ])
  })

  test('the site is checked and built as a checkout builds it, and only in its own folder', async () => {
    const before = await digests(at(`oven/node_modules/${name}`))
    const output = await npm(['test'], at('oven'))
    expect(output).toMatch(/\n4 pages, \d+ files in dist/)
    expect(await digests(at(`oven/node_modules/${name}`))).toEqual(before)
    expect(await readdir(at('oven/node_modules/.cache'))).toEqual(['site-generator'])
    expect((await readdir(at('oven'))).sort()).toEqual(
      ['.github', '.gitignore', 'dist', 'dist-hosts', 'images', 'logo.svg', 'node_modules', 'package-lock.json'].concat(
        ['package.json', 'site.config.yaml', 'vendor'],
      ),
    )
    const config = at('oven/site.config.yaml')
    const own = ['--out', at('own/dist'), '--generated', at('generated')]
    await mkdir(at('own'))
    expect(await run(['build', '--config', config, ...own])).toMatchObject({ exitCode: 0 })
    expect(await digests(at('oven/dist'))).toEqual(await digests(at('own/dist')))
    expect(await digests(at('oven/dist-hosts'))).toEqual(await digests(at('own/dist-hosts')))
  }, 180_000)

  test('its history is asked, its typefaces are cut into its folder, and it is laid out for its host', async () => {
    const git = (...args: string[]) =>
      promisify(execFile)('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@oven.example', ...args], {
        cwd: at('oven'),
        env: { ...process.env, GIT_AUTHOR_DATE: '2026-03-02T10:00:00Z', GIT_COMMITTER_DATE: '2026-03-02T10:00:00Z' },
      })
    const ours = (...args: string[]) => promisify(execFile)(process.execPath, [main(), ...args], { cwd: at('oven') })
    await ours('translate', 'lock')
    await git('init', '-q')
    await git('add', '.')
    await git('commit', '-qm', 'begun')
    expect((await git('ls-files')).stdout.split('\n')).not.toContain('dist/index.html')
    expect((await ours('check', '--stale')).stderr).toBe('')
    expect((await ours('fonts')).stdout).toMatch(/^Lora, heading: \d+ B → \d+ B\nInter, text: \d+ B → \d+ B\n$/m)
    expect(await readdir(at('oven/typefaces'))).toEqual([
      'inter-text.txt',
      'inter-text.woff2',
      'lora-heading.txt',
      'lora-heading.woff2',
    ])
    await ours('build', '--no-share-images', '--no-precompress')
    expect(await readFile(at('oven/dist/sitemap.xml'), 'utf8')).toContain('<lastmod>2026-03-02')
    const cut = await stat(at('oven/typefaces/inter-text.woff2'))
    const served = (await filesBelow(at('oven/dist/assets'))).filter(({ path }) => /inter-[^/\\]+\.woff2$/.test(path))
    expect(served.map(({ bytes }) => bytes)).toEqual([cut.size])
    await ours('export', '--host', 'netlify')
    expect(await readdir(at('oven/public'))).toContain('index.html')
  }, 120_000)

  test('what was built is served, and the editor opens', async () => {
    for (const [command, ...options] of [['preview'], ['edit', '--no-open']] as const)
      await serving([command, ...options], async (address) => expect((await fetch(address)).status).toBe(200))
  })

  test('the site is shown while it is written, and open pages hear of each change', async () => {
    await serving(['dev'], async (address) => {
      const home = new URL('/pt/', address)
      const page = await (await fetch(home)).text()
      const [, script = ''] = /import "([^"]+)"/.exec(page) ?? []
      const code = await fetch(new URL(script, address))
      expect([script, code.status, code.headers.get('content-type')]).toEqual([
        '/src/entry-dev.ts',
        200,
        'text/javascript; charset=utf-8',
      ])
      const events = await fetch(new URL('/@site/events', address))
      const config = at('oven/site.config.yaml')
      const text = await readFile(config, 'utf8')
      await writeFile(config, text.replace('name: Golden Oven', 'name: Silver Oven'))
      const heard = await events.body?.getReader().read()
      expect(new TextDecoder().decode(heard?.value)).toBe('event: site:update\ndata: {}\n\n')
      expect(await (await fetch(home)).text()).toContain('<title>Silver Oven')
      await writeFile(config, text)
    })
  })

  test('a site begins from the package of another, too', async () => {
    const command = ['new', '--name', 'Mill', '--languages', 'en', '--no-install', '--lang', 'en']
    const { stdout } = await promisify(execFile)(process.execPath, [main(), ...command], { cwd: at('oven') })
    expect(stdout).toMatch(/npm install {4}installs the generator\n/)
    const { dependencies } = JSON.parse(await readFile(at('oven/mill/package.json'), 'utf8'))
    expect(dependencies).toEqual({ [name]: `file:vendor/${basename(tarball)}` })
    expect(await readdir(at('oven/mill/vendor'))).toEqual([basename(tarball)])
  })

  test('a kind of its own, written after the guide, is referred to, known to editors of YAML, added and drawn', async () => {
    const guide = await readFile(at(`oven/node_modules/${name}/packed/schema/KINDS.en.md`), 'utf8')
    const files = [...guide.matchAll(/^```\w+ (pages\/\S+)\n(.*?)^```$/gms)]
    expect(files).toHaveLength(5)
    await mkdir(at('oven/pages/kinds/timetable'), { recursive: true })
    for (const [, path = '', text = ''] of files) await writeFile(at(`oven/${path}`), text)
    const [modeline = '', schema = ''] = /^# yaml-language-server: \$schema=\.\/(.*)$/m.exec(guide) ?? []
    const env = { ...process.env, XDG_CONFIG_HOME: at('settings') }
    const ours = async (...args: string[]) =>
      (await promisify(execFile)(process.execPath, [main(), ...args], { cwd: at('oven'), env })).stdout

    const config = at('oven/site.config.yaml')
    const before = await readFile(config, 'utf8')
    await ours('add', 'section', 'timetable', '--page', 'home')
    const added = /kind: timetable\n.*?places: 4/s
    const written = (section: string) => section.replaceAll('TODO', 'Aula').replace('enabled: false', 'enabled: true')
    await writeFile(config, (await readFile(config, 'utf8')).replace(added, written))
    expect(await ours('reference')).toMatch(/\n## TimetableClass\n[^#]*\| `places` \* \| How many places are left\. \|/)
    const { definitions } = JSON.parse(await readFile(at(`oven/${schema}`), 'utf8'))
    expect(definitions.Section.properties.kind.enum).toEqual(expect.arrayContaining(['opening', 'timetable']))
    const text = (await readFile(config, 'utf8')).replace(/.*/, modeline)
    expect(await editorMessages(pathToFileURL(config).href, text)).toEqual([])
    expect(await editorMessages(pathToFileURL(config).href, text.replace('places: 4', 'places: four'))).toEqual([
      'Incorrect type. Expected "number".',
    ])
    await ours('build', '--trust-kinds', '--no-share-images', '--no-precompress')
    expect((await readFile(at('oven/dist/pt/index.html'), 'utf8')).replaceAll('<!-- -->', '')).toContain(
      '<ul class="timetable"><li><b>segunda, 18h</b> Violão <span>4</span></li></ul>',
    )
    await writeFile(config, before)
  }, 120_000)

  test('a program has its types, and asks it what is wrong', async () => {
    const program = `import { checkSite, type SiteConfig } from '${name}'
const { config, problems } = checkSite('site.config.yaml')
const site: SiteConfig['site'] | undefined = config?.site
console.log(site?.name satisfies string | undefined, problems[0]?.code, problems[0]?.severity)\n`
    await writeFile(at('oven/ask.mts'), program)
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const types = ['--types', 'node', '--typeRoots', join(root, 'node_modules/@types')]
    const settings = ['--strict', '--target', 'es2023', '--module', 'nodenext', '--outDir', at('oven/asked'), ...types]
    await promisify(execFile)(process.execPath, [compiler, ...settings, 'ask.mts'], { cwd: at('oven') })
    const { stdout } = await promisify(execFile)(process.execPath, ['asked/ask.mjs'], { cwd: at('oven') })
    expect(stdout).toBe('Golden Oven text-placeholder warning\n')
  })
})

test('a tarball that is not there is reported', async () => {
  const answer = await run(['new', '--name', 'Mill', '--generator', 'none.tgz', '--lang', 'en'], {}, folder.path)
  expect(answer).toEqual({ exitCode: 1, output: 'There is no package of the generator at none.tgz.\n' })
  expect(await readdir(folder.path)).not.toContain('mill')
})
