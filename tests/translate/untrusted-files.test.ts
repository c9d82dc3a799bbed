import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { detectFormat, formats } from '../../generator/translate/all-formats.ts'
import { matchRows } from '../../generator/translate/match-rows.ts'
import { judge } from '../../generator/translate/row-faults.ts'
import { type Batch, type ReturnedRow, type Unit, UnreadableFile } from '../../generator/translate/translation-unit.ts'
import { cellsOf, TranslatedSite, translated } from './translated-site.ts'

const unit = (id: string, source: string, present = ''): Unit =>
  ({ id, path: id.split('.'), kind: 'text', source, present, state: 'done', note: '', terms: [] }) as Unit
const batchOf = (units: readonly Unit[]): Batch => ({
  file: 'site.yaml',
  from: { key: 'fr', tag: 'fr' },
  to: { key: 'de', tag: 'de' },
  units,
})

/** The parts of a workbook, one of which is another one. */
async function workbook(change: (sheet: string) => string): Promise<Uint8Array> {
  const parts = unzipSync(await formats.xlsx.write(batchOf([unit('a.b', 'Un', 'Eins')])))
  const name = 'xl/worksheets/sheet1.xml'
  return zipSync({ ...parts, [name]: strToU8(change(Buffer.from(parts[name] ?? []).toString())) })
}

/** Why a file is not read, or how many rows it has. */
async function readingOf(name: string, bytes: Uint8Array | string): Promise<string | number> {
  try {
    return (await detectFormat(name).read(Buffer.from(bytes))).rows.length
  } catch (error) {
    if (error instanceof UnreadableFile) return error.reason
    throw error
  }
}

const rows = (text: string) => (sheet: string) => sheet.replace('</sheetData>', `${text}</sheetData>`)

test('a workbook is unpacked no further than one of translators can be', { timeout: 30_000 }, async () => {
  const started = performance.now()
  const spaces = await workbook(rows(' '.repeat(60_000_000)))
  expect(spaces.length).toBeLessThan(100_000)
  expect(await readingOf('a.xlsx', spaces)).toBe('size')
  expect(await readingOf('a.xlsx', await workbook(rows('<row r="1048576"><c r="XFD1048576"/></row>')))).toBe('size')
  expect(await readingOf('a.xlsx', await workbook(rows('<row>'.repeat(70_000))))).toBe('size')
  expect(await readingOf('a.xlsx', await workbook(rows(`<row>${'<c/>'.repeat(500_000)}</row>`)))).toBe('size')
  const inCell = (text: string) => rows(`<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`)
  expect(await readingOf('a.xlsx', await workbook(inCell('a '.repeat(2_000_000))))).toBe('size')
  expect(await readingOf('a.xlsx', await workbook(inCell('a '.repeat(16_000))))).not.toBe('size')
  expect(await readingOf('a.xlsx', await workbook(rows('<row/>'.repeat(31_000))))).toBe('size')
  const many = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`${index}.xml`, strToU8('<a/>')]))
  expect(await readingOf('a.xlsx', zipSync(many))).toBe('size')
  expect(await readingOf('a.xlsx', await workbook((sheet) => sheet))).toBe(1)
  expect(performance.now() - started).toBeLessThan(20_000)
})

test('what a workbook says of the size of its parts is not trusted', async () => {
  const spaces = Buffer.from(await workbook(rows(' '.repeat(60_000_000))))
  // Both places say that each part has a hundred bytes.
  for (let at = 0; at < spaces.length - 4; at++) {
    if (spaces.readUInt32LE(at) === 0x04034b50) spaces.writeUInt32LE(100, at + 22)
    if (spaces.readUInt32LE(at) === 0x02014b50) spaces.writeUInt32LE(100, at + 24)
  }
  expect(await readingOf('a.xlsx', spaces)).toBe('size')
})

test.each([
  [
    'a.xlf',
    '<xliff version="1.2"><file><body><trans-unit id="a"><source>A<cp hex="110000"/></source></trans-unit></body></file></xliff>',
    1,
  ],
  [
    'a.xlf',
    '<xliff version="1.2"><trans-unit id="a"><source>A<cp hex="x"/></source><target><cp/></target></trans-unit></xliff>',
    1,
  ],
  ['a.xlf', '<xliff/>', 0],
  ['a.xlf', '<a><b></a>', 'broken'],
  ['a.po', 'msgid "a"', 'broken'],
  ['a.po', 'msgid "a"\nmsgstr "b"\n', 1],
  ['a.po', 'msgctxt "x"\nmsgid "a"\nmsgstr "b"\n\nmsgctxt "x"\nmsgid "a"\nmsgstr "c"\n', 2],
  ['a.po', 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=KLINGON\\n"\n\nmsgid "a"\nmsgstr "b"\n', 1],
  ['a.po', 'msgid "a\nmsgstr', 'broken'],
  ['a.csv', '"path,source', 'broken'],
  ['a.xlsx', 'PK\u0003\u0004', 'broken'],
  ['a.xlsx', '', 'broken'],
])('no file brings it down: %s %s', async (name, text, expected) => {
  expect(await readingOf(name, text)).toBe(expected)
})

test.each([
  ['xl/workbook.xml', ''],
  ['xl/_rels/workbook.xml.rels', ''],
  ['xl/worksheets/sheet1.xml', ''],
  ['xl/sharedStrings.xml', '<c/> at row 1, col 1: VALUE_INVALID'],
])('a workbook whose %s says nothing is broken, and no word of the program itself is told', async (name, detail) => {
  const parts = unzipSync(await formats.xlsx.write(batchOf([unit('a.b', 'Un', 'Eins')])))
  expect(parts).toHaveProperty([name])
  const reading = formats.xlsx.read(zipSync({ ...parts, [name]: strToU8('<a/>') }))
  await expect(reading).rejects.toMatchObject({ reason: 'broken', detail })
})

test('many rows that say the same take no longer than as many others', () => {
  const count = 60_000
  const units = [unit('a.b', 'Un', 'Eins'), unit('c.d', 'Deux', 'Zwei')]
  const some = (make: (index: number) => Partial<ReturnedRow>) =>
    Array.from({ length: count }, (_, row) => ({
      row,
      id: 'a.b',
      source: 'Un',
      translation: '',
      isConfirmed: false,
      isUnfinished: false,
      ...make(row),
    }))
  const started = performance.now()
  const moved = some(() => ({ id: 'x.y', source: 'Trois' }))
  expect(matchRows(moved, units).refused.length).toBe(count)
  const twice = judge(
    matchRows(
      some((row) => ({ translation: row % 2 ? 'Ein' : 'Aans' })),
      units,
    ).matches,
  )
  expect(twice[0]).toMatchObject({ why: 'twice', rows: [1, 2, 3, 4, 5, '…'] })
  const swapped = some((row) =>
    row % 2 ? { translation: 'Zwei' } : { id: 'c.d', source: 'Deux', translation: 'Eins' },
  )
  expect(judge(matchRows(swapped, units).matches)[0]).toMatchObject({ why: 'swapped', rows: [1, 3, 5, 7, 9, '…'] })
  expect(performance.now() - started).toBeLessThan(30_000)
})

const formulas = ['=1+1', '+33 1 23', '-5 °C', '@maison', '\t=1', "'=1", "''+1", '＝1', '- un\n- deux', "d'eau"]

test('no cell becomes a formula, and each comes back as it was', async () => {
  const units = formulas.map((text, index) => unit(`a.${index}`, text, text))
  const batch = batchOf(units)
  const csv = await formats.csv.write(batch)
  const cells = cellsOf(csv).slice(1)
  for (const cell of cells.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r＝]/)
  expect(cells.map((row) => row[2])).toEqual([
    "'=1+1",
    "'+33 1 23",
    "'-5 °C",
    "'@maison",
    "'\t=1",
    "''=1",
    "'''+1",
    "'＝1",
    "'- un\n- deux",
    "d'eau",
  ])
  expect((await formats.csv.read(csv)).rows.map(({ source }) => source)).toEqual(formulas)
  const sheets = Object.entries(unzipSync(await formats.xlsx.write(batch))).filter(([name]) => name.includes('sheet'))
  for (const [, sheet] of sheets) expect(Buffer.from(sheet).toString()).not.toContain('<f>')
  expect((await formats.xlsx.read(await formats.xlsx.write(batch))).rows.map(({ source }) => source)).toEqual(formulas)
})

test.each([
  ['= 5 m² de bois', '= 5 m² Holz', 'taken'],
  ['5 m² de bois', '= 5 m² Holz', 'refused'],
])('what looks like a formula in %s may look like one in its translation %s: %s', (source, translation, what) => {
  const row = { row: 2, id: 'a.b', source, translation, isConfirmed: false, isUnfinished: false, isCell: true }
  expect(judge(matchRows([row], [unit('a.b', source)]).matches)).toMatchObject([{ what }])
})

test('a formula that comes in is reported', async () => {
  const site = new TranslatedSite()
  const before = site.text
  const path = 'pages.accueil.sections.opening.title'
  const table = cellsOf(await site.send('csv'))
  for (const text of ['=HYPERLINK("https://x.example","Neu")', "@SUM(1)*cmd|' /C calc'!A0", "+cmd|'/C calc'!A0"]) {
    const told = await site.takeTable(translated(table, { [path]: text }))
    expect(told[path]?.[0]).toMatch(/^Not taken: the cell has a formula, "[=@+]/)
    expect(told[path]?.[1]).toMatch(/^Não entrou: a célula tem uma fórmula, "[=@+]/)
  }
  expect(site.text).toBe(before)
  const bytes = await workbook((sheet) =>
    sheet.replace(/(<c r="D2"[^>]*?)(?:\/>|>.*?<\/c>)/, '<c r="D2" t="str"><f>UPPER("neu")&amp;E2</f><v>NEU</v></c>'),
  )
  expect((await formats.xlsx.read(bytes)).rows[0]?.translation).toBe('=UPPER("neu")&E2')
})
