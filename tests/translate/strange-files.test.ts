import { unzipSync, zipSync } from 'fflate'
import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { detectFormat, formats } from '../../generator/translate/all-formats.ts'
import { answerXliff } from '../../generator/translate/formats/answer-xliff.ts'
import { writeWorkbook } from '../../generator/translate/formats/node-spreadsheets.ts'
import { findInlineTags } from '../../generator/translate/inline-tags.ts'
import { matchRows } from '../../generator/translate/match-rows.ts'
import { judge } from '../../generator/translate/row-faults.ts'
import { type Unit, UnreadableFile } from '../../generator/translate/translation-unit.ts'
import { findTurned } from '../../generator/translate/turned-cells.ts'

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

test('a row of a table that has lost its separators or marks is reported, and not taken in part', async () => {
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
  expect(performance.now() - started).toBeLessThan(20_000)
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

test('XLIFF with a unit within another: the inner one is read, the outer one is reported', async () => {
  const inner = '<trans-unit id="c.d"><source>Deux</source><target>Zwei</target></trans-unit>'
  expect(await readingOf('a.xlf', `<xliff>${file(unit(`<target>Eins</target>${inner}`))}</xliff>`)).toEqual([
    ['c.d', 'Deux', 'Zwei'],
    ['a.b', 'Un', 'Eins', 'damaged'],
  ])
})

test('the answers of a unit within another go into their own units', () => {
  const inner = '<unit id="i"><segment><source>Deux</source></segment></unit>'
  const text = `<xliff version="2.0"><file id="f"><unit id="o"><segment><source>Un</source></segment>${inner}</unit></file></xliff>`
  const [outside, inside] = answerXliff(
    text,
    new Map([
      [1, 'innen'],
      [2, 'außen'],
    ]),
  ).split('<unit id="i">')
  const notes = (answer: string) => `<notes>\n<note category="answer">${answer}</note>\n</notes>`
  expect(outside).toContain(notes('außen'))
  expect(inside?.match(/<notes>/g)).toHaveLength(1)
  expect(inside).toContain(notes('innen'))
})

test.each(['#N/A', '#REF!', '#DIV/0!'])(
  'the error %s in a cell of a workbook is reported, and not taken for nothing',
  async (error) => {
    const name = 'xl/worksheets/sheet1.xml'
    const rows = [
      ['path', 'source (fr)', 'translation (de)'],
      ['a.b', 'Un', '0'],
    ]
    const data = rows.map((cells) => cells.map((value) => ({ value, type: String })))
    const files = unzipSync(await writeWorkbook([{ sheet: 'texts', data }]))
    const sheet = Buffer.from(files[name] ?? []).toString()
    const cell = /<c r="C2"[^>]*>.*?<\/c>/s
    expect(sheet).toMatch(cell)
    files[name] = Buffer.from(sheet.replace(cell, `<c r="C2" s="1" t="e"><v>${error}</v></c>`))
    expect(await readingOf('a.xlsx', zipSync(files))).toEqual([['a.b', 'Un', error]])
    const units = [{ id: 'a.b', path: ['a', 'b'], kind: 'text', source: 'Un', present: 'Eins' } as unknown as Unit]
    const row = { row: 2, id: 'a.b', source: 'Un', translation: error, isConfirmed: false, isUnfinished: false }
    expect(judge(matchRows([{ ...row, isCell: true }], units).matches)).toMatchObject([
      { what: 'refused', why: 'spreadsheet', was: 'Eins' },
    ])
  },
)

test.each(['#NV', '#N/D', '#BEZUG!', '#¡REF!', '#NULO!'])('so is %s, as other languages write it', (error) => {
  expect(findTurned(error, ['Eins', 'Un'])).toBe('Eins')
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
  ...[
    ['0.5', '50%'],
    ['0,5', '50 %'],
    ['1', '100%'],
    ['0.5', '٥٠٪'],
    ['1.2', '1.200'],
    ['10', '10,000'],
  ],
  ...[
    ['1200', '€ 1.200'],
    ['12.5', '12,50 €'],
    ['0.3958', '9:30'],
    ['0.395833333333333', '9:30'],
  ],
  ...[
    ['1E+20', '100000000000000000000'],
    ['#NAME?', '-ab'],
    ['TRUE', 'yes'],
    ['46054', '1/2'],
    ['800123', '0800 123'],
  ],
  ...[
    ['May-26', '5/26'],
    ['1-fév', '1/2'],
    ['03.Apr', '3-4'],
    ['26-mai', '5.26'],
    ['2026-02-01', '½'],
    ['01.02.2003', '1.2.3'],
  ],
])('a spreadsheet has made %s of %s', (value = '', original = '') => {
  expect(findTurned(value, [original], 'de')).toBe(original)
})

const ownTranslations = [
  ...['1/mois < 1 per month', '2/Tag < 2 per day', '24/dia < 24 a day', 'abr/26 < 04/2026', 'Mai/26 < May 2026'],
  ...['Sala-12 < Room 12', 'Art.-12 < Art. 12', 'Ano/01 < Year 1', '100 < 100%', '50 < 50 €', 'FALSO < False'],
  ...['120 < R$ 120', '1200 < 1.200', '50 < 50', '1 < un', 'JA < OUI', '2026 < Année 2026', 'TRUE < Prawda'],
  // Numbers and units
  ...[
    '1.200 < 1,200',
    '1 200 < 1,200',
    '3,5 < 3.5',
    '3,14159265 < 3.14159265',
    '٦٠ < 60',
    '60 < ٦٠',
    '12,5 kg < 12.5 kg',
  ],
  ...[
    '½ < 1/2',
    '0,5 < 1/2',
    '1,5 l < 1 1/2 l',
    '10万 < 100,000',
    '4/3 < 3/4',
    '3E5 < 5E3',
    '#WERT! < #VALUE!',
    '+5 < 5',
  ],
  // Times
  ...[
    '9.30 < 9:30',
    '9h30 < 9:30 am',
    '21.00 < 9 pm',
    '21:30 < 9:30 pm',
    '0930 < 09:30',
    '14 < 2 pm',
    '午前9時30分 < 9:30',
  ],
  ...['9–18 < 9:00-18:00', '7/24 < 24/7', '24/24 < 24/7', '1,5 < 1:30'],
  // Prices and shares
  ...['50,00 < $50.00', '1.200 € < €1,200', '1200,50 zł < 1,200.50 PLN', '45 < ab 45 €', '5000 < ¥5000', '%50 < 50%'],
  ...['50 % < 50%', '0 < 0%', '12,5 < 12.5%', '٥٠٪ < 50%', '50 < up to 50%', '50 < +50 %'],
  // Ranges and ordinals
  ...[
    '1–2 < 1-2',
    '3/4 < 3-4',
    '1. < 1st',
    '1er < 1st',
    '1.º < 1st',
    '1-szy < 1st',
    '1/o < 1st',
    '2ος < 2nd',
    '第1 < 1st',
  ],
  // Days
  ...['26.5. < 5/26', '26/5 < 5/26', '26.5 < 5/26', '26.05.2026 < 5/26/2026', '2026-05-26 < 26/05/2026'],
  ...['26-May-2026 < 26/5/2026', '26/05/2026 < 5/26/26', '26.05.2026 < ٢٦/٥/٢٠٢٦', '26.05.2026 < 令和8年5月26日'],
  ...[
    '26.05.2026 < 26 maja 2026',
    'Mai 26 < 5/26',
    '26. Mai < 5/26',
    '26 Μαΐου < 5/26',
    '5月26日 < 5/26',
    'May-26 < Mai 2026',
  ],
  ...['1/mai < 1er mai', 'Mar-12 < Tue 12', '26-mai < 26 maja', '2026/05 < 05/2026', '2026年5月 < 05/2026'],
  // Yes and no
  ...[
    'WAHR < True',
    'VERO < Vrai',
    'FALSE < Fałsz',
    'JA < yes',
    'TRUE < 真',
    'NEIN < No',
    'SÌ < Yes',
    'ΝΑΙ < yes',
    'نعم < yes',
  ],
]

test('no spreadsheet has made what a translator writes', async () => {
  const pairs = ownTranslations.map((pair) => pair.split(' < ') as [string, string])
  const unitOf = ([, source]: [string, string], at: number) =>
    ({ id: `a.n${at}`, path: ['a', `n${at}`], kind: 'text', source, present: '' }) as unknown as Unit
  const rows = pairs.map(([value, source], at) => `a.n${at},"${source}","${value}"`)
  const read = await formats.csv.read(Buffer.from([head, ...rows].join('\n')))
  const { matches } = matchRows(read.rows, pairs.map(unitOf))
  expect(judge(matches, 'de').filter(({ what }) => what !== 'taken')).toEqual([])
  expect(matches).toHaveLength(pairs.length)
  expect(findTurned('26.05.2026', ['bald', '5/26/2026'])).toBe(undefined)
})

test('only a table has what a spreadsheet has made', () => {
  const units = [{ id: 'a.b', path: ['a'], kind: 'text', source: '50%', present: '' } as unknown as Unit]
  const row = { row: 2, id: 'a.b', source: '50%', translation: '0.5', isConfirmed: false, isUnfinished: false }
  const whats = [row, { ...row, isCell: true }].map((each) => judge(matchRows([each], units).matches)[0]?.what)
  expect(whats).toEqual(['taken', 'refused'])
})

test('a remark behind the last column is none of the text; a row that was cut is reported by its source', async () => {
  const source = 'path,source (en),translation (el)'
  const units = [
    { id: 'a.b', path: ['a', 'b'], kind: 'text', source: 'Hello', present: '' },
    { id: 'a.c', path: ['a', 'c'], kind: 'text', source: 'Where?', present: '' },
  ] as unknown as Unit[]
  const told = async (text: string) => {
    const { rows } = await formats.csv.read(Buffer.from(text))
    const { matches, refused } = matchRows(rows, units)
    return [...judge(matches, 'el'), ...refused].map((each) => {
      if (each.what === 'refused') return each.why
      return each.what === 'taken' ? each.value : each.what
    })
  }
  expect(await told(`${source}\na.c,Where?,Ola,please check`)).toEqual(['Ola'])
  expect(await told(`${source}\na.b,Hello,Ola, mundo`)).toEqual(['damaged'])
  expect(await told(`path,translation,source\na.b,Ola, mundo,Hello`)).toEqual(['damaged'])
  expect(await told(`path,translation,source,note\na.b,Ola, mundo,Hello`)).toEqual(['source-edited'])
  expect(await told(`${source}\na.c,Where?,Που;`)).toEqual(['Που;'])
  expect(await told(`${source}\na.c,Where?,Που;,,\r\n,,,\r\n`)).toEqual(['Που;'])
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
  expect(performance.now() - started).toBeLessThan(40_000)
})
