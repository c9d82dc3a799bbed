import { cp, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isMap, isPair, isScalar, parseDocument, visit } from 'yaml'
import { buildInto, run, shippedSite, temporaryFolder } from './command.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let config: string

beforeAll(async () => {
  folder = await temporaryFolder()
  config = join(folder.path, 'site.config.yaml')
  await cp(join(dirname(shippedSite), 'src/media'), join(folder.path, 'src/media'), { recursive: true })
})
afterAll(() => folder.remove())

const german = { name: 'Deutsch (Deutschland)', tag: 'de-DE', country: 'Deutschland', flag: 'de' }

async function withFourthLocale() {
  const document = parseDocument(await readFile(shippedSite, 'utf8'))
  document.setIn(['locales', 'de'], german)
  return document
}

/** Places whose text may be missing in a locale. */
const optional = new Set(['canonical', 'footerText'])

/** The localised texts of a document that no locale may lack: maps whose keys are the site's locales. */
function localisedTexts(document: Awaited<ReturnType<typeof withFourthLocale>>) {
  const texts: { get(key: string): unknown; set(key: string, value: unknown): void }[] = []
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

test('a fourth locale without texts is answered with a line for each of them', async () => {
  const document = await withFourthLocale()
  const texts = localisedTexts(document)
  await writeFile(config, document.toString())

  const { exitCode, output } = await run(['check', '--config', config, '--format', 'json'])

  expect(exitCode).toBe(1)
  const { diagnostics } = JSON.parse(output) as { diagnostics: { severity: string; code: string }[] }
  const missing = diagnostics.filter(({ severity }) => severity === 'error')
  expect(missing).toHaveLength(texts.length)
  expect(new Set(missing.map(({ code }) => code))).toEqual(new Set(['text-missing']))
})

test('once its texts are filled in, the site builds in four locales', async () => {
  const document = await withFourthLocale()
  for (const text of localisedTexts(document)) {
    const english = String(text.get('en'))
    text.set('de', /^[^+@]* [^@]*$/.test(english) ? `${english} (de)` : english)
  }
  await writeFile(config, document.toString())

  const { exitCode, output } = await buildInto(folder.path, config)

  expect(output).toContain('48 pages')
  expect(exitCode).toBe(0)
  expect(await readFile(join(folder.path, 'site/de/index.html'), 'utf8')).toContain('<html lang="de-DE"')
})
