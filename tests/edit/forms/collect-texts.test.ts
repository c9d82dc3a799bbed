import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkSource } from '../../../generator/check/check-file.ts'
import { measureCoverage } from '../../../generator/check/coverage.ts'
import { readLock } from '../../../generator/check/translations-lock.ts'
import { gatherDocument } from '../../../generator/check/validate/validate.ts'
import { collectTexts } from '../../../generator/edit/forms/collect-texts.ts'
import { compileSchema } from '../../../generator/schema/schema-node.ts'
import { readSiteSchema } from '../../../generator/schema/site-schema.ts'
import { createWalk } from '../../../generator/schema/walk.ts'
import { secondSite, shippedSite, thirdSite } from '../../site/command.ts'

test.each([
  ['the shipped site', shippedSite, []],
  ['the third site', thirdSite, []],
  [
    'a site that lacks a text, has one to be written, and one that repeats its source',
    secondSite,
    [
      [/^ +de: Auf einem gestimmten .*\n/m, ''],
      ['de: Preise für Stimmung und Wartung', 'de: TODO'],
      [/( +)(fr: )(Prendre .*)\n +de: .*\n/, '$1$2$3\n$1de: $3\n'],
    ],
  ],
] as [string, string, [string | RegExp, string][]][])(
  'the editor and the coverage of the check count the same texts: %s',
  (_, file, changes) => {
    const text = changes.reduce((changed, [from, to]) => changed.replace(from, to), readFileSync(file, 'utf8'))
    const { document } = checkSource({ file, bytes: Buffer.from(text) })
    if (!document) throw new Error('It cannot be read')
    // The schema with the kinds that the site has of its own: they are known when its file has been read.
    const texts = collectTexts(document, createWalk(compileSchema(readSiteSchema().schema)))
    const rows = measureCoverage(gatherDocument(document), [], readLock(file))
    for (const locale of new Set(rows.map((row) => row.locale))) {
      const sum = (count: 'missing' | 'identical') =>
        rows.filter((row) => row.locale === locale).reduce((total, row) => total + row[count], 0)
      const counted = (state: 'missing' | 'copied') => texts.filter((each) => each[state].includes(locale)).length
      expect({ locale, missing: counted('missing'), copied: counted('copied') }).toEqual({
        locale,
        missing: sum('missing'),
        copied: sum('identical'),
      })
    }
    if (changes.length > 0)
      expect([
        texts.filter(({ missing }) => missing.length > 0).length,
        texts.filter(({ copied }) => copied.length > 0).length,
      ]).toEqual([2, 1])
  },
)
