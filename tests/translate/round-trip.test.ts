import { writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { checkFile } from '../../generator/check/check-file.ts'
import { tidyText } from '../../generator/lib/xml-text.ts'
import { formats } from '../../generator/translate/all-formats.ts'
import { splitAtTags } from '../../generator/translate/inline-tags.ts'
import type { Batch, Unit } from '../../generator/translate/translation-unit.ts'
import { Translations } from '../../generator/translate/translations.ts'
import { type FormatName, formatEndings, formatNames } from '../../src/edit/protocol/translation-formats.ts'
import { nastyTexts } from '../edit/yaml/any-edit.ts'
import { mutatedSite } from '../fuzz/mutated-site.ts'
import { randomSite } from '../sections/random-site.ts'
import { fourthSite, secondSite, shippedSite, thirdSite } from '../site/command.ts'
import { runsOf } from '../site/thorough.ts'
import { TranslatedSite } from './translated-site.ts'

/** Every format on one site, and on each other site two of them. */
test.each<[string, string, string, readonly FormatName[]]>([
  ['the shipped site', 'es', shippedSite, ['xliff', 'csv']],
  ['the second site', 'de', secondSite, formatNames],
  ['the third site', 'ja', thirdSite, ['xlsx', 'po']],
  ['the third site', 'ar', thirdSite, ['xliff2', 'csv']],
  ['the fourth site', 'fr', fourthSite, formatNames],
])(
  'what goes out and comes back unchanged changes nothing: %s (%s)',
  { timeout: 120_000 },
  async (_, to, file, names) => {
    const site = new TranslatedSite(file)
    site.addLanguage(to)
    await comesBack(site, to, names)
  },
)

/** Sites that no person has made: with pages of random sections, and changed at random. */
test('so do generated sites', { timeout: 300_000 }, async () => {
  const { config } = checkFile(thirdSite)
  if (!config) throw new Error('The third site is wrong')
  const random = [1].map((seed) => ({
    to: 'ar',
    text: stringify(randomSite(config, seed), { aliasDuplicateObjects: false }),
  }))
  const mutated = Array.from({ length: 5 }, (_, seed) => ({
    to: 'de',
    text: Buffer.from(mutatedSite(secondSite, seed).bytes).toString(),
  }))
  const told: unknown[] = []
  for (const [index, { to, text: written }] of [...random, ...mutated].entries()) {
    const site = new TranslatedSite(thirdSite)
    writeFileSync(site.file, written)
    const gathered = await new Translations(site.file).gather({ to, all: true })
    if ('failed' in gathered) continue
    told.push(index)
    await comesBack(site, to, [formatNames[index % formatNames.length] ?? 'csv'])
  }
  expect(told.length).toBeGreaterThan(4)
})

async function comesBack(site: TranslatedSite, to: string, names: readonly FormatName[]): Promise<void> {
  const before = site.text
  const batch = await site.gather({ to, all: true })
  expect(batch.units.length).toBeGreaterThan(0)
  const lock = site.lock
  for (const format of names) {
    const { answers, absent, isWritten } = await site.take(
      `texts.${formatEndings[format][0]}`,
      await formats[format].write(batch),
    )
    expect([format, answers.filter(({ what }) => what !== 'same')]).toEqual([format, []])
    expect([format, answers.length, absent, isWritten]).toEqual([format, batch.units.length, [], false])
    expect(site.text).toBe(before)
    expect(site.lock).toBe(lock)
  }
}

test.each<[FormatName, string, string]>([
  ['xliff', 'pt-BR', 'es-MX'],
  ['xliff2', 'pt-BR', 'es-MX'],
  ['po', 'pt-BR', 'es-MX'],
  // A table names languages as the site does.
  ['xlsx', 'br', 'mx'],
  ['csv', 'br', 'mx'],
])('a file in %s says from which language it is translated, and into which: %s, %s', async (format, from, to) => {
  const unit = {
    id: 'a.b',
    path: ['a', 'b'],
    source: 'Olá',
    present: '',
    state: 'missing',
    note: '',
    terms: [],
  } as const
  const batch: Batch = {
    file: 'site.yaml',
    from: { key: 'br', tag: 'pt-BR' },
    to: { key: 'mx', tag: 'es-MX' },
    units: [{ ...unit, kind: 'text' }],
  }
  expect(await formats[format].read(await formats[format].write(batch))).toMatchObject({ from, to })
})

test('programs of translators are told what is to be done with each text, in the words of their format', async () => {
  const unit = { path: ['a'], kind: 'text', source: 'Olá', note: '', terms: [] } as const
  const units = (['missing', 'stale', 'copied', 'machine', 'done'] as const).map(
    (state): Unit => ({ ...unit, id: `a.${state}`, state, present: state === 'missing' ? '' : 'Hola' }),
  )
  const batch: Batch = { file: 'site.yaml', from: { key: 'pt', tag: 'pt' }, to: { key: 'es', tag: 'es' }, units }
  const linesOf = async (format: FormatName, pattern: RegExp) =>
    Buffer.from(await formats[format].write(batch))
      .toString()
      .match(pattern)
  expect(await linesOf('xliff', /approved="\w+"|<target[^>]*?(?=\/?>)/g)).toEqual([
    // A target without a state is the source, which OmegaT takes for a segment to translate.
    '<target',
    '<target state="needs-adaptation"',
    '<target state="needs-translation"',
    '<target state="needs-review-translation" state-qualifier="mt-suggestion"',
    ...['approved="yes"', '<target state="translated"'],
  ])
  expect(await linesOf('xliff2', /<segment[^>]*/g)).toEqual([
    '<segment state="initial"',
    '<segment state="initial" subState="site:stale"',
    '<segment state="initial" subState="site:copied"',
    '<segment state="initial" subState="site:machine"',
    '<segment state="translated"',
  ])
  expect(await linesOf('po', /^#, fuzzy$|^msgctxt .*$/gm)).toEqual([
    'msgctxt "a.missing"',
    ...['#, fuzzy', 'msgctxt "a.stale"'],
    ...['#, fuzzy', 'msgctxt "a.copied"'],
    ...['#, fuzzy', 'msgctxt "a.machine"'],
    'msgctxt "a.done"',
  ])
  // What is right as it is says so when it comes back, too.
  const confirmed = async (format: FormatName) =>
    (await formats[format].read(await formats[format].write(batch))).rows.map(({ isConfirmed }) => isConfirmed)
  expect(await confirmed('xliff')).toEqual([false, false, false, false, true])
  expect(await confirmed('xliff2')).toEqual([false, false, false, false, true])
  expect(await confirmed('po')).toEqual([false, false, false, false, true])
})

const mark = fc.constantFrom(
  '**',
  '*',
  '_',
  '`',
  '[a](page:x)',
  '![b](./c.jpg)',
  '{{number}}',
  '<bdi>',
  '</bdi>',
  '\n- ',
  '\n\n',
  '|',
  '## ',
  '1. ',
  'é',
  ' ',
  'word',
  '🪑',
  '&',
  '<',
  ']]>',
  '"',
  ',',
  ';',
  '#',
  '=1+1',
)
const text = fc.oneof(
  fc.constantFrom(...nastyTexts),
  fc.string({ unit: 'grapheme' }),
  fc.array(mark, { maxLength: 12 }).map((marks) => marks.join('')),
)

test('a text taken apart and put together again is the same', () => {
  fc.assert(
    fc.property(text, fc.boolean(), (written, isMarkdown) => {
      const pieces = splitAtTags(written, isMarkdown)
      expect(pieces.map((piece) => (typeof piece === 'string' ? piece : piece.code)).join('')).toBe(written)
    }),
    { numRuns: runsOf(2000) },
  )
})

test.each(formatNames)('any texts come back from %s as they went', async (format) => {
  const unit = fc.record({
    source: text.map(tidyText),
    present: text.map(tidyText),
    isMarkdown: fc.boolean(),
    page: fc.webUrl(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(unit, { minLength: 1, maxLength: 5 }), async (texts) => {
      const units = texts.map(
        ({ source, present, isMarkdown, page }, index): Unit => ({
          id: `pages.x.${index}`,
          path: ['pages', 'x', index],
          kind: isMarkdown ? 'markdown' : 'text',
          source: source || 'x',
          present,
          state: present === '' ? 'missing' : 'stale',
          before: source,
          note: 'What & why',
          page,
          terms: ['a = b'],
        }),
      )
      const batch: Batch = { file: 'site.yaml', from: { key: 'pt', tag: 'pt-BR' }, to: { key: 'es', tag: 'es' }, units }
      const { rows } = await formats[format].read(await formats[format].write(batch))
      const present = (row: (typeof rows)[number]) => tidyText(row.translation)
      expect(rows.map(({ id, source }) => [id, tidyText(source)])).toEqual(units.map(({ id, source }) => [id, source]))
      if (format === 'csv' || format === 'xlsx') return
      // In XLIFF, what repeats the source and is not finished is no translation.
      const isStart = (each: Unit) => format !== 'po' && each.present === each.source
      expect(rows.map(present)).toEqual(units.map((each) => (isStart(each) ? '' : each.present)))
    }),
    { numRuns: runsOf(100) },
  )
})
