import { expect, test } from 'vitest'
import { measureCoverage } from '../../generator/check/coverage.ts'
import { inspectFile } from '../../generator/check/inspect-file.ts'
import { readLock } from '../../generator/check/translations-lock.ts'
import { collectTexts } from '../../generator/edit/forms/collect-texts.ts'
import { compileSchema } from '../../generator/schema/schema-node.ts'
import { readSiteSchema } from '../../generator/schema/site-schema.ts'
import { createWalk } from '../../generator/schema/walk.ts'
import { fillRepeated } from '../../generator/translate/fill-repeated.ts'
import { matchRows } from '../../generator/translate/match-rows.ts'
import { judge } from '../../generator/translate/row-faults.ts'
import type { Unit } from '../../generator/translate/translation-unit.ts'
import { secondSite, shippedSite, thirdSite } from '../site/command.ts'
import { cellsOf, TranslatedSite, translated } from './translated-site.ts'

/** The notes of some texts of a site, by their paths. */
async function notesOf(file: string, to: string, paths: readonly string[]) {
  const site = new TranslatedSite(file)
  site.addLanguage(to)
  const { units } = await site.gather({ to, all: true })
  expect(
    units.filter(({ note }) => note.trim() === '' || /:\s*$/.test(note) || /one line per locale/.test(note)),
  ).toEqual([])
  return paths.map((path) => units.find(({ id }) => id === path)?.note)
}

test('notes are written in a language of the translator that there are notes in', async () => {
  expect(
    await notesOf(shippedSite, 'it', [
      'pages.home.sections.reasons.items.3.title',
      'pages.home.sections.opening.primary.label',
      'services.serviceConsultoria.features.2',
      'pages.about.slug',
    ]),
  ).toEqual([
    'Itens 4 › Título: O título, em poucas palavras. Nos resultados de busca, até 60 letras.',
    'Botão principal › Nome: As palavras que nomeiam: do botão, do link, do campo ou da página no menu.',
    'Serviços › Características 3: O que está incluído, em linhas curtas.',
    'Endereço da página: O fim do endereço da página em cada idioma. Escrever só com letras minúsculas de a a z (sem acento), algarismos e hifens, com / entre os níveis.',
  ])
  expect(await notesOf(thirdSite, 'es', ['pages.rooms.sections.compared.rows.1.size', 'contactDetails.hours'])).toEqual(
    [
      'Filas 2 “Size”: Las filas de la tabla.',
      'Datos de contacto › Horario: El horario con sus palabras, en lugar del que sale de los días de la semana; puede tener varias líneas.',
    ],
  )
  expect(
    await notesOf(secondSite, 'de', [
      'pages.accueil.sections.opening.facts.0',
      'services.accord.sections.deliverables.rows.1.benefit',
      'messages.notFound.text',
    ]),
  ).toEqual([
    'Facts 1: Short facts, such as “Reply within 24 hours”.',
    'Services › Rows 2 “Benefit”: The rows of the table.',
    'Words of the site: The text. For points, people and prices, one to three sentences are enough.',
  ])
})

test('a text has the terms of the glossary that are in it, and the glossary explains itself by none', async () => {
  const { units } = await new TranslatedSite(shippedSite).gather({ to: 'en', all: true })
  const own = units.filter(({ path }) => path[0] === 'glossary')
  expect(own.map(({ source }) => source)).toContain('APPCC')
  expect(own.flatMap(({ terms }) => terms)).toEqual([])
  const named = units.filter(
    ({ path, kind, source }) => path[0] !== 'glossary' && kind !== 'address' && /\bAPPCC\b/.test(source),
  )
  expect(named.length).toBeGreaterThan(0)
  for (const { id, terms } of named)
    expect(terms, id).toContain('APPCC = HACCP (Hazard Analysis and Critical Control Points)')
})

test('what is left empty is filled from a row that says the same, and told as that', async () => {
  const site = new TranslatedSite()
  site.addLanguage('it')
  const table = cellsOf(await site.send('csv', { to: 'it' }))
  const ids = table.filter((cells) => cells[2] === 'Demander un devis').map(([id = '']) => id)
  expect(ids.length).toBeGreaterThan(2)
  const [first = '', second = '', third = ''] = ids
  const noteOf = (id: string) => table.find((cells) => cells[0] === id)?.[6]
  expect(noteOf(first)).not.toContain('The same as')
  expect(noteOf(second)).toContain(` The same as ${first}: left empty, it gets what you write there.`)
  const row = table.findIndex((cells) => cells[0] === second) + 1
  const answers = await site.takeTable(translated(table, { [second]: 'Chiedere un preventivo' }))
  expect(Object.keys(answers).sort()).toEqual([...ids].sort())
  expect(answers[second]).toEqual(['Taken.', 'Entrou.'])
  expect(answers[first]).toEqual([
    `Filled from row ${row}, which has the same text to translate. Check whether it fits here too.`,
    `Preenchido a partir da linha ${row}, que tem o mesmo texto a traduzir. Veja se também serve aqui.`,
  ])
  expect(site.text.split('it: Chiedere un preventivo').length - 1).toBe(ids.length)
  // Two translations of it: then nobody knows which.
  const other = new TranslatedSite()
  other.addLanguage('it')
  const told = await other.takeTable(translated(table, { [first]: 'Preventivo', [second]: 'Chiedere un preventivo' }))
  expect([told[first]?.[0], told[second]?.[0], told[third]]).toEqual(['Taken.', 'Taken.', undefined])
})

test('an address that is left empty is not filled: each page has its own', () => {
  const row = { row: 2, id: 'a.b', source: 'offres', translation: '', isConfirmed: false, isUnfinished: false }
  const rows = [row, { ...row, row: 3, id: 'c.d', translation: 'angebote' }]
  const filled = (kind: 'address' | 'text') => {
    const texts = { kind, source: 'offres', present: '', state: 'missing', note: '', terms: [] } as const
    const units = ['a.b', 'c.d'].map((id): Unit => ({ ...texts, id, path: id.split('.') }))
    return fillRepeated(judge(matchRows(rows, units).matches)).map(({ what }) => what)
  }
  expect(filled('address')).toEqual(['same', 'taken'])
  expect(filled('text')).toEqual(['taken', 'taken'])
})

test('the check, the file for a translator and the editor count the same texts as missing', async () => {
  const site = new TranslatedSite(undefined, [
    ['          de: Klavierwerkstatt in der Krutenau\n', ''],
    ['de: Auf einem gestimmten Klavier spielt man lieber', 'de: TODO'],
  ])
  const { site: read, stale, document } = await inspectFile(site.file, { addresses: false })
  if (!read || !document) throw new Error('It cannot be read')
  const counted = measureCoverage(read, stale, readLock(site.file)).filter(({ locale }) => locale === 'de')
  expect(counted.reduce((sum, { missing }) => sum + missing, 0)).toBe(2)
  const edited = collectTexts(document, createWalk(compileSchema(readSiteSchema().schema)))
  expect(edited.filter(({ missing }) => missing.includes('de'))).toHaveLength(2)
  const { units } = await site.gather({ to: 'de' })
  expect(units.map(({ state }) => state)).toEqual(['missing', 'missing'])
})
