import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { decodeText } from '../../generator/translate/formats/decode-text.ts'
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
    return decodeText(iconv.encode(text, encoding), { tags, texts }).text
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
  ['Preisübersicht für „Klaviere“', 'macintosh', quotes],
  ['Preisübersicht für Klaviere', 'cp850', quotes],
  ['où êtes-vous, garçon', 'cp850', { languages: ['fr'] }],
  ['Zażółć gęślą jaźń – „tak”', 'windows-1250', { languages: ['fr', 'pl'] }],
  ['Zażółć gęślą jaźń', 'iso-8859-2', { languages: ['fr', 'pl'] }],
  ['Příliš žluťoučký kůň úpěl', 'windows-1250', { languages: ['en', 'cs'] }],
  ['Добро пожаловать, Юля — ждём', 'windows-1251', { languages: ['en', 'ru'] }],
  ['Добро пожаловать, Юля', 'koi8-r', { languages: ['en', 'ru'] }],
  ['Добро пожаловать, Юля', 'cp866', { languages: ['en', 'ru'] }],
  ['Καλώς ήρθατε στην Αθήνα', 'windows-1253', { languages: ['en', 'el'] }],
  ['Hoş geldiniz, İstanbul’da çay', 'windows-1254', { languages: ['en', 'tr'] }],
  ['ピアノの調律料金', 'shift_jis', { languages: ['en', 'ja'] }],
  ['价格“钢琴”', 'gb18030', { languages: ['fr', 'zh'] }],
  ['料金表「ピアノ」の調律', 'shift_jis', { languages: ['en', 'ja'] }],
  ['料金表「ピアノ」の調律', 'euc-jp', { languages: ['en', 'ja'] }],
  ['ação não é opção', 'windows-1252', { languages: ['pt', 'es'] }],
  ['Kainos – „geriausia“, Žemėlapis', 'maccenteuro', { languages: ['es', 'lt'], texts: ['„sol“ – mar'] }],
  ['Kućni red, želite više – „najbolje“', 'maccroatian', { languages: ['fr', 'hr'] }],
  ['Călătorii în munţi, ţara noastră', 'macromania', { languages: ['sv', 'ro'] }],
  ['Șapte ani de experiență', 'iso-8859-16', { languages: ['it', 'ro'], texts: ['experiență'] }],
  ['Καλώς ήρθατε, ώρες λειτουργίας', 'macgreek', { languages: ['sv', 'el'] }],
  ['Ґанок, їжа й напої', 'macukraine', { languages: ['fr', 'uk'] }],
  ['Opið á föstudögum, þjónusta og ýmislegt', 'maciceland', { languages: ['en', 'is'] }],
  ['Цены и услуги — «лучшие»', 'macukraine', { languages: ['it', 'ru'], texts: ['Chi è responsabile'] }],
  // Its bytes are UTF-8 by chance.
  ['Che cosa c’è da fare?', 'macintosh', { languages: ['en', 'it'] }],
])('reads %s in %s', (text, encoding, site) => {
  expect(readOf(text, encoding, site)).toBe(text)
})

test('asks where two encodings are possible, unless texts of the site tell', () => {
  const site = { languages: ['pt', 'es'] }
  // The byte of the dash is an ó on a Mac.
  expect(readOf('sol—mar', 'windows-1252', site)).toEqual(['windows-1252', 'macintosh'])
  expect(readOf('sol—mar', 'windows-1252', { ...site, texts: ['Hotel sol—mar'] })).toBe('sol—mar')
  expect(readOf('atención', 'macintosh', { ...site, texts: ['Su atención, por favor'] })).toBe('atención')
})

test('asks where no encoding that it tries has the letters of a language', () => {
  expect(readOf('Tŷ’r gŵr', 'iso-8859-14', { languages: ['en', 'cy'] })).toContain('windows-1252')
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
