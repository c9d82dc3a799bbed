import { copyFile, cp, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isMap, isPair, isScalar, parseDocument, visit } from 'yaml'
import { builtOnce } from './built-once.ts'
import { inFolder, quick, run, shippedSite, temporaryFolder } from './command.ts'
import { digests } from './files.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let config: string

beforeAll(async () => {
  folder = await temporaryFolder()
  config = join(folder.path, 'site.config.yaml')
  await copyFile(join(dirname(shippedSite), 'logo.svg'), join(folder.path, 'logo.svg'))
  for (const part of ['images', 'pages/kinds'])
    await cp(join(dirname(shippedSite), part), join(folder.path, part), { recursive: true })
})
afterAll(() => folder.remove())

/** A language of which the generator has no words. */
const swedish = { name: 'Svenska', tag: 'sv-SE', country: 'Sverige', flag: 'se' }
const german = { name: 'Deutsch (Deutschland)', tag: 'de-DE', country: 'Deutschland', flag: 'de' }

async function withFourthLocale(locale: object = german) {
  const document = parseDocument(await readFile(shippedSite, 'utf8'))
  document.setIn(['locales', 'de'], locale)
  return document
}

/** Places whose text may be missing in a locale. */
const optional = new Set(['canonical'])

/** A text of a document. */
interface Text {
  get(key: string): unknown
  set(key: string, value: unknown): void
}

/** Writes a German text that is not the English one; addresses and numbers stay as they are. */
function translate(text: Text): void {
  const english = String(text.get('en'))
  text.set('de', /^[^+@]* [^@]*$/.test(english) ? `${english} (de)` : english)
}

/** The localised texts of a document that no locale may lack: maps whose keys are the site's locales. */
function localisedTexts(document: Awaited<ReturnType<typeof withFourthLocale>>) {
  const texts: Text[] = []
  visit(document, {
    Map(_key, map, path) {
      const parent = path.at(-1)
      const key = isPair(parent) && isScalar(parent.key) ? String(parent.key.value) : ''
      if (key !== 'locales' && !optional.has(key) && isMap(map) && map.has('pt') && map.has('es') && map.has('en')) {
        texts.push({ get: (key) => map.get(key), set: (key, value) => map.set(key, value) })
      }
    },
  })
  return texts
}

/** The files of a configuration's site and its typed modules, with what the build said. */
async function builtFiles(name: string, text: string, options: readonly string[] = []) {
  await writeFile(config, text)
  const into = join(folder.path, name)
  const { exitCode, output } = await run(['build', '--config', config, ...inFolder(into), ...options])
  expect(output.split('\n').filter((line) => line.includes('error'))).toEqual([])
  expect(exitCode).toBe(0)
  return { output, files: await digests(into) }
}

test('a fourth locale without texts is answered with a line for each of them', async () => {
  const document = await withFourthLocale(swedish)
  const texts = localisedTexts(document)
  await writeFile(config, document.toString())

  const { exitCode, output } = await run(['check', '--config', config, '--format', 'json'])

  expect(exitCode).toBe(1)
  const { diagnostics } = JSON.parse(output) as { diagnostics: { severity: string; code: string; message: string }[] }
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const missing = errors.filter(({ code }) => code === 'text-missing')
  // Of the blog, which is switched off, they are counted.
  const counted = diagnostics.flatMap(({ code, message }) =>
    code === 'part-unfinished' ? (/\d+/.exec(message) ?? []) : [],
  )
  expect(counted).toHaveLength(1)
  expect(missing).toHaveLength(texts.length - Number(counted[0]))
  // What the generator says itself, it does not say in this language.
  const others = errors.filter((error) => !missing.includes(error)).map(({ code }) => code)
  expect(others.sort()).toEqual(['privacy-language', 'words-missing'])
})

test('a draft changes nothing of what is built, though only some of its texts are there', async () => {
  // The configuration lies beside the site, and so do leads that another test has sent to it.
  const withoutDraft = Object.fromEntries(
    Object.entries(await digests(dirname(await builtOnce('shipped')))).filter(([path]) =>
      /^(site|site-hosts|generated)\//.test(path),
    ),
  )

  const document = await withFourthLocale({ ...german, draft: true })
  document.setIn(['localeDetection', 'countries', 'de'], 'de')
  for (const text of localisedTexts(document).slice(0, 40)) translate(text)
  const withDraft = await builtFiles('draft', document.toString())

  expect(withDraft.output).toContain('39 pages')
  expect(withDraft.output).toContain('language-draft')
  expect(Object.keys(withoutDraft).length).toBeGreaterThan(100)
  expect(withDraft.files).toEqual(withoutDraft)
})

test('once its texts are filled in, the site builds in four locales', async () => {
  const document = await withFourthLocale()
  for (const text of localisedTexts(document)) translate(text)

  const { output } = await builtFiles('four', document.toString(), quick)

  expect(output).toContain('52 pages')
  expect(await readFile(join(folder.path, 'four/site/de/index.html'), 'utf8')).toContain('<html lang="de-DE"')
})
