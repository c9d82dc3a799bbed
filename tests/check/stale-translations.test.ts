import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLastModified } from '../../generator/check/history/last-modified.ts'
import { inspectFile } from '../../generator/check/inspect-file.ts'
import type { Problem } from '../../generator/diagnostics/problem.ts'
import { changed, printed } from '../diagnostics/check-example.ts'
import { copyImages } from './copy-images.ts'
import { createRepository } from './history/repository.ts'

const mission = 'fr: Rendre à chaque instrument le toucher et le timbre pour lesquels il a été construit.'
const repositories = [repositoryOfSite()]
const [repository] = repositories as [ReturnType<typeof repositoryOfSite>]
const { file } = repository

function repositoryOfSite() {
  const made = createRepository('site.config.yaml')
  copyImages(made.folder)
  return made
}

/** Commits a version of the site on a day. */
function commit(changes: readonly (readonly [string, string])[], day: string) {
  repository.commit(changed(changes), { written: day })
}

beforeAll(() => {
  commit([], '2025-01-10')
  commit([[mission, 'fr: Rendre à chaque piano son toucher et son timbre.']], '2025-03-20')
})
afterAll(() => {
  for (const { remove } of repositories) remove()
})

test('says translation-stale of a text that its source has left behind', async () => {
  const { diagnostics } = await inspectFile(file)
  expect(
    printed(diagnostics.map((diagnostic) => ({ ...diagnostic, file: 'site.config.yaml' }))),
  ).toMatchInlineSnapshot(`
    "
    site.config.yaml:341:19  page "atelier", sections, purpose, items, entry 1, text, German
      warning translation-stale  The French text was changed on 2025-03-20, after the German one (2025-01-10).
        340 |               fr: Rendre à chaque piano son toucher et son timbre.
      > 341 |               de: Jedem Instrument den Anschlag und den Klang zurückgeben, für die es gebaut wurde.
            |                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        342 |           - title:
      Check whether the translation still says the same.
      path: pages.atelier.sections.purpose.items.0.text.de

    site.config.yaml: 1 warning. If a warning is right as it is, copy its code and its path to "ignore:", with the reason.

    site.config.yaml:341:19  página "atelier", sections, purpose, items, item 1, text, alemão
      aviso translation-stale  O texto em francês mudou em 2025-03-20, depois do texto em alemão (2025-01-10).
        340 |               fr: Rendre à chaque piano son toucher et son timbre.
      > 341 |               de: Jedem Instrument den Anschlag und den Klang zurückgeben, für die es gebaut wurde.
            |                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        342 |           - title:
      Confira se a tradução ainda diz o mesmo.
      path: pages.atelier.sections.purpose.items.0.text.de

    site.config.yaml: 1 aviso. Se o que um aviso aponta está certo assim, copie o código e o path dele para "ignore:", com o motivo.
    "
  `)
})

test('says nothing of addresses, nor of what a section says beside the languages that it is shown in', async () => {
  const other = repositoryOfSite()
  repositories.push(other)
  const german = '          de: Fahrten in die Ortenau berechnen wir ohne Zuschlag bis Offenburg.\n'
  const both = `          fr: Sans supplément jusqu’à Offenbourg.\n${german}`
  other.commit(changed([[german, both]]), { written: '2025-01-10' })
  const later = changed([
    [german, both.replace('Sans', 'Aucun')],
    ['fr: prestations/accord', 'fr: prestations/accordage\n      # as the guild calls it'],
    [
      '    slug:\n      fr: prestations/accordage',
      '    formerPaths: { fr: [prestations/accord] }\n    slug:\n      fr: prestations/accordage',
    ],
  ])
  other.commit(later, { written: '2025-03-20' })
  expect((await inspectFile(other.file)).diagnostics).toEqual([])
})

test('is told of a Markdown text too, among what else is wrong, in the order of lines', async () => {
  const other = repositoryOfSite()
  repositories.push(other)
  other.commit(changed([]), { written: '2025-01-10' })
  other.commit(
    changed([
      ['flag: de', 'flag: xx'],
      ['est resté <em>onze mois</em>', 'resta <em>onze mois</em>'],
      ['              de: Unser Handwerk\n', ''],
    ]),
    { written: '2025-03-20' },
  )
  const { diagnostics } = await inspectFile(other.file)
  expect(diagnostics.map(({ code }) => code)).toEqual(['flag-unknown', 'translation-stale', 'text-missing'])
})

test('sees a change of the last line of a text', async () => {
  const other = repositoryOfSite()
  repositories.push(other)
  const french = (last: string) => `fr: >-\n                Rendre à chaque instrument\n                ${last}`
  other.commit(changed([[mission, french('le toucher et le timbre.')]]), { written: '2025-01-10' })
  other.commit(changed([[mission, french('son toucher et son timbre.')]]), { written: '2025-03-20' })
  expect((await inspectFile(other.file)).diagnostics).toMatchObject([{ code: 'translation-stale' }])
})

test('is not asked of a file that cannot be read: that is told instead', async () => {
  const { diagnostics, stale } = await inspectFile(join(repository.folder, 'nowhere.yaml'))
  expect(diagnostics).toMatchObject([{ code: 'file-missing' }])
  expect(stale).toEqual([])
})

test('is satisfied by a change of the translation', async () => {
  const de = 'de: Jedem Instrument den Anschlag und den Klang zurückgeben, für die es gebaut wurde.'
  commit(
    [
      [mission, 'fr: Rendre à chaque piano son toucher et son timbre.'],
      [de, 'de: Jedem Klavier seinen Anschlag und seinen Klang zurückgeben.'],
    ],
    '2025-04-01',
  )
  expect((await inspectFile(file)).diagnostics).toEqual([])
})

test('a commit that changes only line ends and indentation hides nothing, nor is a page newer for it', async () => {
  const other = repositoryOfSite()
  repositories.push(other)
  const now = changed([[mission, 'fr: Rendre à chaque piano son toucher et son timbre.']])
  other.commit(changed([]), { written: '2025-01-10' })
  other.commit(now, { written: '2025-03-20' })
  other.commit(now.replaceAll('\n', '\r\n').replace('fr: Rendre à', 'fr:  Rendre à'), { written: '2025-04-01' })
  const { diagnostics } = await inspectFile(other.file)
  const [stale] = diagnostics.filter(({ code }) => code === 'translation-stale')
  expect(stale?.parameters).toMatchObject({ locale: 'de', changed: '2025-03-20', translated: '2025-01-10' })
  const lastModified = await readLastModified(other.file, new Set())
  expect([lastModified('pages.atelier'), lastModified('pages.accueil')]).toEqual(['2025-03-20', '2025-01-10'])
})

test('can be ignored with a reason', async () => {
  const ignore =
    '\nignore:\n  - code: translation-stale\n    path: pages.atelier.sections.purpose\n    reason: Sagt noch dasselbe.\n\nmessages:\n'
  commit(
    [
      [mission, 'fr: Rendre à chaque piano sa voix.'],
      ['\nmessages:\n', ignore],
    ],
    '2025-05-01',
  )
  expect((await inspectFile(file)).diagnostics).toEqual([])
})

test('takes no request for useless because it asks to ignore what is no matter of history', async () => {
  const ignore =
    '\nignore:\n  - code: title-long\n    path: pages.atelier\n    reason: Le titre est ainsi.\n\nmessages:\n'
  const other = repositoryOfSite()
  repositories.push(other)
  const long = changed([
    ['fr: L’atelier et ses facteurs de pianos', `fr: ${'é'.repeat(70)}`],
    ['\nmessages:\n', ignore],
  ])
  other.commit(long, { written: '2025-01-10' })
  expect((await inspectFile(other.file)).diagnostics).toEqual([])
})

test('takes what is not committed yet for new', async () => {
  commit([], '2025-06-01')
  repository.write(changed([[mission, 'fr: Rendre à chaque piano son âme.']]))
  const { diagnostics } = await inspectFile(file)
  expect(diagnostics.map(({ code, path }) => [code, path])).toEqual([
    ['translation-stale', ['pages', 'atelier', 'sections', 'purpose', 'items', 0, 'text', 'de']],
  ])
})

test('tells two changes of one day apart by the time', async () => {
  const other = repositoryOfSite()
  repositories.push(other)
  other.commit(changed([]), { written: '2025-03-20T12:20:00Z' })
  other.commit(changed([[mission, 'fr: Rendre à chaque piano sa voix.']]), { written: '2025-03-20T12:30:00Z' })
  const [problem] = (await inspectFile(other.file)).stale as Problem<'translation-stale'>[]
  // By the clock of whoever reads it, whatever its zone.
  const minute = (text: string) => new Date(text).toLocaleString('sv-SE').slice(0, 16)
  expect(problem?.parameters).toMatchObject({
    translated: minute('2025-03-20T12:20:00Z'),
    changed: minute('2025-03-20T12:30:00Z'),
  })
})

test('says nothing of a file without history', async () => {
  const other = repositoryOfSite()
  repositories.push(other)
  other.write(changed([]))
  expect((await inspectFile(other.file)).diagnostics).toEqual([])
})
