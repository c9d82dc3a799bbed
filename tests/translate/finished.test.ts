import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { detectFormat } from '../../generator/translate/all-formats.ts'
import { isFinished } from '../../generator/translate/formats/work-state.ts'
import { call, shippedSite } from '../site/command.ts'
import { cellsOf, TranslatedSite, translated } from './translated-site.ts'

const id = 'pages.tarifs.meta.title'
const source = 'Tarifs d’accord et d’entretien de pianos'

/** One unit in XLIFF 1.2 and 2.1, and in a catalogue. */
const one = (unit: string, target: string) =>
  `<xliff version="1.2"><file source-language="fr-FR" target-language="de-DE"><body><trans-unit id="${id}"${unit}><source>${source}</source><target${target}>Preise für Klaviere</target></trans-unit></body></file></xliff>`
const two = (segment: string) =>
  `<xliff version="2.1" srcLang="fr-FR" trgLang="de-DE"><file id="f"><unit id="u" name="${id}"><segment${segment}><source>${source}</source><target>Preise für Klaviere</target></segment></unit></file></xliff>`
const catalogue = (flags: string) =>
  `msgid ""\nmsgstr ""\n"Language: de_DE\\n"\n\n${flags}msgctxt "${id}"\nmsgid "${source}"\nmsgstr "Preise für Klaviere"\n`

const unfinished = { isUnfinished: true, isConfirmed: false }
const finished = { isUnfinished: false, isConfirmed: true }
const unsaid = { isUnfinished: false, isConfirmed: false }

test.each([
  ['xlf', one('', ' state="new"'), unfinished],
  ['xlf', one('', ' state="needs-translation"'), unfinished],
  ['xlf', one('', ' state="needs-adaptation"'), unfinished],
  ['xlf', one('', ' state="needs-l10n"'), unfinished],
  ['xlf', one('', ' state="needs-review-translation"'), unfinished],
  ['xlf', one('', ' state="rejected"'), unfinished],
  ['xlf', one('', ' state="x-in-work"'), unfinished],
  ['xlf', one('', ' state="translated" state-qualifier="rejected-grammar"'), unfinished],
  ['xlf', one('', ' state-qualifier="mt-suggestion"'), unfinished],
  ['xlf', one('', ' state-qualifier="fuzzy-match"'), unfinished],
  // It began as one, and somebody has worked on it since.
  ['xlf', one('', ' state="translated" state-qualifier="fuzzy-match"'), finished],
  ['xlf', one('', ' state="translated" state-qualifier="x-fuzzy"'), unfinished],
  ['xlf', one(' approved="no"', ''), unfinished],
  ['xlf', `<!-- of translate -- out -->${one('', ' state="new"')}`, unfinished],
  ['xlf', one('', ''), unsaid],
  ['xlf', one(' approved="yes"', ''), finished],
  ['xlf', one('', ' state="final"'), finished],
  ['xlf', one('', ' state="signed-off"'), finished],
  // Somebody has looked at it and said no.
  ['xlf', one(' approved="no"', ' state="translated"'), unfinished],
  ['xlf', two(' state="initial"'), unfinished],
  ['xlf', two(' state="initial" subState="x:typed"'), unfinished],
  ['xlf', two(' state="translated" subState="x:rejected"'), unfinished],
  ['xlf', two(' state="reviewed"'), finished],
  ['xlf', two(''), unsaid],
  ['po', catalogue('#, fuzzy\n'), unfinished],
  ['po', catalogue('#, c-format, fuzzy\n'), unfinished],
  ['po', catalogue(''), finished],
])('%s %s', async (ending, text, expected) => {
  const { rows } = await detectFormat(`a.${ending}`).read(Buffer.from(text))
  expect(rows).toMatchObject([{ id, translation: 'Preise für Klaviere', ...expected }])
})

test('nothing that is said is neither finished nor unfinished', () => {
  expect(isFinished({})).toBeUndefined()
  expect(isFinished({ detail: 'exact-match' })).toBeUndefined()
})

test('what is not finished waits, and a target that repeats its source is no translation', async () => {
  const site = new TranslatedSite()
  site.addLanguage('it')
  const before = site.text
  const file = (target: string, text: string) =>
    `<xliff version="1.2"><file source-language="fr-FR" target-language="it"><body><trans-unit id="${id}"><source>${source}</source><target${target}>${text}</target></trans-unit></body></file></xliff>`
  for (const [target, text, what] of [
    [' state="new"', source, 'same'],
    ['', source, 'same'],
    [' state="needs-adaptation"', 'Prezzi', 'refused'],
  ] as const) {
    const { answers } = await site.take('texts.xlf', file(target, text))
    expect(answers.map((answer) => answer.what)).toEqual([what])
  }
  expect(site.text).toBe(before)
  await site.take('texts.xlf', file(' state="translated"', 'Prezzi'))
  expect(site.text).toContain('it: Prezzi')
})

test('of a missing text the target starts as its source, in no state, as OmegaT needs it; others have theirs', async () => {
  const site = new TranslatedSite()
  site.addLanguage('it')
  const missing = Buffer.from(await site.send('xliff', { to: 'it' })).toString()
  expect(missing).toContain(`<source>${source}</source>\n<target>${source}</target>`)
  expect(missing).not.toMatch(/state=|approved=/)
  const done = Buffer.from(await site.send('xliff', { to: 'de', all: true })).toString()
  expect(done).toMatch(/approved="yes"[^>]*>\n<source>[^<]*<\/source>\n<target state="translated">/)
})

test('a file of another site is reported as such, at once', { timeout: 60_000 }, async () => {
  const site = new TranslatedSite()
  const before = site.text
  const file = join(site.file, '../site.de.csv')
  writeFileSync(file, await new TranslatedSite(shippedSite).send('csv', { to: 'es', all: true }))
  const { exitCode, output } = await call([
    'translate',
    'in',
    file,
    '--config',
    site.file,
    '--to',
    'de',
    '--lang',
    'en',
  ])
  expect(exitCode).toBe(1)
  expect(output).toBe(
    `The file does not belong to this site: hardly any of its texts are in ${site.file}. It belongs to another site (name its file with --config), or to a much older version of this one. Nothing was changed.\n`,
  )
  expect(site.text).toBe(before)
  // A text that has been edited since is no other site.
  const table = cellsOf(await site.send('csv')).slice(0, 2)
  const answers = await site.takeTable(
    translated(
      table.map((cells, row) => cells.with(2, row === 0 ? (cells[2] ?? '') : 'x')),
      {},
    ),
  )
  expect(Object.values(answers)[0]?.[0]).toMatch(/^Not taken: the text to translate has been edited since/)
})

test('the way back names the site, and an obstacle is explained without a stack', { timeout: 60_000 }, async () => {
  const site = new TranslatedSite()
  site.addLanguage('it')
  const folder = join(site.file, '../my files')
  mkdirSync(folder)
  const file = join(folder, 'it.xlf')
  const translate = (...args: string[]) => call(['translate', ...args, '--config', site.file, '--lang', 'en'])
  expect((await translate('out', '--to', 'it', '--file', file)).output).toContain(
    `\nWhen it comes back: npm run translate -- in "${file}" --config ${site.file}\n`,
  )
  symlinkSync(join(folder, 'nowhere/x'), join(folder, 'link'))
  expect(await translate('out', '--to', 'it', '--file', join(folder, 'link'))).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('link already exists'),
  })
  expect(await translate('out', '--to', 'it', '--file', join(folder, 'no/x.xlf'))).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('There is no folder'),
  })
  expect(await translate('in', folder)).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('There is no file'),
  })
  expect(
    await call(['new', '--name', 'A', '--languages', 'en', '--to', join(folder, 'link'), '--lang', 'en']),
  ).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('link already exists, and stays as it is'),
  })
  expect(
    await call(['new', '--name', 'A', '--languages', 'en', '--to', join(folder, 'link/a/b'), '--lang', 'en']),
  ).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('link already exists, and stays as it is'),
  })
})
