import { expect, test } from 'vitest'
import { csv } from '../../generator/translate/formats/csv.ts'
import { matchRows } from '../../generator/translate/match-rows.ts'
import { otherNumbers } from '../../generator/translate/other-numbers.ts'
import { judge } from '../../generator/translate/row-faults.ts'
import type { ReturnedRow, Unit } from '../../generator/translate/translation-unit.ts'
import { cellsOf, csvOf, TranslatedSite, translated } from './translated-site.ts'

const history = 'pages.atelier.sections.history.text'
const step = 'messages.services.step'
const title = 'pages.accueil.sections.opening.title'
const eyebrow = 'pages.accueil.sections.opening.eyebrow'
const phone = 'contactDetails.phone'
const distance = 'pages.atelier.sections.figures.items.1.value'

/** The table of all texts of the second site, in which some have translations now; and what is said of them. */
async function answersTo(texts: Readonly<Record<string, string>>, site = new TranslatedSite()) {
  const before = site.text
  const answers = await site.takeTable(translated(cellsOf(await site.send('csv')), texts))
  return { site, answers, isUnchanged: site.text === before }
}

/** A text of a site, and a row of a file that has something for it. */
const unitOf = (id: string, source: string, present = '') => ({ id, source, present, kind: 'text' }) as Unit
const rowOf = (id: string, source: string, translation = '') => ({ row: id, id, source, translation }) as ReturnedRow

/** What is said of one translation that is not taken; nothing is written. */
async function refusal(path: string, text: string, site?: TranslatedSite) {
  const { answers, isUnchanged } = await answersTo({ [path]: text }, site)
  expect(isUnchanged).toBe(true)
  expect(Object.keys(answers)).toEqual([path])
  return answers[path]
}

/** The text of the history as it is in German, changed. */
async function changedHistory(from: string | RegExp, to: string) {
  const site = new TranslatedSite()
  const [row] = cellsOf(await site.send('csv')).filter(([path]) => path === history)
  return refusal(history, (row?.[4] ?? '').replace(from, to), site)
}

test('a translation that fits is taken, and one line changes', async () => {
  const { site, answers } = await answersTo({ [title]: 'Ein gestimmtes Klavier macht Lust' })
  expect(answers).toEqual({ [title]: ['Taken.', 'Entrou.'] })
  const original = new TranslatedSite()
  const [old, now] = [original.text.split('\n'), site.text.split('\n')]
  expect(now.length).toBe(old.length)
  expect(now.flatMap((line, index) => (line === old[index] ? [] : [line.trim()]))).toEqual([
    'de: Ein gestimmtes Klavier macht Lust',
  ])
})

test('a lost mark', async () => {
  expect(await changedHistory('**Marteau & Feutre**', 'Marteau & Feutre')).toMatchInlineSnapshot(`
    [
      "Not taken: the marks, placeholders and links have to be those of the text to translate. Missing: "**".",
      "Não entrou: as marcas, os marcadores e os links têm de ser os do texto a traduzir. Falta: "**".",
    ]
  `)
})

test('lost HTML', async () => {
  expect(await changedHistory(/<\/?em>/g, '')).toMatchInlineSnapshot(`
    [
      "Not taken: the marks, placeholders and links have to be those of the text to translate. Missing: "<em>", "</em>".",
      "Não entrou: as marcas, os marcadores e os links têm de ser os do texto a traduzir. Falta: "<em>", "</em>".",
    ]
  `)
})

test('a lost placeholder', async () => {
  expect(await refusal(step, 'Schritt')).toMatchInlineSnapshot(`
    [
      "Not taken: the marks, placeholders and links have to be those of the text to translate. Missing: "{{number}}".",
      "Não entrou: as marcas, os marcadores e os links têm de ser os do texto a traduzir. Falta: "{{number}}".",
    ]
  `)
})

test('a translated placeholder', async () => {
  expect(await refusal(step, 'Schritt {{nummer}}')).toMatchInlineSnapshot(`
    [
      "Not taken: the marks, placeholders and links have to be those of the text to translate. Missing: "{{number}}". Too many: "{{nummer}}".",
      "Não entrou: as marcas, os marcadores e os links têm de ser os do texto a traduzir. Falta: "{{number}}". Sobra: "{{nummer}}".",
    ]
  `)
})

test('another number', async () => {
  const { answers, site } = await answersTo({ [distance]: '70 km' })
  expect(site.text).toContain('de: 70 km')
  expect(answers[distance]).toMatchInlineSnapshot(`
    [
      "Taken. Check the numbers: the text to translate has "60", the translation "70".",
      "Entrou. Confira os números: o texto a traduzir tem "60", e a tradução "70".",
    ]
  `)
})

test('a lost number, in whatever digits the others are', async () => {
  expect((await answersTo({ [distance]: 'km' })).answers[distance]).toMatchInlineSnapshot(`
    [
      "Taken. Check the numbers: the text to translate also has "60".",
      "Entrou. Confira os números: o texto a traduzir tem ainda "60".",
    ]
  `)
  expect((await answersTo({ [distance]: '١٢ km' })).answers[distance]?.[0]).toMatch(/has "60", the translation "12"/)
  expect((await answersTo({ [distance]: '٦٠ كم' })).answers[distance]).toEqual(['Taken.', 'Entrou.'])
})

test('what a spreadsheet makes of a typed half is no 60 km', async () => {
  expect((await refusal(distance, '01/02/2026'))?.[0]).toMatch(/the spreadsheet has changed this cell by itself/)
})

test('another link', async () => {
  const text = (link: string) =>
    `      text:\n        kind: text\n        text: { fr: "Voir [ici](${link}).", de: "Siehe [hier](${link})." }\n`
  const site = new TranslatedSite(undefined, [
    [
      '      opening:\n',
      `      links: { kind: text, text: { fr: "Voir [ici](page:contact).", de: "Siehe [hier](page:contact)." } }\n      opening:\n`,
    ],
  ])
  expect(text('')).toContain('Voir')
  expect(await refusal('pages.accueil.sections.links.text', 'Siehe [hier](page:devis).', site)).toMatchInlineSnapshot(`
    [
      "Not taken: a link leads to page:devis instead of page:contact. Translate its words only, and leave the address as it is.",
      "Não entrou: um link leva a page:devis em vez de page:contact. Traduza só as palavras dele e deixe o endereço como está.",
    ]
  `)
})

test('another e-mail address, which is none of the site', async () => {
  const site = new TranslatedSite(undefined, [
    ['fr: Atelier de pianos à la Krutenau', 'fr: Écrivez à nicht@anderswo.example'],
    ['de: Klavierwerkstatt in der Krutenau', 'de: Schreiben Sie an nicht@anderswo.example'],
  ])
  expect(await refusal(eyebrow, 'Schreiben Sie an nichts@anderswo.example', site)).toEqual([
    expect.stringMatching(/^Not taken: .*nicht@anderswo\.example/),
    expect.stringMatching(/^Não entrou: .*nicht@anderswo\.example/),
  ])
  const { answers } = await answersTo({ [eyebrow]: 'Mail: nicht@anderswo.example' }, site)
  expect(answers).toEqual({ [eyebrow]: ['Taken.', 'Entrou.'] })
})

test('two translations swapped: only one column was sorted', async () => {
  const { answers, isUnchanged } = await answersTo({
    [title]: 'Klavierwerkstatt in der Krutenau',
    [eyebrow]: 'Auf einem gestimmten Klavier spielt man lieber',
  })
  expect(isUnchanged).toBe(true)
  expect(answers).toMatchInlineSnapshot(`
    {
      "pages.accueil.sections.opening.eyebrow": [
        "Not taken: this translation belongs to row 6. Perhaps only one column was sorted.",
        "Não entrou: esta tradução é da linha 6. Talvez só uma coluna tenha sido ordenada.",
      ],
      "pages.accueil.sections.opening.title": [
        "Not taken: this translation belongs to row 5. Perhaps only one column was sorted.",
        "Não entrou: esta tradução é da linha 5. Talvez só uma coluna tenha sido ordenada.",
      ],
    }
  `)
})

test('of one text that stands at two places, the translations may change places', () => {
  const judged = (sources: readonly [string, string]) =>
    judge([
      { row: rowOf('a', sources[0], 'Jawohl'), unit: unitOf('a', sources[0], 'Ja'), isMoved: false },
      { row: rowOf('b', sources[1], 'Ja'), unit: unitOf('b', sources[1], 'Jawohl'), isMoved: false },
    ]).map(({ what }) => what)
  expect(judged(['Oui', 'Oui'])).toEqual(['taken', 'taken'])
  expect(judged(['Oui', 'Bien sûr'])).toEqual(['refused', 'refused'])
})

test('whole rows in another order are no fault', async () => {
  const site = new TranslatedSite()
  const [head = [], ...rows] = translated(cellsOf(await site.send('csv')), { [title]: 'Neu' })
  expect(await site.takeTable([head, ...rows.reverse()])).toEqual({ [title]: ['Taken.', 'Entrou.'] })
})

test('a row deleted: what is still to be translated is reported', async () => {
  const site = new TranslatedSite()
  site.change(['          de: Klavierwerkstatt in der Krutenau\n', ''])
  const table = cellsOf(await site.send('csv', { to: 'de' }))
  expect(table.map(([path]) => path)).toEqual(['path', eyebrow])
  const { absent } = await site.take('texts.csv', csvOf(table.slice(0, 1)))
  expect(absent.map(({ id }) => id)).toEqual([eyebrow])
})

test('a row added', async () => {
  const site = new TranslatedSite()
  const before = site.text
  const table = cellsOf(await site.send('csv'))
  const answers = await site.takeTable([...table, ['pages.x.title', '', 'Nouveau', 'Neu', '', '', '', '', '']])
  expect(answers).toMatchInlineSnapshot(`
    {
      "pages.x.title": [
        "Not taken: the site has no such text. Rows that were added are ignored.",
        "Não entrou: o site não tem esse texto. Linhas acrescentadas são ignoradas.",
      ],
    }
  `)
  expect(site.text).toBe(before)
})

test('a row twice, with two translations', async () => {
  const site = new TranslatedSite()
  const before = site.text
  const table = translated(cellsOf(await site.send('csv')), { [title]: 'Eins' })
  const answers = await site.takeTable([
    ...table,
    ...translated(table, { [title]: 'Zwei' }).filter(([path]) => path === title),
  ])
  expect(answers[title]).toMatchInlineSnapshot(`
    [
      "Not taken: row 6 has another translation of the same text. Keep one of them.",
      "Não entrou: a linha 6 tem outra tradução do mesmo texto. Deixe uma só.",
    ]
  `)
  expect(site.text).toBe(before)
})

test('a source that was edited in the file', async () => {
  const site = new TranslatedSite()
  const table = translated(cellsOf(await site.send('csv')), { [title]: 'Neu' })
  const edited = table.map((cells) => (cells[0] === title ? cells.with(2, 'Un piano') : cells))
  expect((await site.takeTable(edited))[title]).toMatchInlineSnapshot(`
    [
      "Not taken: the text to translate has been edited since. It says now: Un piano juste donne envie de jouer",
      "Não entrou: o texto a traduzir foi editado depois. Agora diz: Un piano juste donne envie de jouer",
    ]
  `)
})

test('a source that was edited in the site meanwhile is reported, and the translation kept apart', async () => {
  const site = new TranslatedSite()
  const table = translated(cellsOf(await site.send('csv')), { [title]: 'Neu' })
  site.change(['fr: Un piano juste donne envie de jouer', 'fr: Un piano juste'])
  const before = site.text
  expect((await site.takeTable(table))[title]).toMatchInlineSnapshot(`
    [
      "Not taken: the text to translate has been edited since. It says now: Un piano juste",
      "Não entrou: o texto a traduzir foi editado depois. Agora diz: Un piano juste",
    ]
  `)
  expect(site.text).toBe(before)
})

test('a translation that was edited in the site meanwhile is never overwritten', async () => {
  const site = new TranslatedSite()
  const table = translated(cellsOf(await site.send('csv')), { [title]: 'Neu' })
  site.change(['de: Auf einem gestimmten Klavier spielt man lieber', 'de: Gestimmt'])
  const before = site.text
  expect((await site.takeTable(table))[title]).toMatchInlineSnapshot(`
    [
      "Not taken: somebody has changed the translation on the site in the meantime. It says now: Gestimmt",
      "Não entrou: alguém mudou a tradução no site nesse meio-tempo. Agora diz: Gestimmt",
    ]
  `)
  expect(site.text).toBe(before)
})

test('a section that was moved and renamed meanwhile is followed', async () => {
  const site = new TranslatedSite()
  const table = translated(cellsOf(await site.send('csv')), { [title]: 'Neu' })
  site.change(['      opening:\n', '      start:\n'])
  expect(await site.takeTable(table)).toEqual({ [title]: ['Taken, at its new place.', 'Entrou, no lugar novo.'] })
  expect(site.text).toContain('de: Neu')
})

test('a row whose text has moved to two places is given to neither', () => {
  const units = [unitOf('b', 'Oui'), unitOf('c', 'Oui')]
  expect(matchRows([rowOf('a', 'Oui')], units)).toMatchObject({ matches: [], refused: [{ why: 'unclear' }] })
  const both = matchRows([rowOf('a', 'Oui'), rowOf('z', 'Oui')], units)
  expect(both.matches.map(({ row, unit }) => [row.id, unit.id])).toEqual([
    ['a', 'b'],
    ['z', 'c'],
  ])
})

test('a file that was saved as Windows-1252, by Excel', async () => {
  const site = new TranslatedSite()
  const table = translated(cellsOf(await site.send('csv')), { [title]: 'Für Klavier und Flügel' })
  const semicolons = csvOf(table).replaceAll('","', '";"')
  const letters = {
    '–': 0x96,
    '—': 0x97,
    '‘': 0x91,
    '’': 0x92,
    '“': 0x93,
    '”': 0x94,
    '„': 0x84,
    '…': 0x85,
    œ: 0x9c,
    '€': 0x80,
  } as Record<string, number>
  const bytes = Uint8Array.from(
    [...semicolons],
    (letter) => letters[letter] ?? (letter.charCodeAt(0) < 256 ? letter.charCodeAt(0) : 0x3f),
  )
  const { answers, encoding } = await site.take('texts.csv', bytes)
  expect(encoding).toBe('windows-1252')
  expect(answers.filter(({ what }) => what === 'taken').map(({ row }) => row.id)).toEqual([title])
  expect(site.text).toContain('de: Für Klavier und Flügel')
})

test('a file that was saved by Excel on the Mac, or with tabs between its cells', async () => {
  const site = new TranslatedSite()
  const table = translated(cellsOf(await site.send('csv', { to: 'de', all: true, page: 'tarifs' })), {
    'pages.tarifs.sections.opening.title': 'Für Flügel',
  })
  // Of what a translator has changed, the rest keeps its letters.
  const wanted = table.filter(([path]) => path === 'path' || path === 'pages.tarifs.sections.opening.title')
  const letters: Record<string, number> = { ü: 0x9f, é: 0x8e, è: 0x8f, à: 0x88, '’': 0xd5, '…': 0xc9, ê: 0x90, ç: 0x8d }
  const mac = Uint8Array.from(
    [...csvOf(wanted)],
    (letter) => letters[letter] ?? (letter.charCodeAt(0) < 128 ? letter.charCodeAt(0) : 0x3f),
  )
  const read = await csv.read(mac, { tags: { fr: 'fr-FR', de: 'de-DE' }, texts: [] })
  expect([read.encoding, read.rows.map(({ translation }) => translation)]).toEqual(['macintosh', ['Für Flügel']])
  const tabs = Buffer.from(csvOf(wanted).replaceAll('","', '"\t"'))
  expect((await csv.read(tabs)).rows.map(({ translation }) => translation)).toEqual(['Für Flügel'])
})

test('letters that were lost, and letters of another encoding', async () => {
  expect(await refusal(title, 'F?r Klavier und Fl?gel')).toMatchInlineSnapshot(`
    [
      "Not taken: letters were lost when the file was saved. Save it as UTF-8, or as .xlsx.",
      "Não entrou: letras se perderam quando o arquivo foi salvo. Salve como UTF-8 ou como .xlsx.",
    ]
  `)
  expect(await refusal(title, 'FÃ¼r Klavier und FlÃ¼gel')).toMatchInlineSnapshot(`
    [
      "Not taken: letters were lost when the file was saved. Save it as UTF-8, or as .xlsx.",
      "Não entrou: letras se perderam quando o arquivo foi salvo. Salve como UTF-8 ou como .xlsx.",
    ]
  `)
})

test('letters that the source has as well are none that were lost', () => {
  const what = (source: string, translation: string) =>
    judge([{ row: rowOf('a', source, translation), unit: unitOf('a', source), isMoved: false }]).map((answer) =>
      answer.what === 'refused' ? answer.why : answer.what,
    )
  expect(what('Voir /prix?page', 'Siehe /preis?seite')).toEqual(['taken'])
  expect(what('Voir le prix', 'Siehe den Pr?is')).toEqual(['letters'])
  expect(what('Voir le prix', '????? ????')).toEqual(['letters'])
  expect(what('Voir le prix', '???')).toEqual(['letters'])
  expect(what('Voir le prix 2027', '?????? 2027')).toEqual(['letters'])
  expect(what('Voir le prix', 'Der ?Preis?')).toEqual(['letters'])
  expect(what('Voir le prix', '?berall gleich')).toEqual(['letters'])
  expect(what('Voir le prix', 'Preis ? ?klein?')).toEqual(['letters'])
  expect(what('Voir le prix', 'Der Preis ?')).toEqual(['taken'])
  expect(what('Voir le prix', 'Was?! Der Preis??')).toEqual(['taken'])
  expect(what('Voir le prix', 'Was? Wie? 12 ?')).toEqual(['taken'])
})

test('what the present translation lacks for a reason, its next one may lack as well', () => {
  const what = (source: string, present: string, translation: string) =>
    judge([{ row: rowOf('a', source, translation), unit: unitOf('a', source, present), isMoved: false }]).map(
      (answer) => (answer.what === 'refused' ? answer.why : answer.what),
    )
  expect(what('Depuis 1987 à 60 km', 'Seit langem, 60 km', 'Schon lange, 60 km')).toEqual(['taken'])
  // Numbers are reported, and never refused: only those that the present translation has as well.
  expect(what('Depuis 1987 à 60 km', 'Seit langem, 60 km', 'Schon lange')).toEqual(['taken'])
  const source = unitOf('a', 'Depuis 1987 à 60 km', 'Seit langem, 60 km')
  expect(otherNumbers(source, 'Schon lange, 60 km', 'de')).toBe(undefined)
  expect(otherNumbers(source, 'Schon lange', 'de')).toEqual({ missing: ['1987', '60'], extra: [] })
  expect(what('Étape {{number}}', 'Schritt', 'Etappe')).toEqual(['taken'])
  expect(what('Étape {{number}}', 'Schritt', 'Etappe {{nummer}}')).toEqual(['tags'])
})

test('a source whose letters were lost', async () => {
  const site = new TranslatedSite()
  const table = translated(cellsOf(await site.send('csv')), { 'pages.tarifs.sections.opening.subtitle': 'Neu' })
  const ascii = table.map((cells) => cells.map((cell) => cell.replace(/[^ -~\n]/g, '?')))
  expect((await site.takeTable(ascii))['pages.tarifs.sections.opening.subtitle']).toMatchInlineSnapshot(`
    [
      "Not taken: letters were lost when the file was saved. Save it as UTF-8, or as .xlsx.",
      "Não entrou: letras se perderam quando o arquivo foi salvo. Salve como UTF-8 ou como .xlsx.",
    ]
  `)
})

test.each(['33353010067', '3,3353E+10', '#NAME?'])('a number that Excel has made of +33: %s', async (text) => {
  const { answers, isUnchanged } = await answersTo({ [phone]: text })
  expect(isUnchanged).toBe(true)
  expect(answers[phone]?.[0]).toMatch(
    /^Not taken: the spreadsheet has changed this cell by itself; it was "\+33 3 53 01 00 67"/,
  )
  expect(answers[phone]?.[1]).toMatch(/^Não entrou: a planilha mudou esta célula sozinha; era "\+33 3 53 01 00 67"/)
})

test.each(['02.Jan', '02/01/2026', '2026-02-01', '46054', '1-fév'])(
  'a day that Excel has made of 1/2: %s',
  async (text) => {
    const site = new TranslatedSite(undefined, [
      ['fr: 60 km', 'fr: 1/2'],
      ['de: 60 km', 'de: 1/2'],
    ])
    expect((await refusal(distance, text, site))?.[0]).toMatch(
      /the spreadsheet has changed this cell by itself; it was "1\/2"/,
    )
  },
)

test('an empty cell means no change', async () => {
  const { answers, isUnchanged } = await answersTo({ [title]: '  ' })
  expect([answers, isUnchanged]).toEqual([{}, true])
})

test('an address that is none', async () => {
  expect(await refusal('pages.tarifs.slug', 'Unsere Preise')).toMatchInlineSnapshot(`
    [
      "Not taken: "Unsere Preise" cannot be part of a web address. Use small letters, digits and hyphens: unsere-preise.",
      "Não entrou: "Unsere Preise" não pode fazer parte de um endereço da web. Use letras minúsculas, algarismos e hifens: unsere-preise.",
    ]
  `)
})

test('of a file with one fault the rest is taken', async () => {
  const { site, answers } = await answersTo({ [step]: 'Schritt', [title]: 'Neu' })
  expect([answers[step]?.[0]?.slice(0, 9), answers[title]?.[0]]).toEqual(['Not taken', 'Taken.'])
  expect(site.text).toContain('de: Neu')
})

test('the problems that the check finds in an imported translation are reported with it', async () => {
  const { answers } = await answersTo({ 'pages.accueil.meta.description': 'Kurz.' })
  expect(answers).toMatchInlineSnapshot(`
    {
      "pages.accueil.meta.description": [
        "Taken. The description has 5 characters.",
        "Entrou. A descrição tem 5 caracteres.",
      ],
    }
  `)
})
