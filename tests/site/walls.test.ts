import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root, secondSite, shippedSite, thirdSite } from './command.ts'
import type { WholeConfig } from './shipped-config.ts'

interface SourceFile {
  /** The path from the project's root. */
  readonly path: string
  readonly text: string
}

async function sources(...folders: string[]): Promise<SourceFile[]> {
  const entries = await Promise.all(
    folders.map((folder) => readdir(join(root, folder), { recursive: true, withFileTypes: true })),
  )
  const paths = entries
    .flat()
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !path.startsWith('src/generated/'))
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })))
}

const written: Record<string, { readonly tab: string; readonly default: string }> = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
).imports

/** The file that is behind each port on Node, by the name of the port. */
const ports = new Map(Object.entries(written).map(([name, { default: file }]) => [name, file.slice('./'.length)]))

/** The files that are behind them in the tab. */
const tabPorts = Object.values(written).map(({ tab }) => tab.slice('./'.length))

/**
 * What a file imports: packages by name, files by their path from the root. Imports of types only are left out on demand.
 *
 * @param options.ports whether a port is the file that is behind it on Node, and not its name
 */
function importsOf({ path, text }: SourceFile, options: { types: boolean; ports?: boolean }): string[] {
  const { types, ports: areFollowed = true } = options
  const statements = text.matchAll(
    /^(?:import|export)\s+(type\s)?[^'"`]*?from\s+'([^']+)'|(?<!typeof )\bimport\('([^']+)'\)|^import '([^']+)'/gm,
  )
  return [...statements]
    .filter(([, isType]) => types || !isType)
    .map(([, , from, dynamic, bare]) => from ?? dynamic ?? bare ?? '')
    .map((target) => (areFollowed ? (ports.get(target) ?? target) : target))
    .map((target) =>
      target.startsWith('.') ? relative(root, resolve(root, path, '..', target)).replaceAll('\\', '/') : target,
    )
}

/** The flow of the generator: each folder, or file beside the folders, imports only from those below it. */
const flow = [
  ['main.mjs', 'index.ts', 'pack'],
  ['cli', 'tab', 'tools'],
  ['translate'],
  ['edit'],
  ['build.ts', 'serve'],
  ['thread'],
  ['output'],
  ['render', 'prepare-site.ts'],
  ['compile-site.ts'],
  ['search'],
  ['assets'],
  ['check'],
  ['compile'],
  ['kinds'],
  ['bundle'],
  ['schema'],
  ['diagnostics'],
  ['privacy'],
  ['captchas', 'consent', 'embeds', 'receivers', 'words'],
  ['lib'],
]

/** What runs on any machine. */
const core = /^(?:schema|generator\/(?:check|compile|diagnostics|privacy|render|schema|search|translate|words|edit))\//

/** What belongs to Node: what only implementations of ports import, and the server of the editor. */
const nodeOnly = new Set([
  'generator/check/history/listed-settings.ts',
  'generator/check/history/safe-git-settings.ts',
  'generator/edit/publish/zip-folder.ts',
  ...[
    'abandoned-drafts',
    'ask-trust',
    'edit-api',
    'edit-server',
    'folder-watch',
    'guard',
    'killed-publication',
    'local-server',
    'replaced-file',
    'send-answer',
  ].map((name) => `generator/edit/server/${name}.ts`),
  ...['place-site', 'welcome-server'].map((name) => `generator/edit/welcome/${name}.ts`),
])

/** The functions that hosts run are texts there. */
const textsOfFunctions = 'generator/output/hosting/hosts/'

/** A module of Node, or a package that is native or for Node alone. */
function isOfMachine(target: string): boolean {
  return /^node:|\/node$|^(?:@resvg\/resvg-js|lightningcss|sharp|subset-font|rolldown|vite)(?:\/|$)/.test(target)
}

/** A folder of the generator, or a file beside them; undefined for any other path. */
function partOf(path: string): string | undefined {
  return /^generator\/([^/]+)/.exec(path)?.[1]
}

describe('the walls of the house', () => {
  test('no file imports itself by way of others, types included', async () => {
    const files = await sources('generator', 'pages', 'schema', 'src')
    const imports = new Map(files.map((file) => [file.path, importsOf(file, { types: true })]))
    // A file whose imports are all gone is in no circle, and goes as well, until only circles and what leads to them are left.
    for (let size = Number.POSITIVE_INFINITY; imports.size < size; ) {
      size = imports.size
      for (const [path, targets] of imports) if (!targets.some((target) => imports.has(target))) imports.delete(path)
    }
    expect(Object.fromEntries(imports)).toEqual({})
  })

  test('the generator is one flow: each folder imports only from those below it', async () => {
    const levelOf = (part: string) => flow.findIndex((parts) => parts.includes(part))
    const files = await sources('generator')
    expect([...new Set(files.map(({ path }) => partOf(path)))].sort()).toEqual(flow.flat().sort())
    const offences = files.flatMap((file) =>
      importsOf(file, { types: true })
        .filter((target) => {
          const [from, to] = [partOf(file.path), partOf(target)]
          return from !== undefined && to !== undefined && from !== to && levelOf(to) <= levelOf(from)
        })
        .map((target) => `${file.path} imports ${target}`),
    )
    expect(offences).toEqual([])
  })

  test('pages and src read no YAML and know nothing of the generator', async () => {
    const offences = (await sources('pages', 'src')).flatMap((file) =>
      importsOf(file, { types: true })
        .filter((target) => /^(yaml|ajv|node:|generator\/)/.test(target))
        .map((target) => `${file.path} imports ${target}`),
    )
    expect(offences).toEqual([])
  })

  test('the generator imports no component and no hook: only types, the pure rules of routing, of answers, of messages, of leads and of formats, how a text is divided into words, what an address asks of a list, the table of the parts that draw sections, what a page with a film is, what remembers results, what leaves accents out, what capitalizes a word, the initials of a name, what differs between values, at which address a page is shown, which files of the editor a browser keeps, what the editor says to translators and in Portugal, and the protocols of the editor and of the welcome', async () => {
    const pure =
      /^src\/(memoize|strip-accents|capitalize|content\/(captcha-origins|has-film|frame-origins|same-text|marked-words)|edit\/(paths\/page-address|state\/differences|protocol\/(edit-keys|editor-language|general-problem|protocol|repository-address|translation-formats)|tab\/kept-files|words\/(european|translators\/(de|es|fr|it)))|welcome\/protocol|locale\/formats|media\/initials|lists\/choose-listed|sections\/section-parts|routing\/(decode-part|fold-path|has-query|link-key|root-folders|route-index|shard)|search\/(search-index|split-words)|contact\/(sending\/(consent-names|lead-names|mail-folder)|values\/(email-pattern|field-pattern|file-limits|with-message)))\.ts$/
    const offences = (await sources('generator')).flatMap((file) =>
      importsOf(file, { types: false })
        .filter((target) => /^(pages|src)\//.test(target) && !pure.test(target))
        .map((target) => `${file.path} imports ${target}`),
    )
    expect(offences).toEqual([])
  })

  test('no visitor loads a byte of the editor or of the welcome', async () => {
    const offences = (await sources('pages', 'src'))
      .filter(({ path }) => !/^src\/(?:edit|welcome)\//.test(path))
      .flatMap((file) =>
        importsOf(file, { types: true })
          .filter((target) => /^src\/(?:edit|welcome)\//.test(target))
          .map((target) => `${file.path} imports ${target}`),
      )
    expect(offences).toEqual([])
  })

  test('loading knows nothing of validating, and neither knows of recovering what a broken file means', async () => {
    const stages = ['yaml', 'validate', 'repair', '']
    const stageOf = (path: string) => {
      const below = /^generator\/check\/(?:(\w+)\/)?/.exec(path)
      return below ? stages.indexOf(below[1] ?? '') : -1
    }
    const offences = (await sources('generator')).flatMap((file) =>
      importsOf(file, { types: true })
        .filter((target) => stageOf(file.path) !== -1 && stageOf(target) > stageOf(file.path))
        .map((target) => `${file.path} imports ${target}`),
    )
    expect(offences).toEqual([])
  })

  test('what is said of a file depends on no clock', async () => {
    const offences = (await sources('generator'))
      .filter(({ path }) => /^generator\/check\/(?:yaml|validate|repair)\//.test(path))
      .flatMap(({ path, text }) =>
        (text.match(/\bperformance\b|\bDate\.now\(|\bnew Date\(\)/g) ?? []).map((call) => `${path} asks ${call}`),
      )
    expect(offences).toEqual([])
  })

  test('what runs on Node does not ask `URL.canParse`, which refuses letters such as "é" there once it is called often', async () => {
    const offences = (await sources('generator', 'pages', 'schema', 'src'))
      .filter(({ path, text }) => !path.startsWith('src/edit/') && /\bcanParse\(/.test(text))
      .map(({ path }) => path)
    expect(offences).toEqual([])
  })

  test('one module asks where it is: in the kept program, all others are elsewhere than their sources', async () => {
    const offences = (await sources('generator', 'src'))
      .filter(({ path }) => !path.endsWith('.mjs'))
      .filter(({ text }) => text.replace(/createRequire\(import\.meta\.url\)/g, '').includes('import.meta.url'))
      .map(({ path }) => path)
    expect(offences).toEqual(['generator/lib/files/paths.ts'])
  })

  test('the core knows no machine: what it needs of one comes through the ports of package.json', async () => {
    const onNode = new Set(ports.values())
    const files = new Map((await sources('generator', 'pages', 'schema', 'src')).map((file) => [file.path, file]))
    const reached = new Map<string, string>()
    const offences: string[] = []
    const follow = (path: string, from: string) => {
      const file = files.get(path)
      if (!file || reached.has(path)) return
      reached.set(path, from)
      for (const target of importsOf(file, { types: false, ports: false })) {
        if (isOfMachine(target) || onNode.has(target) || (target.startsWith('#') && !ports.has(target)))
          offences.push(`${path}, by way of ${from}, imports ${target}`)
        follow(target, path)
      }
      if (
        !path.startsWith(textsOfFunctions) &&
        /\bcreateRequire\b|\bprocess\.(?:env|cwd|platform|exec|arch)|\bimport\.meta\b/.test(file.text)
      )
        offences.push(`${path} asks its process`)
    }
    for (const path of files.keys())
      if (
        (core.test(path) && !onNode.has(path) && !nodeOnly.has(path)) ||
        /^generator\/tab\/.*(?<!\.d)\.ts$/.test(path)
      )
        follow(path, 'the core')
    expect(offences).toEqual([])
    expect(reached.size).toBeGreaterThan(400)
    // Each has two implementations.
    expect([...ports.values(), ...tabPorts].filter((path) => !files.has(path))).toEqual([])
  })

  test('compiling reads no file and asks no clock', async () => {
    const offences = (await sources('generator/compile')).flatMap((file) => [
      ...importsOf(file, { types: false }).filter((target) => target.startsWith('node:')),
      ...(file.text.match(/\bDate\.now\(|new Date\(\)|Math\.random\(/g) ?? []).map(
        (call) => `${file.path} calls ${call}`,
      ),
    ])
    expect(offences).toEqual([])
  })
})

describe('nothing of a site is in the code', () => {
  test.each([
    ['the shipped site', shippedSite],
    ['the second site', secondSite],
    ['the third site', thirdSite],
  ])('%s', async (_name, file) => {
    const config = parse(await readFile(file, 'utf8')) as WholeConfig
    const names = namesOf(config)
    const offences = (await sources('generator', 'pages', 'src')).flatMap(({ path, text }) =>
      names
        .filter((name) => !(ownLanguages.test(path) && /^'\w\w-\w\w'$/.test(name)))
        .filter((name) => text.toLowerCase().includes(name.toLowerCase()))
        .map((name) => `${path}: ${name}`),
    )
    expect(offences).toEqual([])
  })
})

/** Where the tool itself speaks: it has languages of its own, whatever those of the site. */
const ownLanguages = /^generator\/diagnostics\//

/** The names that only a configuration may hold: of the company, its services, its addresses, its languages' tags, its form fields as literals. */
function namesOf({ site, services, locales, theme, forms, chat }: WholeConfig): string[] {
  const slugs = Object.values(services).flatMap(({ slug }) => Object.values(slug))
  const fields = Object.values(forms)
    .flatMap(({ fields }) => fields.map(({ name }) => name))
    .filter((name) => !commonWords.has(name))
  return [
    site.name,
    site.shortName ?? site.name,
    new URL(site.url).hostname,
    ...(chat?.url ? [new URL(chat.url).hostname] : []),
    theme.color,
    theme.accent,
    ...Object.keys(services),
    ...slugs,
    ...Object.values(locales).map(({ tag }) => `'${tag}'`),
    ...fields.map((name) => `'${name}'`),
  ]
}

/** Field names that are words of HTML or of the schema as well. */
const commonWords = new Set(['name', 'email', 'phone', 'message'])

/** What only bundlers ask for by its name. */
const namedInBundles = ['StringDecoder', 'jsxDEV', 'hoistStatics']

test('each function, class and constant that is exported is used by another file', async () => {
  const all = await sources('generator', 'src', 'schema', 'pages', 'tests')
  const users = new Map<string, number>()
  for (const { text } of all)
    for (const word of new Set(text.match(/[A-Za-z_]\w*/g))) users.set(word, (users.get(word) ?? 0) + 1)
  const exported = /^export (?:async )?(?:abstract )?(?:const|let|function\*?|class) (\w+)/gm
  const unused = all
    .filter(({ path }) => !path.startsWith('tests/'))
    .flatMap(({ path, text }) => [...text.matchAll(exported)].map(([, name = '']) => ({ path, name })))
    .filter(({ name }) => users.get(name) === 1 && !namedInBundles.includes(name))
  expect(unused).toEqual([])
})
