import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readLastModified } from '../../generator/check/history/last-modified.ts'
import { inspectFile } from '../../generator/check/inspect-file.ts'
import { countUnknown, staleTranslations } from '../../generator/check/stale-translations.ts'
import { formatLock, lockPath, mergeLocks, parseLock, readLock } from '../../generator/check/translations-lock.ts'
import { updateLock } from '../../generator/translate/update-lock.ts'
import { changed, printed } from '../diagnostics/check-example.ts'
import { call, shippedSite } from '../site/command.ts'
import { copyImages } from './copy-images.ts'
import { createRepository } from './history/repository.ts'
import { readSite } from './read-site.ts'

const mission = 'fr: Rendre à chaque instrument le toucher et le timbre pour lesquels il a été construit.'
const german = 'de: Jedem Instrument den Anschlag und den Klang zurückgeben, für die es gebaut wurde.'
const folder = mkdtempSync(join(tmpdir(), 'stale-'))
const file = join(folder, 'site.config.yaml')
copyImages(folder)
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => rmSync(lockPath(file), { force: true }))

type Changes = Parameters<typeof changed>[0]

/** Writes the site, and a lock that knows it as it is then. */
function note(changes: Changes, day: string): void {
  writeFileSync(file, changed(changes))
  const site = readSite(file)
  if (!site) throw new Error('It cannot be read')
  writeFileSync(lockPath(file), formatLock(updateLock(site, { lock: new Map(), today: day })))
}

function write(...changes: Changes): void {
  writeFileSync(file, changed(changes))
}

const codes = async () => (await inspectFile(file)).diagnostics.map(({ code }) => code)

test('says translation-stale of a text that its source has left behind', async () => {
  note([], '2025-01-10')
  expect(await codes()).toEqual([])
  write([mission, 'fr: Rendre à chaque piano son toucher et son timbre.'])
  const { diagnostics, gap } = await inspectFile(file)
  expect(gap).toBeUndefined()
  expect(
    printed(diagnostics.map((diagnostic) => ({ ...diagnostic, file: 'site.config.yaml' }))),
  ).toMatchInlineSnapshot(`
    "
    site.config.yaml:345:19  page "atelier", sections, purpose, items, entry 1, text, German
      warning translation-stale  The French text was changed after the German one was made from it (2025-01-10).
        344 |               fr: Rendre à chaque piano son toucher et son timbre.
      > 345 |               de: Jedem Instrument den Anschlag und den Klang zurückgeben, für die es gebaut wurde.
            |                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        346 |           - title:
      Check whether the translation still says the same.
      path: pages.atelier.sections.purpose.items.0.text.de

    site.config.yaml: 1 warning. If a warning is right as it is, copy its code and its path to "ignore:", with the reason.

    site.config.yaml:345:19  página "atelier", sections, purpose, items, item 1, text, alemão
      aviso translation-stale  O texto em francês mudou depois que o texto em alemão foi feito a partir dele (2025-01-10).
        344 |               fr: Rendre à chaque piano son toucher et son timbre.
      > 345 |               de: Jedem Instrument den Anschlag und den Klang zurückgeben, für die es gebaut wurde.
            |                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        346 |           - title:
      Confira se a tradução ainda diz o mesmo.
      path: pages.atelier.sections.purpose.items.0.text.de

    site.config.yaml: 1 aviso. Se o que um aviso aponta está certo assim, copie o código e o path dele para "ignore:", com o motivo.
    "
  `)
})

test('says nothing of addresses, nor of what a section says beside the languages that it is shown in', async () => {
  const only = '          de: Fahrten in die Ortenau berechnen wir ohne Zuschlag bis Offenburg.\n'
  const both = `          fr: Sans supplément jusqu’à Offenbourg.\n${only}`
  note([[only, both]], '2025-01-10')
  write(
    [only, both.replace('Sans', 'Aucun')],
    ['fr: prestations/accord', 'fr: prestations/accordage'],
    [
      '    slug:\n      fr: prestations/accordage',
      '    formerPaths: { fr: [prestations/accord] }\n    slug:\n      fr: prestations/accordage',
    ],
  )
  expect(await codes()).toEqual([])
})

test('is reported for a Markdown text too, among the other problems, in the order of lines', async () => {
  note([], '2025-01-10')
  write(
    ['flag: de', 'flag: xx'],
    ['est resté <em>onze mois</em>', 'resta <em>onze mois</em>'],
    ['              de: Unser Handwerk\n', ''],
  )
  expect(await codes()).toEqual(['flag-unknown', 'translation-stale', 'text-missing'])
})

test('is satisfied by a change of the translation, and by a source that says again what it said', async () => {
  note([], '2025-01-10')
  write([mission, 'fr: Rendre à chaque piano son toucher et son timbre.'], [german, 'de: Jedem Klavier seinen Klang.'])
  const { diagnostics, gap } = await inspectFile(file)
  expect([diagnostics, gap]).toEqual([[], { unknown: 1, isWhole: false }])
  write()
  expect(await codes()).toEqual([])
})

test('is hidden by no other line ends or indentation, nor by a commit that changes them, by which no page is newer either', async () => {
  const now = changed([[mission, 'fr: Rendre à chaque piano son toucher et son timbre.']])
  note([], '2025-01-10')
  writeFileSync(file, now.replaceAll('\n', '\r\n').replace('fr: Rendre à', 'fr:  Rendre à'))
  const [stale] = (await inspectFile(file)).diagnostics
  expect(stale?.parameters).toEqual({ locale: 'de', source: 'fr', translated: '2025-01-10' })
  const repository = createRepository('site.config.yaml')
  repository.commit(changed([]), { written: '2025-01-10' })
  repository.commit(now, { written: '2025-03-20' })
  repository.commit(now.replaceAll('\n', '\r\n'), { written: '2025-04-01' })
  const lastModified = await readLastModified(repository.file, new Set())
  expect([lastModified('pages.atelier'), lastModified('pages.accueil')]).toEqual(['2025-03-20', '2025-01-10'])
  // The history says that the source is younger. It is not asked.
  expect((await inspectFile(repository.file, { addresses: false })).stale).toEqual([])
  repository.remove()
})

test('can be ignored with a reason, and takes no request for useless that is no matter of the lock', async () => {
  note([], '2025-01-10')
  const ignore = (code: string, path: string) =>
    `\nignore:\n  - code: ${code}\n    path: ${path}\n    reason: Sagt noch dasselbe.\n\nmessages:\n`
  write(
    [mission, 'fr: Rendre à chaque piano sa voix.'],
    ['\nmessages:\n', ignore('translation-stale', 'pages.atelier.sections.purpose')],
  )
  expect(await codes()).toEqual([])
  write(
    ['fr: L’atelier et ses facteurs de pianos', `fr: ${'é'.repeat(70)}`],
    ['\nmessages:\n', ignore('title-long', 'pages.atelier')],
  )
  expect(await codes()).toEqual(['translation-stale'])
})

test('is asked of no text that is still to be written, nor of one whose source is', async () => {
  note([[german, 'de: TODO']], '2025-01-10')
  write([mission, 'fr: Rendre à chaque piano sa voix.'], [german, 'de: TODO'])
  expect((await inspectFile(file)).stale).toEqual([])
  note([[mission, 'fr: TODO']], '2025-01-10')
  write()
  expect((await inspectFile(file)).stale).toEqual([])
})

test('is not looked for in a file that cannot be read: the reason is reported instead', async () => {
  const { diagnostics, stale } = await inspectFile(join(folder, 'nowhere.yaml'))
  expect(diagnostics).toMatchObject([{ code: 'file-missing' }])
  expect(stale).toEqual([])
})

test('cannot be told without a lock: the command says what to run, and so it does of single texts', async () => {
  write()
  const { unknown = 0 } = (await inspectFile(file)).gap ?? {}
  expect(unknown).toBeGreaterThan(300)
  const check = (lang: string) => call(['check', '--stale', '--config', file, '--lang', lang])
  const english = await check('en')
  expect(english.exitCode).toBe(3)
  expect(english.output).toContain(
    `there is no translations.lock beside ${file}. If they are right today, run: npm run translate -- lock --config ${file}\n`,
  )
  expect((await check('pt')).output).toContain('não há translations.lock ao lado')
  note([], '2025-01-10')
  write([german, 'de: Jedem Klavier seinen Klang.'])
  expect((await check('en')).output).toContain('It is not known what one translation was made from')
  write([german, 'de: Jedem Klavier seinen Klang.'], ['de: Unser Handwerk', 'de: Unser Werk'])
  expect((await check('en')).output).toContain('It is not known what 2 translations were made from')
})

test('two locks become one that knows what both know', () => {
  const of = (text: string) => parseLock(text.replace(/(\w+) (\w+) (\S+)\n/g, '$1 $2 person 2026-01-02 $3\n'))
  const base = of('s1 t1 a.de\ns2 t2 b.de\ns3 t3 c.de\ns4 t4 d.de\n')
  const mine = of('s1 x1 a.de\ns2 t2 b.de\ns3 t3 c.de\ns5 t5 e.de\n')
  const theirs = of('s1 y1 a.de\ns2 y2 b.de\ns4 t4 d.de\ns6 t6 f.de\n')
  const merged = [...mergeLocks(base, { mine, theirs })].map(([path, { source, text }]) => `${path} ${source} ${text}`)
  expect(merged.sort()).toEqual(['a.de s1 x1', 'b.de s2 y2', 'e.de s5 t5', 'f.de s6 t6'])
})

test('the lock of the shipped site knows every translation, and none is older than its source', () => {
  const site = readSite(shippedSite)
  if (!site) throw new Error('It cannot be read')
  const lock = readLock(shippedSite)
  expect(staleTranslations(site, lock).map(({ path }) => path.join('.'))).toEqual([])
  expect(countUnknown(site, lock)).toBe(0)
})
