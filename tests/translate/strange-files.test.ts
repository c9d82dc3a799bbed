import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { detectFormat, formats } from '../../generator/translate/all-formats.ts'
import { findInlineTags } from '../../generator/translate/inline-tags.ts'
import { matchRows } from '../../generator/translate/match-rows.ts'
import { isSpreadsheets, judge } from '../../generator/translate/row-faults.ts'
import { type Unit, UnreadableFile } from '../../generator/translate/translation-unit.ts'

/** The texts of a file that came back: each row's path, source and translation, with what is wrong with it; or why it is not read. */
async function readingOf(name: string, bytes: Uint8Array | string) {
  try {
    const { rows } = await detectFormat(name).read(Buffer.from(bytes), { tags: { fr: 'fr', de: 'de' }, texts: [] })
    return rows.map(({ id, source, translation, isDamaged }) => [
      id,
      source,
      translation,
      ...(isDamaged ? ['damaged'] : []),
    ])
  } catch (error) {
    if (error instanceof UnreadableFile) return error.reason
    throw error
  }
}

const head = 'path,source (fr),translation (de)'
const two = [
  ['a.b', 'Un', 'Eins'],
  ['c.d', 'Deux', 'Zwei'],
]

test.each([
  ['mixed line ends', `${head}\r\na.b,Un,Eins\nc.d,Deux,Zwei\r\n`],
  ['line ends mixed the other way', `${head}\na.b,Un,Eins\r\nc.d,Deux,Zwei`],
  ['line ends of old Macs', `${head}\ra.b,Un,Eins\rc.d,Deux,Zwei\r`],
  [
    'the line in which Excel names the sign',
    `\ufeffsep=;\r\n${`${head}\r\na.b,Un,Eins\r\nc.d,Deux,Zwei`.replaceAll(',', ';')}`,
  ],
  [
    'a million empty rows at the end',
    `${head},,\r\na.b,Un,Eins,,\r\nc.d,Deux,Zwei,,\r\n${',,,,\r\n'.repeat(1_000_000)}`,
  ],
  ['UTF-16 without a mark', iconv.encode(`${head}\r\na.b,Un,Eins\r\nc.d,Deux,Zwei`, 'utf-16le', { addBOM: false })],
  ['UTF-16 the other way', iconv.encode(`${head}\r\na.b,Un,Eins\r\nc.d,Deux,Zwei`, 'utf-16be', { addBOM: false })],
])('a table comes in whole with %s', async (_, bytes) => {
  expect(await readingOf('a.csv', bytes)).toEqual(two)
})

test('a row of a table that has lost its separators or marks is told, and not taken in part', async () => {
  expect(await readingOf('a.csv', `${head}\na.b,Un,Ein, oder zwei\nc.d,Deux,Zwei`)).toEqual([
    ['a.b', 'Un', 'Ein', 'damaged'],
    ['c.d', 'Deux', 'Zwei'],
  ])
  expect(await readingOf('a.csv', `${head}\na.b,Un,"Eins\nc.d,Deux,"Zwei"\ne.f,Trois,"Drei" "x"`)).toEqual([
    ['a.b', 'Un', '"Eins\nc.d,Deux,"Zwei"', 'damaged'],
    ['e.f', 'Trois', '"Drei" "x"'],
  ])
  const row = { row: 2, id: 'a.b', source: 'Un', isConfirmed: false, isUnfinished: false, isDamaged: true }
  const units = [{ id: 'a.b', path: ['a', 'b'], kind: 'text', source: 'Un', present: '' } as unknown as Unit]
  expect(judge(matchRows([{ ...row, translation: 'Ein' }], units).matches)).toMatchObject([{ why: 'damaged' }])
})

test('larger tables than any of translators are not parsed', async () => {
  const started = performance.now()
  expect(await readingOf('a.csv', `${head}${'\n'.repeat(9_000_000)}x`)).toBe('size')
  expect(await readingOf('a.csv', `${head}${','.repeat(9_000_000)}x`)).toBe('size')
  expect(performance.now() - started).toBeLessThan(3000)
})

const message = (text: string) => `msgctxt "a.b"\nmsgid "Un"\nmsgstr "${text}"\n`

test('of a catalogue no message is lost: with line ends of old Macs, the same twice, without contexts', async () => {
  const headers = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=ISO-8859-1\\n"\n\n'
  const both = [
    ['a.b', 'Un', 'Eins'],
    ['a.b', 'Un', 'Größe'],
  ]
  const catalogue = `${headers}${message('Eins')}\n${message('Größe')}`
  expect(await readingOf('a.po', catalogue)).toEqual(both)
  expect(await readingOf('a.po', catalogue.replaceAll('\n', '\r'))).toEqual(both)
  const bare = `${headers}msgid "Un"\nmsgstr "Eins"\n\nmsgid "Deux charset=x"\nmsgstr "Zwei charset=x"\n`
  const answered = Buffer.from(await formats.po.answer(Buffer.from(bare), new Map([[2, 'No']]))).toString()
  expect(answered).toContain(
    'msgid "Un"\nmsgstr "Eins"\n\n# answer: No\nmsgid "Deux charset=x"\nmsgstr "Zwei charset=x"\n',
  )
  const twice = Buffer.from(await formats.po.answer(Buffer.from(catalogue), new Map())).toString()
  expect(twice.endsWith(`${message('Eins')}\n${message('Größe')}`)).toBe(true)
})

test('the language of a catalogue may have a script and a country', async () => {
  const text = 'msgid ""\nmsgstr ""\n"Language: zh_Hant_TW\\n"\n\nmsgid "a"\nmsgstr "b"\n'
  expect((await formats.po.read(Buffer.from(text))).to).toBe('zh-Hant-TW')
})

const unit = (inner: string) => `<trans-unit id="a.b"><source>Un</source>${inner}</trans-unit>`
const file = (inner: string, to = 'de') =>
  `<file source-language="fr" target-language="${to}"><body>${inner}</body></file>`
const second = (inner: string) =>
  `<xliff version="2.0" srcLang="fr" trgLang="de"><file id="f"><unit id="u" name="a.b">${inner}</unit></file></xliff>`

test.each([
  [
    'a second target',
    `<xliff>${file(unit('<target>Eins</target><target>Zwei</target>'))}</xliff>`,
    'EinsZwei',
    'damaged',
  ],
  [
    'what somebody has deleted',
    `<xliff>${file(unit('<target><mrk mtype="x-sdl-deleted">Alt</mrk><mrk mtype="x-sdl-added">Eins</mrk></target>'))}</xliff>`,
    'Eins',
  ],
])('XLIFF with %s', async (_, text, ...expected) => {
  expect(await readingOf('a.xlf', text)).toEqual([['a.b', 'Un', ...expected]])
})

test('XLIFF 2 with parts in another order, and what is between them in the source alone', async () => {
  const part = (source: string, target: string, order = '') =>
    `<segment state="final"><source>${source}</source><target${order}>${target}</target></segment>`
  const gap = '<ignorable><source> </source></ignorable>'
  expect(await readingOf('a.xlf', second(part('Un.', 'Eins.') + gap + part('Deux.', 'Zwei.')))).toEqual([
    ['a.b', 'Un. Deux.', 'Eins. Zwei.'],
  ])
  const turned = part('Un.', 'Eins.', ' order="3"') + gap + part('Deux.', 'Zwei.', ' order="1"')
  expect(await readingOf('a.xlf', second(turned))).toEqual([['a.b', 'Un. Deux.', 'Zwei. Eins.']])
})

test('one file has one language', async () => {
  const both = file(unit('<target>Eins</target>')) + file(unit('<target>One</target>'), 'en')
  expect(await readingOf('a.xlf', `<xliff>${both}</xliff>`)).toBe('languages')
})

test.each([
  ['0.5', '50%', true],
  ['0,5', '50 %', true],
  ['120', 'R$ 120', true],
  ['1.2', '1.200', true],
  ['10', '10,000', true],
  ['0.395833333333333', '9:30', true],
  ['1E+20', '100000000000000000000', true],
  ['May-26', 'Mai 2026', true],
  ['01/mai', '1er mai', true],
  ['TRUE', 'Vrai', true],
  ['1200', '1.200', false],
  ['50', '50', false],
  ['1', 'un', false],
  ['JA', 'OUI', false],
  ['2026', 'Année 2026', false],
])('whether a spreadsheet has made %s of %s: %s', (value, original, isTurned) => {
  expect(isSpreadsheets(value, original)).toBe(isTurned)
})

test('no text takes longer than its length: marks and numbers without an end', () => {
  const started = performance.now()
  const signs = ['-', '|', ' |', ' ', '`', '[', '](<a>', '](', '[a', '{', '12 ', '1.', '1,', '123 ', '@a', '1 2']
  for (const sign of signs) {
    const text = `${sign.repeat(20_000 / sign.length)}x`
    expect(findInlineTags(text, true).length).toBeGreaterThan(-1)
    const units = [{ id: 'a.b', path: ['a'], kind: 'markdown', source: 'R$ 1999', present: '' } as unknown as Unit]
    const row = { row: 2, id: 'a.b', source: 'R$ 1999', translation: text, isConfirmed: false, isUnfinished: false }
    expect(judge(matchRows([row], units).matches, 'de')).toHaveLength(1)
  }
  expect(performance.now() - started).toBeLessThan(8000)
})
