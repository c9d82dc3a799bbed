import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkFile } from '../../generator/check/check-file.ts'
import { measureCoverage } from '../../generator/check/coverage.ts'
import { inspectFile } from '../../generator/check/inspect-file.ts'
import { formatLock, lockPath, parseLock, readLock } from '../../generator/check/translations-lock.ts'
import { Translations } from '../../generator/translate/translations.ts'
import { call, secondSite, thirdSite } from '../site/command.ts'
import { cellsOf, TranslatedSite, translated } from './translated-site.ts'

const title = 'pages.accueil.sections.opening.title'
const distance = 'pages.atelier.sections.figures.items.1.value'
const german = 'de: Auf einem gestimmten Klavier spielt man lieber'

/** How many texts of a site are in each state in German. */
async function sums(file: string) {
  const { site, stale } = await inspectFile(file, { addresses: false })
  if (!site) throw new Error('It cannot be read')
  const sum = { reviewed: 0, machine: 0, missing: 0, stale: 0 }
  for (const row of measureCoverage(site, stale, readLock(file)).filter(({ locale }) => locale === 'de')) {
    for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += row[key]
  }
  return sum
}

test('without git, a translation is older than its source once the source has changed', async () => {
  const site = new TranslatedSite()
  await site.gather()
  expect((await inspectFile(site.file)).stale).toEqual([])
  site.change(['fr: Un piano juste donne envie de jouer', 'fr: Un piano juste'])
  const { stale } = await inspectFile(site.file)
  expect(stale).toMatchObject([{ code: 'translation-stale', path: [...title.split('.'), 'de'] }])
  expect(await sums(site.file)).toMatchObject({ stale: 1, machine: 0 })
  // Whoever changes the translation has read the source.
  site.change([german, 'de: Ein gestimmtes Klavier'])
  expect((await inspectFile(site.file)).stale).toEqual([])
})

test('a command writes the lock of a site that has no translators', { timeout: 60_000 }, async () => {
  const site = new TranslatedSite()
  const lock = () => call(['translate', 'lock', '--config', site.file, '--lang', 'en'])
  const { exitCode, output } = await lock()
  expect(exitCode).toBe(0)
  expect(output).toMatch(/^translations\.lock, beside the YAML, records which text \d{3} translations were made from\./)
  site.change(['fr: Un piano juste donne envie de jouer', 'fr: Un piano juste'])
  expect((await inspectFile(site.file)).stale).toMatchObject([{ path: [...title.split('.'), 'de'] }])
  // Written again, it goes on knowing that.
  await lock()
  expect((await inspectFile(site.file)).stale).toHaveLength(1)
})

test('a lock that was merged badly says nothing of the lines that are none', () => {
  const lock = parseLock(
    '# x\n<<<<<<< HEAD\naaa bbb person 2026-01-02 a.b c.de\n=======\nno line\n>>>>>>> x\nccc ddd machine 2026-01-03 a.a.de\n',
  )
  expect([...lock.keys()]).toEqual(['a.b c.de', 'a.a.de'])
  expect(formatLock(lock).split('\n').slice(2)).toEqual([
    'ccc ddd machine 2026-01-03 a.a.de',
    'aaa bbb person 2026-01-02 a.b c.de',
    '',
  ])
})

test('a text that repeats its source is asked for until a person says that it is right', async () => {
  const site = new TranslatedSite(undefined, [[german, 'de: Un piano juste donne envie de jouer']])
  const asked = async () => (await site.gather({ to: 'de' })).units.map(({ id, state }) => [id, state])
  expect(await asked()).toEqual([[title, 'copied']])
  expect(await asked()).toEqual([[title, 'copied']])
  const table = cellsOf(await site.send('csv', { to: 'de' }))
  await site.takeTable(translated(table, { [title]: table[1]?.[4] ?? '' }))
  expect(await asked()).toEqual([])
  site.change(['fr: Un piano juste donne envie de jouer', 'fr: Un piano juste'])
  expect(await asked()).toEqual([[title, 'stale']])
})

/** An engine that writes each source backwards but for one, in a file of its own. */
function engineOf(site: TranslatedSite, body: string): string {
  const file = join(site.file, '../engine.mjs')
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline'\nfor await (const line of createInterface({ input: process.stdin })) { const { id, source, to } = JSON.parse(line); ${body} }\n`,
  )
  return `"${process.execPath}" "${file}"`
}

const shout = 'console.log(JSON.stringify({ id, translation: to + " " + source.replace("60", "70").toUpperCase() }))'

test('a machine drafts what is missing; its texts are marked, and published once they are read, or allowed', {
  timeout: 120_000,
}, async () => {
  const site = new TranslatedSite(undefined, [
    [`          ${german}\n`, ''],
    ['              de: 60 km\n', ''],
  ])
  const draft = (engine: string) =>
    call(['translate', 'draft', '--to', 'de', '--engine', engine, '--config', site.file, '--lang', 'en'])
  const published = await draft(engineOf(site, shout))
  expect(published).toMatchObject({ exitCode: 1, output: expect.stringContaining('"de" is published') })
  site.change(['    flag: de\n', '    flag: de\n    draft: true\n'])
  const before = site.text
  expect(await draft(engineOf(site, 'console.log("hello")'))).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('gave no drafts: hello'),
  })
  expect(await draft('exit 3')).toMatchObject({ exitCode: 1, output: expect.stringContaining('exit code 3') })
  expect(site.text).toBe(before)
  const { output } = await draft(engineOf(site, shout))
  expect(output).toContain('2 of 2 texts drafted')
  expect(output).toMatch(/figures\.items\.1\.value\n {2}\+ .*\n {2}Taken\. Check the numbers: .*"70"/)
  expect(site.text).toContain('de: de-DE UN PIANO JUSTE DONNE ENVIE DE JOUER')
  expect(await sums(site.file)).toMatchObject({ machine: 2, missing: 0 })
  const back = await new Translations(site.file).importRows([], { to: 'de' }, { isTrial: true })
  expect('absent' in back && back.absent.map(({ id }) => id)).toEqual([])

  site.change(['    draft: true\n', ''])
  const told = () =>
    checkFile(site.file)
      .diagnostics.filter(({ code }) => code === 'text-machine')
      .map(({ path }) => path.join('.'))
  expect(told()).toEqual([`${title}.de`, `${distance}.de`])
  site.change(['    flag: de\n', '    flag: de\n    machineTexts: true\n'])
  expect(told()).toEqual([])
  site.change(['    machineTexts: true\n', ''])
  const table = cellsOf(await site.send('csv', { to: 'de' }))
  expect(table.slice(1).map(([path]) => path)).toEqual([title, distance])
  await site.takeTable(translated(table, { [title]: table[1]?.[4] ?? '', [distance]: '60 km' }))
  expect(told()).toEqual([])
  expect(await sums(site.file)).toMatchObject({ machine: 0 })
})

test('a machine drafts what is missing, older or a mere copy, and lets what is right alone', async () => {
  const site = new TranslatedSite(undefined, [
    [german, 'de: Un piano juste donne envie de jouer'],
    ['              de: 60 km\n', ''],
    ['    flag: de\n', '    flag: de\n    draft: true\n'],
  ])
  const asked: string[] = []
  await new Translations(site.file).draft({ to: 'de', all: true }, async ({ units }) => {
    asked.push(...units.map(({ id, state }) => `${state} ${id}`))
    return { failed: 'engine', said: 'nothing' }
  })
  expect(asked).toEqual([`copied ${title}`, `missing ${distance}`])
})

test('a machine writes no addresses', async () => {
  const site = new TranslatedSite()
  site.addLanguage('nl')
  expect((await site.gather({ to: 'nl' })).units.map(({ kind }) => kind)).toContain('address')
  const asked: string[] = []
  await new Translations(site.file).draft({ to: 'nl' }, async ({ units }) => {
    asked.push(...units.map(({ kind }) => kind))
    return { failed: 'engine', said: 'nothing' }
  })
  expect([...new Set(asked)].sort()).toEqual(['markdown', 'text'])
})

test("a machine text that is moved or copied is a machine's still", async () => {
  const site = new TranslatedSite()
  await site.gather()
  const lockAs = (origin: string) =>
    writeFileSync(
      lockPath(site.file),
      site.lock.replace(new RegExp(`person (\\S+ ${title.replaceAll('.', '\\.')}\\.de)`), `${origin} $1`),
    )
  lockAs('machine')
  site.change(['      opening:\n', '      start:\n'])
  const told = () => checkFile(site.file).diagnostics.filter(({ code }) => code === 'text-machine')
  expect(told()).toMatchObject([{ path: title.replace('opening', 'start').concat('.de').split('.') }])
  await site.gather()
  expect(told()).toHaveLength(1)
  expect(site.lock).toContain(' machine ')
})

test('a machine also drafts anew what is older than its source', { timeout: 60_000 }, async () => {
  const site = new TranslatedSite(undefined, [['    flag: de\n', '    flag: de\n    machineTexts: true\n']])
  await site.gather()
  site.change(['fr: Un piano juste donne envie de jouer', 'fr: Un piano juste'])
  const draft = () =>
    call(['translate', 'draft', '--to', 'de', '--engine', engineOf(site, shout), '--config', site.file])
  expect((await draft()).exitCode).toBe(0)
  expect(site.text).toContain('de: de-DE UN PIANO JUSTE\n')
  expect(await sums(site.file)).toMatchObject({ stale: 0, machine: 1 })
  const before = site.text
  // What it has drafted, and what is right, it lets alone.
  await draft()
  expect(site.text).toBe(before)
})

test('what the glossary says goes along', async () => {
  const site = new TranslatedSite(undefined, [
    [
      'messages:\n',
      'glossary:\n  piano: { term: { fr: piano, de: Klavier }, meaning: { fr: instrument à marteaux, de: Hammerinstrument } }\n  house: { same: Krutenau }\n\nmessages:\n',
    ],
  ])
  const { units } = await site.gather()
  expect(units.find(({ id }) => id === title)?.terms).toEqual(['piano = Klavier (Hammerinstrument)'])
  expect(units.find(({ id }) => id.endsWith('opening.eyebrow'))?.terms).toEqual([
    'piano = Klavier (Hammerinstrument)',
    'Krutenau = Krutenau',
  ])
})

test('texts go page by page, as they are read, and addresses at the end', async () => {
  const { units } = await new TranslatedSite().gather()
  const parts = units.map(({ path, kind }) =>
    kind === 'address' ? 'addresses' : path.slice(0, path[0] === 'pages' || path[0] === 'services' ? 2 : 1).join('.'),
  )
  const order = parts.filter((part, index) => part !== parts[index - 1])
  expect(new Set(order).size).toBe(order.length)
  expect(order.slice(0, 2)).toEqual(['pages.accueil', 'pages.atelier'])
  expect(order.at(-1)).toBe('addresses')
})

test('one page goes alone, and a file that changes meanwhile is not overwritten', async () => {
  const site = new TranslatedSite()
  const { units } = await site.gather({ to: 'de', all: true, page: 'tarifs' })
  expect(new Set(units.map(({ path }) => path[1]))).toEqual(new Set(['tarifs']))
  const entry = await new TranslatedSite(thirdSite).gather({ to: 'ar', all: true, page: 'zellige' })
  expect(entry.units.length).toBeGreaterThan(4)
  expect(entry.units.map(({ path, page }) => [path[3], page?.split('#')[0]])).toEqual(
    entry.units.map(() => ['zellige', expect.stringMatching(/^https:\/\/.*\/tiles$/)]),
  )
  expect(await new Translations(site.file).gather({ to: 'de', page: 'x' })).toMatchObject({ failed: 'pageUnknown' })
  const broken = new TranslatedSite(secondSite, [
    ['      fr: Tarifs\n      de: Preise\n    slug', '      - Tarifs\n    slug'],
  ])
  expect((await broken.gather({ to: 'de', all: true, page: 'tarifs' })).units.length).toBe(units.length - 1)
  const unwritten = await new Translations(site.file, { write: () => false }).importRows(
    [
      {
        row: 2,
        id: title,
        source: 'Un piano juste donne envie de jouer',
        translation: 'Neu',
        isConfirmed: false,
        isUnfinished: false,
      },
    ],
    { to: 'de' },
  )
  expect(unwritten).toEqual({ failed: 'changedMeanwhile' })
})

describe('check, the editor and the files for translators tell one number of missing texts', () => {
  test.each([
    ['of a small site', secondSite, []],
    ['of a site with sections of every kind', thirdSite, []],
    ['with a page that is switched off', secondSite, [['  atelier:\n', '  atelier:\n    enabled: false\n']]],
  ] as const)('%s', async (_name, file, changes) => {
    const site = new TranslatedSite(file, changes)
    site.addLanguage('it-IT')
    const [draft] = checkFile(site.file).diagnostics.filter(({ code }) => code === 'language-draft')
    const { units } = await site.gather({ to: 'it', all: true })
    const addresses = units.filter(({ kind }) => kind === 'address').length
    expect(draft?.parameters).toMatchObject({ missing: units.length - addresses, addresses })
    const { site: input, stale } = await inspectFile(site.file, { addresses: false })
    const rows = input ? measureCoverage(input, stale, readLock(site.file)) : []
    const counted = rows.filter(({ locale }) => locale === 'it').reduce((sum, { missing }) => sum + missing, 0)
    expect(counted).toBe(units.length - addresses)
  })
})
