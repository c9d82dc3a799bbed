import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { decodeText } from '../../generator/translate/formats/decode-text.ts'
import { decodeXml } from '../../generator/translate/formats/xml-pieces.ts'
import { UnreadableFile } from '../../generator/translate/translation-unit.ts'
import { call } from '../site/command.ts'
import { TranslatedSite } from './translated-site.ts'

interface Site {
  readonly languages: readonly string[]
  readonly texts?: readonly string[]
}

/** What is read of a text that was saved in an encoding; the encodings to choose from, where nothing tells. */
function readOf(text: string, encoding: string, { languages, texts = [] }: Site) {
  try {
    const tags = Object.fromEntries(languages.map((tag) => [tag, tag]))
    const known = texts.map((each) => Object.fromEntries(languages.map((tag) => [tag, each])))
    return decodeText(iconv.encode(text, encoding), { tags, texts: known }).text
  } catch (error) {
    if (error instanceof UnreadableFile) return error.readings.map((reading) => reading.encoding)
    throw error
  }
}

const quotes = { languages: ['fr-FR', 'de-DE'] }

/** Texts whose letters alone tell in what they were saved. */
test.each([
  ['Preisübersicht – für „Klaviere“', 'windows-1252', quotes],
  ['l’œuvre d’été à 100 € … “ok”', 'windows-1252', quotes],
  ['Zażółć gęślą jaźń – „tak”', 'windows-1250', { languages: ['fr', 'pl'] }],
  ['Zażółć gęślą jaźń', 'iso-8859-2', { languages: ['fr', 'pl'] }],
  ['Příliš žluťoučký kůň úpěl', 'windows-1250', { languages: ['en', 'cs'] }],
  ['Добро пожаловать, Юля — ждём', 'windows-1251', { languages: ['en', 'ru'] }],
  ['Добро пожаловать, Юля', 'koi8-r', { languages: ['en', 'ru'] }],
  ['Добро пожаловать, Юля, в наш город', 'cp866', { languages: ['en', 'ru'] }],
  ['Καλώς ήρθατε στην Αθήνα', 'windows-1253', { languages: ['en', 'el'] }],
  ['Hoş geldiniz, İstanbul’da çay', 'windows-1254', { languages: ['en', 'tr'] }],
  ['ピアノの調律料金', 'shift_jis', { languages: ['en', 'ja'] }],
  ['价格“钢琴”', 'gb18030', { languages: ['fr', 'zh'] }],
  ['料金表「ピアノ」の調律', 'shift_jis', { languages: ['en', 'ja'] }],
  ['料金表「ピアノ」の調律, 修理 東京', 'euc-jp', { languages: ['en', 'ja'] }],
  ['ação não é opção', 'windows-1252', { languages: ['pt', 'es'] }],
  ['Kainos – „geriausia“, Žemėlapis, šeštadienį, ačiū, šį mėnesį', 'maccenteuro', { languages: ['es', 'lt'] }],
  ['Călătorii în munţi, ţara noastră', 'macromania', { languages: ['sv', 'ro'] }],
  ['Șapte ani de experiență', 'iso-8859-16', { languages: ['it', 'ro'], texts: ['experiență'] }],
  ['Καλώς ήρθατε, ώρες λειτουργίας', 'macgreek', { languages: ['sv', 'el'] }],
  ['Ґанок, їжа й напої', 'macukraine', { languages: ['fr', 'uk'] }],
  ['Opið á föstudögum, þjónusta og ýmislegt', 'maciceland', { languages: ['en', 'is'] }],
  ['Цены и услуги — «лучшие»', 'macukraine', { languages: ['it', 'ru'], texts: ['Chi è responsabile'] }],
])('reads %s in %s', (text, encoding, site) => {
  expect(readOf(text, encoding, site)).toBe(text)
})

/** Texts with too few letters to tell: some of them would be words in another encoding, too. */
test.each([
  ['Preisübersicht für „Klaviere“', 'macintosh', quotes],
  ['Preisübersicht für Klaviere', 'cp850', quotes],
  ['où êtes-vous, garçon', 'cp850', { languages: ['fr'] }],
  ['Kućni red, želite više – „najbolje“', 'maccroatian', { languages: ['fr', 'hr'] }],
  ['Цена', 'windows-1251', { languages: ['en', 'ru'] }],
  ['Café', 'cp850', { languages: ['en', 'fr'] }],
  ['Юля', 'koi8-r', { languages: ['en', 'ru'] }],
  // These are UTF-8, for letters of Mongolia, the Caucasus, Armenia and Africa.
  ['сад', 'cp866', { languages: ['en', 'ru'] }],
  ['Ті', 'windows-1251', { languages: ['en', 'uk'] }],
  ['c’è', 'macintosh', { languages: ['en', 'it'] }],
])('asks about %s in %s', (text, encoding, site) => {
  expect(readOf(text, encoding, site)).toContain(encoding)
})

test('reads single words as Excel on Windows saves them, where they are none in another encoding', () => {
  const read = (text: string, encoding: string, language: string) =>
    readOf(text, encoding, { languages: ['en', language] })
  expect(read('São Paulo', 'windows-1252', 'pt')).toBe('São Paulo')
  expect(read('España', 'windows-1252', 'es')).toBe('España')
  expect(read('Straße', 'windows-1252', 'de')).toBe('Straße')
  expect(read('święto', 'windows-1250', 'pl')).toBe('święto')
  expect(read('日本', 'utf-8', 'fr')).toBe('日本')
})

test('asks where two encodings are possible, unless texts of the site tell', () => {
  const site = { languages: ['pt', 'es'] }
  // The byte of the dash is an ó on a Mac.
  expect(readOf('sol—mar', 'windows-1252', site)).toEqual(['windows-1252', 'macintosh'])
  expect(readOf('sol—mar', 'windows-1252', { ...site, texts: ['Hotel sol—mar'] })).toBe('sol—mar')
  expect(readOf('atención', 'macintosh', { ...site, texts: ['Su atención, por favor'] })).toBe('atención')
})

test('asks where no encoding that it tries has the letters of a language', () => {
  expect(readOf('Բարի գալուստ', 'armscii8', { languages: ['en', 'hy'] })).toBeInstanceOf(Array)
})

/** Words of each language as its own dictionary of countries and days has them. */
function wordsIn(tag: string): string[] {
  const regions = new Intl.DisplayNames(tag, { type: 'region' })
  const days = new Intl.DateTimeFormat(tag, { weekday: 'long' })
  const countries = ['AT', 'BE', 'CZ', 'DE', 'ES', 'FR', 'GR', 'HU', 'IT', 'PT', 'RU', 'SE', 'US', 'BR', 'JP', 'TR']
  return [
    ...countries.map((code) => regions.of(code) ?? ''),
    ...Array.from({ length: 7 }, (_, day) => days.format(new Date(2020, 0, day + 1))),
  ].map((word) => word.normalize())
}

/** The languages whose words are tried, with what Excel on Windows saves them as. */
const usual: Readonly<Record<string, string>> = {
  pt: 'windows-1252', es: 'windows-1252', fr: 'windows-1252', de: 'windows-1252', sv: 'windows-1252', nl: 'windows-1252',
  it: 'windows-1252', is: 'windows-1252', cs: 'windows-1250', hu: 'windows-1250', pl: 'windows-1250', ro: 'windows-1250',
  ru: 'windows-1251', uk: 'windows-1251', el: 'windows-1253', tr: 'windows-1254', he: 'windows-1255', ar: 'windows-1256',
  lv: 'windows-1257', ja: 'shift_jis', zh: 'gbk', 'zh-Hant': 'big5', ko: 'cp949',
} // biome-ignore format: a table

const others = [
  'cp437', 'cp850', 'cp852', 'cp855', 'cp857', 'cp862', 'cp866', 'cp737', 'iso-8859-1', 'iso-8859-2', 'iso-8859-5', 'iso-8859-7',
  'iso-8859-9', 'iso-8859-13', 'iso-8859-15', 'koi8-r', 'koi8-u', 'macintosh', 'maccenteuro', 'macukraine', 'macgreek', 'euc-jp',
] // biome-ignore format: a table

test('of small tables in any encoding, none is read in another one; those of Excel on Windows are seldom asked about', () => {
  const counts = { read: 0, asked: 0, usualAsked: 0 }
  const wrong: string[] = []
  for (const [tag, own] of Object.entries(usual)) {
    const words = wordsIn(tag)
    for (const encoding of [own, ...others])
      for (const [at, word] of words.entries()) {
        const text = at % 3 === 0 ? word : [word, words[(at * 7 + 3) % words.length]].join(at % 2 === 0 ? ' ' : '\r\n')
        const isWritable = iconv.decode(iconv.encode(text, encoding), encoding) === text
        if (!isWritable || /^\p{ASCII}*$/u.test(text)) continue
        const read = readOf(text, encoding, { languages: ['en', tag] })
        if (typeof read !== 'string') counts[encoding === own ? 'usualAsked' : 'asked']++
        else if (read === text) counts.read++
        else wrong.push(`${encoding}: ${text} > ${read}`)
      }
  }
  expect(wrong).toEqual([])
  expect(counts.read).toBeGreaterThan(900)
  expect(counts.usualAsked).toBeLessThan(60)
})

test('text of four bytes a sign is not taken for text of two', () => {
  const bytes = iconv.encode('Preise', 'utf-32le', { addBOM: true })
  expect(() => decodeText(bytes, { tags: { de: 'de' }, texts: [] })).toThrow(UnreadableFile)
})

test('what a file says of itself counts, but not where it cannot be', () => {
  const tags = { fr: 'fr', de: 'de' }
  const read = (text: string, encoding: string, declared: string) =>
    decodeText(iconv.encode(text, encoding), { tags, texts: [] }, declared)
  expect(read('œuvre “été”', 'windows-1252', 'ISO-8859-1')).toEqual({ text: 'œuvre “été”', encoding: 'ISO-8859-1' })
  expect(read('für', 'macintosh', 'macintosh').text).toBe('für')
  expect(read('für', 'utf-8', 'ISO-8859-1').text).toBe('für')
  expect(read('„für“', 'windows-1252', 'utf-8').text).toBe('„für“')
})

/** The rows of a table as Excel on Windows saves it in German. */
const saved = [
  'path;page;source (fr);translation (de);present (de);before (fr);note;limit;terms',
  'pages.tarifs.label;;Tarifs;Preisübersicht – für „Klaviere“;Preise;;;;',
]

test('a file that says that it is UTF-8 is read so, whatever its letters look like', async () => {
  const hints = { tags: { pt: 'pt-BR', es: 'es' }, texts: [] }
  const odd = 'nel\u0085x сад'
  expect(decodeText(Buffer.from(`\ufeff${odd}`), hints).text.replace('\ufeff', '')).toBe(odd)
  expect(decodeText(Buffer.from(odd), hints, 'utf-8').text).toBe(odd)
  expect(decodeXml(Buffer.from(`<?xml version="1.0"?><a>${odd}</a>`), hints)).toContain(odd)
  expect(() => decodeText(Buffer.from(odd), hints)).toThrow(UnreadableFile)
})

test('a table of Excel on Windows comes in letter by letter', async () => {
  const site = new TranslatedSite()
  const { answers, encoding } = await site.take('texts.csv', iconv.encode(saved.join('\r\n'), 'windows-1252'))
  expect([encoding, answers.map(({ what }) => what)]).toEqual(['windows-1252', ['taken']])
  expect(site.text).toContain('de: Preisübersicht – für „Klaviere“')
})

test('the command names the encodings to choose from, and takes the one that is named', {
  timeout: 60_000,
}, async () => {
  const site = new TranslatedSite()
  const before = site.text
  const file = join(site.file, '../my texts.csv')
  const table = saved.join('\r\n').replace('Preisübersicht – für „Klaviere“', 'CAFÉ')
  writeFileSync(file, iconv.encode(table, 'windows-1252'))
  const take = (...more: string[]) => call(['translate', 'in', file, '--config', site.file, '--lang', 'en', ...more])
  const asked = await take()
  expect(asked.exitCode).toBe(1)
  expect(asked.output).toMatch(
    /my texts\.csv was not saved as UTF-8, and can be read in more than one way: "CAFÉ" \(windows-1252\), "CAF…" \(macintosh\)\. /,
  )
  expect(asked.output).toContain('Nothing was changed.')
  expect(asked.output).toContain(`npm run translate -- in "${file}" --config ${site.file} --encoding windows-1252\n`)
  expect(site.text).toBe(before)
  expect(await take('--encoding', 'klingon')).toMatchObject({ exitCode: 2 })
  expect((await take('--encoding', 'windows-1252')).exitCode).toBe(0)
  expect(readFileSync(site.file, 'utf8')).toContain('de: CAFÉ')
})
