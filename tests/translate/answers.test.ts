import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import readExcelFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { formats } from '../../generator/translate/all-formats.ts'
import { xliff } from '../../generator/translate/formats/xliff.ts'
import { type RowName, UnreadableFile } from '../../generator/translate/translation-unit.ts'
import { Translations } from '../../generator/translate/translations.ts'
import { formatEndings, formatNames } from '../../src/edit/protocol/translation-formats.ts'
import { call } from '../site/command.ts'
import { cellsOf, csvOf, TranslatedSite, translated } from './translated-site.ts'

const title = 'pages.accueil.sections.opening.title'
const step = 'messages.services.step'
const lead = 'de: Auf einem gestimmten Klavier spielt man lieber'

/** The XLIFF of a site, in which the translation of a text is another one. */
function withTarget(sent: Uint8Array, path: string, text: string, state = 'translated'): string {
  const before = Buffer.from(sent).toString()
  const after = before.replace(
    new RegExp(`(id="${path.replaceAll('.', '\\.')}"[\\s\\S]*?)<target[^>]*?(?:/>|>[\\s\\S]*?</target>)`),
    (_, head: string) => `${head}<target state="${state}">${text}</target>`,
  )
  if (after === before) throw new Error(`No unit: ${path}`)
  return after
}

test('the file that came back has the answers in a column, and can come back again', async () => {
  const site = new TranslatedSite()
  const sent = csvOf(translated(cellsOf(await site.send('csv')), { [title]: 'Neu', [step]: 'Schritt' }))
  const { answered } = await site.take('texts.csv', sent, { language: 'pt' })
  const table = cellsOf(answered as Uint8Array)
  expect(table[0]?.at(-1)).toBe('answer')
  const told = table.slice(1).flatMap((cells) => (cells.at(-1) ? [[cells[0], cells.at(-1)]] : []))
  expect(told).toEqual([
    [title, 'Entrou.'],
    [step, expect.stringMatching(/^Não entrou: .*"{{number}}"/)],
  ])
  const again = await site.take('texts.csv', csvOf(translated(table, { [title]: '', [step]: 'Etappe {{number}}' })))
  expect(again.answers.filter(({ what }) => what !== 'same').map(({ what, row }) => [what, row.id])).toEqual([
    ['taken', step],
  ])
  const [head = []] = cellsOf(again.answered as Uint8Array)
  expect(head.filter((name) => name === 'answer')).toHaveLength(1)
})

test('what is said of a catalogue that comes back once more takes the place of what was said before', async () => {
  const site = new TranslatedSite()
  const asked = Buffer.from(await site.send('po')).toString()
  const halved = (po: string) => po.replace('msgstr "Schritt {{number}}"', 'msgstr "Schritt"')
  const own = (po: string) => halved(po).replace(/^(msgctxt "messages\.services\.step")/m, '# Is it a step?\n$1')
  const once = Buffer.from((await site.take('texts.po', own(asked))).answered as Uint8Array).toString()
  const twice = Buffer.from((await site.take('texts.po', once)).answered as Uint8Array).toString()
  for (const po of [once, twice]) {
    expect(po.match(/^# answer: /gm)).toHaveLength(1)
    expect(po).toContain('# Is it a step?\n')
  }
})

test('XLIFF and catalogues get the answers as notes, and nothing else of them changes', async () => {
  const site = new TranslatedSite()
  const sent = withTarget(await site.send('xliff'), step, 'Schritt 🪑')
  const { answered } = await site.take('texts.xlf', sent)
  const text = Buffer.from(answered as Uint8Array).toString()
  expect(text.replace(/<note from="answer"[^>]*>[^<]*<\/note>\n/g, '')).toBe(sent)
  expect(text).toMatch(
    /<target state="translated">Schritt 🪑<\/target>[\s\S]{0,300}<note from="answer" annotates="target">Not taken: [^<]*\{\{number}}[^<]*<\/note>\n<\/trans-unit>/,
  )
  expect(Buffer.from((await site.take('texts.xlf', text)).answered as Uint8Array).toString()).toBe(text)

  const second = Buffer.from(await site.send('xliff2'))
    .toString()
    .replace(new RegExp(`(name="${step}"[\\s\\S]*?<target[^>]*>)[\\s\\S]*?</target>`), '$1Schritt</target>')
  const told = Buffer.from((await site.take('texts.xlf', second)).answered as Uint8Array).toString()
  expect(told).toMatch(/<note category="answer">Not taken: [^<]*\{\{number}}[^<]*<\/note>/)
  expect(told.replace(/\n<note category="answer">[^<]*<\/note>/g, '')).toBe(second)

  const po = Buffer.from(await site.send('po'))
    .toString()
    .replace('msgstr "Schritt {{number}}"', 'msgstr "Schritt"')
  const back = await site.take('texts.po', po)
  expect(Buffer.from(back.answered as Uint8Array).toString()).toMatch(
    /# answer: Not taken: .*\n(#.*\n)*msgctxt "messages\.services\.step"/,
  )
})

test('a workbook gets the answers in a column; addresses are on a sheet of their own, each with its rule', async () => {
  const batch = await new TranslatedSite().gather()
  const bytes = await formats.xlsx.write(batch)
  const { rows } = await formats.xlsx.read(bytes)
  const place = (kind: string) => batch.units.findIndex((unit) => unit.kind === kind)
  expect([rows[0]?.row, rows[place('address')]?.row]).toEqual([2, 'addresses!2'])
  const told = new Map<RowName, string>([
    [2, 'Taken.'],
    ['addresses!2', 'Not taken.'],
  ])
  const sheets = await readExcelFile(Buffer.from(await formats.xlsx.answer(bytes, told)))
  expect(sheets.map(({ sheet, data }) => [sheet, data[0]?.at(-1), data[1]?.at(-1)])).toEqual([
    ['texts', 'answer', 'Taken.'],
    ['addresses', 'answer', 'Not taken.'],
  ])
  const [head = [], first = []] = sheets[1]?.data ?? []
  expect(first[head.indexOf('note')]).toMatch(/It is .*small letters/)
})

test('sheets that a translator has added say nothing, in any place', async () => {
  const batch = await new TranslatedSite().gather()
  const sheets = await readExcelFile(Buffer.from(await formats.xlsx.write(batch)))
  const cells = (data: (typeof sheets)[number]['data']) =>
    data.map((row) => row.map((value) => ({ value: String(value ?? ''), type: String })))
  const own = { sheet: 'Questions', data: cells([['Is it formal?']]) }
  const written = [own, ...sheets.map(({ sheet, data }) => ({ sheet, data: cells(data) })), { ...own, sheet: 'More' }]
  const { rows, to } = await formats.xlsx.read(await writeExcelFile(written).toBuffer())
  expect([to, rows.map(({ id }) => id)]).toEqual(['de', batch.units.map(({ id }) => id)])
  expect(rows[0]?.row).toBe('texts!2')
})

test('tags are tags in XLIFF, with what they stand for inside', async () => {
  const site = new TranslatedSite(undefined, [
    [
      '      opening:\n',
      '      extra: { kind: text, text: { fr: "Un **mot** [ici](page:contact), <bdi>x</bdi>\\n\\n- {{a}}", de: "**Wort**" } }\n      opening:\n',
    ],
  ])
  const text = Buffer.from(await site.send('xliff')).toString()
  expect(
    /name="pages\.accueil\.sections\.extra\.text"[\s\S]*?<\/segment>/
      .exec(Buffer.from(await site.send('xliff2')).toString())?.[0]
      .split('\n')
      .filter((line) => !line.includes('note'))
      .slice(1)
      .join('\n'),
  ).toMatchInlineSnapshot(`
    "<originalData><data id="d1" xml:space="preserve">**</data>
    <data id="d2" xml:space="preserve">[</data>
    <data id="d3" xml:space="preserve">](page:contact)</data>
    <data id="d4" xml:space="preserve">&lt;bdi&gt;</data>
    <data id="d5" xml:space="preserve">&lt;/bdi&gt;</data>
    <data id="d6" xml:space="preserve">- </data>
    <data id="d7" xml:space="preserve">{{a}}</data></originalData>
    <segment state="translated">
    <source xml:space="preserve">Un <pc id="1" dataRefStart="d1" dataRefEnd="d1" type="fmt" subType="xlf:b">mot</pc> <pc id="2" dataRefStart="d2" dataRefEnd="d3" type="link">ici</pc>, <pc id="3" dataRefStart="d4" dataRefEnd="d5">x</pc>

    <ph id="4" dataRef="d6"/><ph id="5" dataRef="d7"/></source>
    <target xml:space="preserve"><pc id="1" dataRefStart="d1" dataRefEnd="d1" type="fmt" subType="xlf:b">Wort</pc></target>
    </segment>"
  `)
  expect(
    /id="pages\.accueil\.sections\.extra\.text"[\s\S]*?<\/target>/.exec(text)?.[0].split('\n').slice(1).join('\n'),
  ).toMatchInlineSnapshot(`
    "<source>Un <bpt id="1" ctype="bold">**</bpt>mot<ept id="1">**</ept> <bpt id="2" ctype="link">[</bpt>ici<ept id="2">](page:contact)</ept>, <bpt id="3">&lt;bdi&gt;</bpt>x<ept id="3">&lt;/bdi&gt;</ept>

    <ph id="4">- </ph><ph id="5">{{a}}</ph></source>
    <target state="translated"><bpt id="1" ctype="bold">**</bpt>Wort<ept id="1">**</ept></target>"
  `)
})

test('what tools write in other ways is read as well: divided texts, attributes, CDATA, prefixes', () => {
  const { rows, to } = xliff.read(
    Buffer.from(
      '<x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><x:file source-language="fr" target-language="de"><x:body><x:trans-unit id="a.b"><x:source>Un <x:ph id="1">{{n}}</x:ph></x:source><x:seg-source><x:mrk mtype="seg" mid="0">Un <x:ph id="1">{{n}}</x:ph></x:mrk></x:seg-source><x:target><x:mrk mtype="seg" mid="0">Ein <x:ph id="1">{{n}}</x:ph></x:mrk><![CDATA[ & mehr]]></x:target><x:alt-trans><x:source>no</x:source><x:target>no</x:target></x:alt-trans></x:trans-unit></x:body></x:file></x:xliff>',
    ),
  ) as Awaited<ReturnType<typeof xliff.read>>
  expect([to, rows.map(({ id, source, translation }) => [id, source, translation])]).toEqual([
    'de',
    [['a.b', 'Un {{n}}', 'Ein {{n}} & mehr']],
  ])
  const half = xliff.read(
    Buffer.from(
      '<xliff><file><body><trans-unit id="a"><source>Un. Deux.</source><seg-source><mrk mtype="seg" mid="0">Un.</mrk> <mrk mtype="seg" mid="1">Deux.</mrk></seg-source><target><mrk mtype="seg" mid="0">Ein <mrk mtype="term">Wort</mrk>.</mrk> <mrk mtype="seg" mid="1"/></target></trans-unit></body></file></xliff>',
    ),
  ) as Awaited<ReturnType<typeof xliff.read>>
  expect(half.rows).toMatchObject([{ translation: 'Ein Wort. ', isUnfinished: true }])
})

test.each([
  ['translated', true],
  ['final', true],
  ['signed-off', true],
  ['new', false],
  ['needs-review-translation', false],
  ['needs-adaptation', false],
])('of a translation that a tool calls %s it is held that it is right: %s', (state, isConfirmed) => {
  const { rows } = xliff.read(
    Buffer.from(
      `<xliff><file><body><trans-unit id="a"><source>Un</source><target state="${state}">Ein</target></trans-unit></body></file></xliff>`,
    ),
  ) as Awaited<ReturnType<typeof xliff.read>>
  expect(rows.map((row) => row.isConfirmed)).toEqual([isConfirmed])
})

test('a file is taken into the language that is asked for, else into the one that it names itself', async () => {
  const site = new TranslatedSite()
  site.addLanguage('nl')
  const sent = csvOf(translated(cellsOf(await site.send('csv', { to: 'de', all: true })), { [title]: 'Neu' }))
  const back = async (to?: string) => {
    const file = { name: 'texts.csv', bytes: Buffer.from(sent) }
    const options = { language: 'en', isTrial: true, ...(to && { to }) } as const
    const imported = await new Translations(site.file).importFile(file, options)
    if ('failed' in imported) return imported.failed
    const answer = imported.answers.find(({ row }) => row.id === title)
    return answer?.what === 'refused' ? answer.why : answer?.what
  }
  expect(await back()).toBe('taken')
  // The present translation of the file is no Dutch one.
  expect(await back('nl')).toBe('changed-meanwhile')
  expect(await back('fr')).toBe('sameLocale')
  expect(await back('xx')).toBe('localeUnknown')
})

const divided = (targets: readonly string[], states: readonly string[]) =>
  Buffer.from(
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="fr" trgLang="de"><file id="f"><unit id="u1" name="a.b"><notes><note category="present">abc</note><note>no</note></notes><originalData><data id="d1">**</data><data id="d2">{{n}}</data></originalData>${['Un <pc id="1" dataRefStart="d1" dataRefEnd="d1">mot</pc>.', ' Deux <ph id="2" dataRef="d2"/><cp hex="0009"/>.'].map((source, index) => `<segment state="${states[index]}"><source>${source}</source>${targets[index] === undefined ? '' : `<target>${targets[index]}</target>`}</segment>`).join('<ignorable><source> </source><target> </target></ignorable>')}</unit></file></xliff>`,
  )

test('version 2 is read where tools have divided a text, too: half a translation is none', () => {
  const read = (...parts: Parameters<typeof divided>) =>
    (xliff.read(divided(...parts)) as Awaited<ReturnType<typeof xliff.read>>).rows[0]
  const [one, two] = ['Ein <pc id="1" dataRefStart="d1" dataRefEnd="d1">Wort</pc>.', ' Zwei <ph id="2" dataRef="d2"/>.']
  const whole = { id: 'a.b', present: 'abc', source: 'Un **mot**.  Deux {{n}}\t.' }
  const translation = 'Ein **Wort**.  Zwei {{n}}.'
  expect(read([one, two], ['final', 'reviewed'])).toMatchObject({
    ...whole,
    translation,
    isConfirmed: true,
    isUnfinished: false,
  })
  expect(read([one, two], ['final', 'initial'])).toMatchObject({ translation, isConfirmed: false, isUnfinished: true })
  expect(read([one], ['final', 'initial'])).toMatchObject({ ...whole, isUnfinished: true })
  expect(read([one, ' '], ['final', 'final'])).toMatchObject({ isUnfinished: true })
  expect(read([], ['initial', 'initial'])).toMatchObject({ ...whole, isUnfinished: false })
})

test('a translation that is older than its source, and still right, is noted as such', async () => {
  const site = new TranslatedSite()
  await site.gather()
  site.change(['fr: Un piano juste donne envie de jouer', 'fr: Un piano juste donne envie'])
  const sent = await site.send('xliff', { to: 'de' })
  expect(
    Buffer.from(sent)
      .toString()
      .match(/trans-unit id="[^"]*"/g),
  ).toEqual([`trans-unit id="${title}"`])
  const confirmed = withTarget(sent, title, lead.slice('de: '.length), 'final')
  const { answers } = await site.take('texts.xlf', confirmed)
  expect(answers.map(({ what }) => what)).toEqual(['confirmed'])
  expect((await site.gather({ to: 'de' })).units).toEqual([])
})

test('what Poedit marks as unfinished waits', async () => {
  const site = new TranslatedSite()
  const before = site.text
  const po = Buffer.from(await site.send('po')).toString()
  const fuzzy = po.replace(`msgctxt "${title}"`, `#, fuzzy\nmsgctxt "${title}"`).replace(lead.slice(4), 'Vielleicht')
  const { answers } = await site.take('texts.po', fuzzy)
  expect(answers.filter(({ what }) => what !== 'same')).toMatchObject([{ what: 'refused', why: 'unfinished' }])
  expect(site.text).toBe(before)
})

test.each(formatNames)('of a damaged file nothing is taken: %s', async (format) => {
  const site = new TranslatedSite()
  const before = site.text
  const name = `texts.${formatEndings[format][0]}`
  const sent = await site.send(format)
  const damaged = [new Uint8Array(), Buffer.from('%PDF-1.7'), sent.subarray(0, Math.floor(sent.length / 2))]
  for (const bytes of format === 'po' || format === 'csv' ? damaged.slice(0, 2) : damaged) {
    await expect(site.take(name, bytes), String(bytes.length)).rejects.toBeInstanceOf(UnreadableFile)
  }
  expect(site.text).toBe(before)
})

test('the command: out, in, and what it says of wrong usage', { timeout: 60_000 }, async () => {
  const site = new TranslatedSite()
  site.change(['          de: Klavierwerkstatt in der Krutenau\n', ''])
  const file = join(site.file, '../texts.csv')
  const translate = (...args: string[]) => call(['translate', ...args, '--config', site.file, '--lang', 'en'])
  const out = () => translate('out', '--to', 'de', '--format', 'csv', '--file', file)
  expect(await out()).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining('has 1 text for a translator into "de"'),
  })
  expect(await out()).toMatchObject({ exitCode: 1, output: expect.stringContaining('already exists') })
  const before = site.text
  writeFileSync(
    file,
    csvOf(translated(cellsOf(readFileSync(file)), { 'pages.accueil.sections.opening.eyebrow': 'Werkstatt' })),
  )
  const dry = await translate('in', file, '--dry-run')
  expect(dry).toMatchObject({
    exitCode: 0,
    output: expect.stringMatching(/\+ Werkstatt\n {2}Taken\.\n1 text taken.*\nThis is what would change/),
  })
  expect([site.text, existsSync(join(site.file, '../texts.answer.csv'))]).toEqual([before, false])
  expect(await translate('in', file)).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining('texts.answer.csv'),
  })
  expect(site.text).toContain('de: Werkstatt')
  expect(await translate('out', '--to', 'xx')).toMatchObject({
    exitCode: 2,
    output: expect.stringContaining('The site has no language "xx"'),
  })
  expect(await translate('out', '--to', 'fr')).toMatchObject({
    exitCode: 2,
    output: expect.stringContaining('is the language that is translated'),
  })
  expect(await translate('in', join(site.file, '../no.csv'))).toMatchObject({ exitCode: 1 })
  expect(await translate('in', site.file)).toMatchObject({
    exitCode: 1,
    output: expect.stringMatching(/not a file of texts that this command can read.*Nothing was changed/),
  })
})
