import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tidyText } from '../../generator/lib/tidy-text.ts'
import { formatNames, formats } from '../../generator/translate/all-formats.ts'
import { piecesOf } from '../../generator/translate/tags-in.ts'
import type { Batch, Unit } from '../../generator/translate/translation-unit.ts'
import { nastyTexts } from '../edit/any-edit.ts'
import { fourthSite, secondSite, shippedSite, thirdSite } from '../site/command.ts'
import { TranslatedSite } from './translated-site.ts'

describe.each([
  ['the shipped site', shippedSite, ['es', 'en']],
  ['the second site', secondSite, ['de']],
  ['the third site', thirdSite, ['ja', 'ar']],
  ['the fourth site', fourthSite, ['fr']],
])('what goes out and comes back unchanged changes nothing: %s', (_, file, languages) => {
  test.each(languages.flatMap((to) => formatNames.map((format) => [to, format] as const)))(
    '%s as %s',
    async (to, format) => {
      const site = new TranslatedSite(file)
      site.addLanguage(to)
      const before = site.text
      const sent = await site.send(format, { to, all: true })
      const lock = site.lock
      const { answers, absent, isWritten } = await site.take(`texts.${formats[format].endings[0]}`, sent)
      expect(answers.map(({ what }) => what)).toEqual(answers.map(() => 'same'))
      expect([absent, isWritten]).toEqual([[], false])
      expect(site.text).toBe(before)
      expect(site.lock).toBe(lock)
    },
  )
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
      const pieces = piecesOf(written, isMarkdown)
      expect(pieces.map((piece) => (typeof piece === 'string' ? piece : piece.code)).join('')).toBe(written)
    }),
    { numRuns: 2000 },
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
      if (format !== 'csv' && format !== 'xlsx') expect(rows.map(present)).toEqual(units.map((each) => each.present))
    }),
    { numRuns: 200 },
  )
})
