import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isScalar, visit } from 'yaml'
import { checkFile, checkSource } from '../../generator/check/check-file.ts'
import { launchDiagnostics } from '../../generator/check/launch/launch-check.ts'
import { findTrade } from '../../generator/edit/new-site/begin-site.ts'
import { newLogo } from '../../generator/edit/new-site/new-site.ts'
import { tradeSite } from '../../generator/edit/new-site/trade-site.ts'
import { listTrades, readShared, readTrade } from '../../generator/edit/new-site/trades.ts'
import { call, inFolder, quick, root, run, type TemporaryFolder, temporaryFolder } from '../site/command.ts'

let folder: TemporaryFolder
beforeAll(async () => {
  folder = await temporaryFolder()
  await writeFile(join(folder.path, 'logo.svg'), newLogo)
  await cp(join(root, 'generator/trades/drawings'), join(folder.path, 'images'), { recursive: true })
})
afterAll(() => folder.remove())

const trades = listTrades()
/** The languages of a trade, without those of a single country. */
const languagesOf = (names: Readonly<Record<string, string>>) => Object.keys(names).filter((tag) => !tag.includes('-'))

const begin = (trade: string, languages: readonly string[]) =>
  tradeSite({ trade, name: 'Aurora', languages, url: 'https://www.aurora.example', email: 'hello@aurora.example' }, '')

/** What the check says of a new site. */
const check = (text: string) =>
  checkSource({ file: join(folder.path, 'site.config.yaml'), bytes: new TextEncoder().encode(text) })

test('each trade opens with a drawing of its own, and each drawing stands in a site', async () => {
  const shown = trades.map(({ key }) => [...begin(key, ['en']).drawings.keys()])
  for (const [index, paths] of shown.entries()) expect(paths[0]).toBe(`images/${trades[index]?.key}-1.svg`)
  const files = await readdir(join(root, 'generator/trades/drawings'))
  expect(shown.flat().sort()).toEqual(files.sort().map((name) => `images/${name}`))
})

test('where tickets are bought is told, so that it goes once an event is over', () => {
  expect(begin('music', ['en']).text.match(/ shop:\n(?: {8}.*\n)+/)?.[0]).toContain('property: url')
})

test('the logo of each is drawn, whatever its icon was called before', () => {
  for (const { key } of trades) expect(begin(key, ['en']).logo, key).toMatch(/<g [^>]*><(?:path|circle|rect|line)/)
})

test('nine trades have texts in six languages', () => {
  const nine = ['animals', 'bakery', 'beauty', 'crafts', 'health', 'hotel', 'law', 'restaurant', 'shop']
  const whole = trades.filter(({ names }) => languagesOf(names).sort().join() === 'de,en,es,fr,it,pt')
  expect(whole.map(({ key }) => key)).toEqual(expect.arrayContaining(nine))
})

describe.each(trades)('the trade $key', ({ key, names }) => {
  const languages = languagesOf(names)

  test('is well in all its languages: only that its privacy page was read remains to be confirmed', () => {
    const { text, untranslated } = begin(key, languages)
    const { config, diagnostics } = check(text)
    expect(diagnostics.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([
      'privacy-facts pages.legal.sections.privacy',
    ])
    expect(Object.keys(config?.locales ?? {})).toEqual(languages)
    expect(untranslated).toEqual([])
    expect(text).not.toMatch(/TODO|!shared|\{\{|[&*]\w+$/m)
  })

  test('has each text in all its languages, or once where it has no words', () => {
    const lacking: string[] = []
    visit(readTrade(key), {
      Map(_key, node) {
        const keys = node.items.map(({ key: own }) => String(isScalar(own) ? own.value : own))
        if (!keys.includes('en') || !keys.every((one) => /^[a-z]{2}(-[A-Z]{2})?$/.test(one))) return
        const isSame = keys.length === 1 && !/\p{L}{4}/u.test(String(node.get('en')).replace(/\{\{\w+\}\}/g, ''))
        if (!isSame && languages.some((language) => !keys.includes(language))) lacking.push(String(node))
      },
    })
    expect(lacking).toEqual([])
  })

  test('has European words in Portugal', () => {
    const brazilian =
      /(?<!\p{L})(você|equipe|contato|celular|banheiro|cardápio|sorvete|aluguel|esporte|ônibus|trem|tela|conosco|recepção|umidade|cadastro|usuário)(?!\p{L})/iu
    const { text } = begin(key, ['pt-PT'])
    expect(text).not.toMatch(brazilian)
    expect(text).toContain('pt: Contacto')
  })

  test('names what is a sample before it goes live', () => {
    const codes = launchDiagnostics(check(begin(key, ['en']).text)).map(({ code }) => code)
    expect(codes.filter((code) => code === 'launch-sample').length).toBeGreaterThan(3)
    expect(codes).toContain('launch-number')
    expect(codes).toContain('launch-example')
  })
})

test('the parts that trades share are in all six languages', () => {
  const six = ['pt', 'es', 'en', 'fr', 'de', 'it']
  const { parts } = readShared().toJS() as { parts: Record<string, unknown> }
  expect(Object.keys(parts.contactLabel as object)).toEqual(['pt', 'pt-PT', ...six.slice(1)])
  visit(readShared(), {
    Map(_key, node) {
      if (node.has('en') && node.has('pt'))
        expect(
          six.filter((one) => !node.has(one)),
          String(node),
        ).toEqual([])
    },
  })
})

test('each country has the words of its own', () => {
  expect(begin('restaurant', ['pt-AO']).text).toContain('pt: Ementa')
  expect(begin('restaurant', ['pt']).text).toContain('pt: Cardápio')
  expect(begin('restaurant', ['pt-BR', 'pt-PT']).text).toContain('pt: Cardápio\n      pt-pt: Ementa')
})

test('prices are in the currency of the first language, at its size, and the law is that of its country', () => {
  expect(begin('restaurant', ['pt']).text).toMatch(/currency: "?BRL"?[\s\S]*amount: 68\n[\s\S]*- "?lgpd/)
  expect(begin('restaurant', ['pt-PT']).text).toMatch(/currency: "?EUR"?[\s\S]*amount: 17\n[\s\S]*- "?gdpr/)
  expect(begin('restaurant', ['en-GB', 'pt']).text).toMatch(/currency: "?GBP"?/)
})

test('what is to come is counted from the day on which a site begins, and the fields of its entries are in its currency', () => {
  const site = { name: 'Aurora', url: 'https://aurora.example', email: 'hello@aurora.example', languages: ['pt'] }
  // A Wednesday, at the end of a year.
  const { text } = tradeSite({ trade: 'music', ...site }, '', '2027-12-29')
  const days = [...text.matchAll(/- day: "?([\d-]+)/g)].map(([, day]) => day)
  expect(days).toEqual(['2028-01-21', '2028-01-22', '2028-01-30', '2028-02-10', '2028-02-26', '2027-11-27'])
  expect(text).toMatch(/currency: "?BRL"?[\s\S]*ticket: 72\n/)
})

test('notes of the file stay, and a description of the company takes the place of that of its trade', () => {
  const site = { name: 'Aurora', url: 'https://aurora.example', email: 'hello@aurora.example', languages: ['en', 'de'] }
  const { text, logo } = tradeSite({ trade: 'law', ...site, description: 'Three lawyers in Leeds' }, '')
  expect(text).toContain('# Pages show these hours in each language, and search engines are told.\n  openingHours:')
  expect(text).toContain('    en: Three lawyers in Leeds\n    de: Kanzlei für Privatpersonen und Unternehmen')
  expect(text).toContain('sender: website@aurora.example')
  expect(logo).toMatch(/^<svg [^>]*><rect [^>]*fill="#1f2f46"\/>.*<path d=/)
})

test('where the company is comes from the answers, or a language with a country, so that search engines know the kind of business', () => {
  const site = { trade: 'restaurant', name: 'Aurora', url: 'https://aurora.example', email: 'hello@aurora.example' }
  const place = (more: object, tag = 'es') =>
    tradeSite({ ...site, languages: [tag], ...more }, '').text.match(/^organization:\n(?: .*\n)+/m)?.[0]
  expect(place({ country: 'UY', town: 'Montevideo' })).toMatch(/ {2}locality: Montevideo\n {2}country: UY\n$/)
  expect(place({}, 'es-AR')).toMatch(/ {2}country: AR\n$/)
  expect(place({})).not.toContain('country')
})

test('another art direction than that of the trade leaves only the colours of its look', () => {
  const site = { name: 'Aurora', url: 'https://aurora.example', email: 'hello@aurora.example', languages: ['en'] }
  const look = (direction?: 'tech') =>
    tradeSite({ trade: 'hotel', ...site, direction }, '').text.match(/^theme:\n((?: .*\n)+)/m)?.[1]
  expect(look()).toContain('  direction: atelier\n  opening: beside\n')
  expect(look('tech')).toBe(
    '  color: "#23505c"\n  accent: "#b0682c"\n  direction: tech\n  fonts:\n    heading: Inter\n    text: Inter\n',
  )
})

describe('a language that the trade has no texts in', () => {
  test('is a draft whose texts are missing, where it is not the first', () => {
    const { text, untranslated } = begin('restaurant', ['en', 'nl'])
    const { config, diagnostics } = check(text)
    expect(config?.locales).toMatchObject({ nl: { tag: 'nl', draft: true } })
    expect(config?.pages.home?.label).toEqual({ en: 'Home' })
    expect(diagnostics.map(({ code }) => code).sort()).toEqual(['language-draft', 'privacy-facts'])
    expect(untranslated).toEqual([{ language: 'nl', tag: 'nl', count: expect.any(Number), isFirst: false }])
    expect(untranslated[0]?.count).toBeGreaterThan(90)
  })

  test('has those of a language of the person in their place, where it is the first, else English ones', () => {
    const galician = begin('beauty', ['gl', 'es'])
    expect(check(galician.text).config?.pages.home?.label).toEqual({ gl: 'Inicio', es: 'Inicio' })
    expect(galician.untranslated).toEqual([{ language: 'gl', tag: 'gl', count: expect.any(Number), isFirst: true }])
    for (const tag of ['el', 'uk', 'he', 'vi', 'cy']) {
      const { config, diagnostics } = check(begin('beauty', [tag]).text)
      expect(
        diagnostics.filter(({ severity }) => severity === 'error'),
        tag,
      ).toEqual([])
      expect(config?.pages.home?.label).toEqual({ [tag]: 'Home' })
      expect(config?.locales[tag]?.draft).toBeUndefined()
    }
  })
})

test('a trade is meant by its key, its name in any language, a word of it, or its number', () => {
  const meant = (answers: readonly string[]) => answers.map((answer) => findTrade(answer))
  expect(meant(['restaurant', '  Restaurante ou Café ', 'Friseur', 'vet'])).toEqual([
    'restaurant',
    'restaurant',
    'beauty',
    'animals',
  ])
  expect(meant(['1', '99', 'or', 'shared', ''])).toEqual(['animals', undefined, undefined, undefined, undefined])
})

test('a command makes it, says what is left to do, and the site is built without placeholders', async () => {
  const to = join(folder.path, 'table')
  const args = ['new', '--name', 'Mesa & Lume', '--trade', 'restaurant', '--languages', 'el,pt-PT', '--to', to]
  const made = await call([...args, '--lang', 'en'])
  expect(made).toEqual({ exitCode: 0, output: expect.stringMatching(/"el": \d\d\d texts are to be translated/) })
  expect(made.output).toContain('check -- --launch')
  expect(made.output).not.toContain('TODO')
  const file = join(to, 'site.config.yaml')
  expect(checkFile(file).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(await run(['build', '--config', file, ...inFolder(folder.path), ...quick])).toMatchObject({ exitCode: 0 })
  const page = await readFile(join(folder.path, 'site/pt/ementa/index.html'), 'utf8')
  expect(page).toContain('<html lang="pt-PT"')
  expect(page).toMatch(/Peixe do dia na brasa[\s\S]*21[\s\S]*€/)
  expect(page).not.toMatch(/TODO|\{\{|example@/)
  expect(page).toContain('Mesa &amp; Lume')
  expect(await readFile(join(folder.path, 'site/el/index.html'), 'utf8')).toContain('A mesa está posta')
})
