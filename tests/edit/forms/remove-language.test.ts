import { readFileSync } from 'node:fs'
import { diffLines } from 'diff'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { checkText } from '../../../generator/check/check-file.ts'
import { removeLanguage } from '../../../generator/edit/forms/remove-language.ts'
import { ChangeLog } from '../../../generator/edit/yaml/change-log.ts'
import { EditRefused } from '../../../generator/edit/yaml/edit.ts'
import { fourthSite, secondSite, shippedSite, thirdSite } from '../../site/command.ts'

function without(file: string, locale: string, text = readFileSync(file, 'utf8')): string {
  const removed = removeLanguage(file, text, locale)
  if ('refused' in removed) throw new Error(removed.refused)
  return removed.text
}

const problemsOf = (file: string, text: string) =>
  checkText(file, text).diagnostics.map(({ code, path }) => `${code} ${path.join('.')}`)

/** All keys of mappings, and all items of lists, by what they say. */
function wordsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return [...value, ...value.flatMap(wordsOf)]
  if (typeof value !== 'object' || value === null) return []
  return [...Object.keys(value), ...Object.values(value).flatMap(wordsOf)]
}

describe.each([
  // Lines that are new: those whose list or mapping between brackets has one entry fewer.
  [shippedSite, 'es', 974, ['        languages: [en]']],
  [shippedSite, 'en', 974, ['        languages: [es]']],
  [secondSite, 'de', 429, []],
  [
    thirdSite,
    'ja',
    468,
    [
      '        label: { en: Price, ar: السعر }',
      '        unit: { en: per person, ar: للشخص }',
      '        label: { en: Length, ar: المدة }',
      '        unit: { en: hours, ar: ساعات }',
      '        label: { en: Begins at, ar: يبدأ }',
      '        label: { en: For, ar: لمن }',
      '          beginners: { en: Beginners, ar: المبتدئون }',
      '          hands: { en: Practised hands, ar: الأيدي المتمرّسة }',
      '        label: { en: With tea, ar: مع الشاي }',
    ],
  ],
  [
    thirdSite,
    'ar',
    473,
    [
      '        languages: [en]',
      '    languages: [en]',
      '        label: { en: Price, ja: 料金 }',
      '        unit: { en: per person, ja: お一人 }',
      '        label: { en: Length, ja: 所要時間 }',
      '        unit: { en: hours, ja: 時間 }',
      '        label: { en: Begins at, ja: 開始 }',
      '        label: { en: For, ja: 対象 }',
      '          beginners: { en: Beginners, ja: 初めての方 }',
      '          hands: { en: Practised hands, ja: 経験のある方 }',
      '        label: { en: With tea, ja: お茶つき }',
      '        languages: [en]',
    ],
  ],
])('of the site %s, the language %s goes', { timeout: 60_000 }, (file, locale, gone, added) => {
  const before = readFileSync(file, 'utf8')
  const after = without(file, locale)

  test('with all that names it, and with no other line', () => {
    const parts = diffLines(before, after)
    const linesOf = (wanted: 'added' | 'removed') =>
      parts.filter((part) => part[wanted]).flatMap(({ value }) => value.split('\n').slice(0, -1))
    expect(linesOf('added')).toEqual(added)
    expect(linesOf('removed').length - added.length).toBe(gone)
    expect(wordsOf(parse(after))).not.toContain(locale)
  })

  test('and the check finds nothing new', () => {
    const known = problemsOf(file, before)
    expect(problemsOf(file, after).filter((problem) => !known.includes(problem))).toEqual([])
  })

  test('and one step back brings back every character', () => {
    const log = new ChangeLog()
    log.add(before, after)
    expect(log.undo(after)).toBe(before)
    expect(log.canUndo).toBe(false)
  })
})

describe('what goes with a language', () => {
  const third = (locale: string) => parse(without(thirdSite, locale))

  test('a section that is there in it alone, and a warning that is accepted for it', () => {
    const { pages, ignore } = third('ja')
    expect(Object.keys(pages.contact.sections)).not.toContain('fromJapan')
    expect(ignore).toBeUndefined()
  })

  test('its mention in a list of languages that has others', () => {
    expect(third('ar').pages.journal.languages).toEqual(['en'])
  })

  test('the countries that lead to it; how it is found, where one language is left', () => {
    const { localeDetection } = parse(without(shippedSite, 'en'))
    expect(localeDetection.countries).toEqual({ es: 'es', br: 'pt', pt: 'pt' })
    expect(parse(without(secondSite, 'de')).localeDetection).toBeUndefined()
  })

  test('a page that is there in it alone, with its link in the menu', () => {
    const page = `  notes:
    kind: page
    languages: [de]
    label:
      de: Notizen
    slug:
      de: notizen
    sections:
      opening:
        kind: opening
        title:
          de: Notizen aus der Werkstatt
`
    const text = readFileSync(secondSite, 'utf8')
      .replace(/^pages:\n/m, `pages:\n${page}`)
      .replace(/^( +links:\n)( +)- /m, '$1$2- notes\n$2- ')
    expect(text).toContain('- notes\n')
    const after = without(secondSite, 'de', text)
    expect(after).toBe(without(secondSite, 'de'))
  })
})

test('the main language stays, one that the articles are written in, and one that is not there', () => {
  const removed = (file: string, locale: string, text = readFileSync(file, 'utf8')) =>
    removeLanguage(file, text, locale)
  expect(removed(fourthSite, 'de')).toEqual({ refused: 'language-default' })
  expect(removed(shippedSite, 'pt')).toEqual({ refused: 'language-default' })
  expect(removed(shippedSite, 'fr')).toEqual({ refused: 'no-such-place' })
  const text = readFileSync(thirdSite, 'utf8').replace(/^ {4}language: en$/m, '    language: ja')
  expect(removed(thirdSite, 'ja', text)).toEqual({
    refused: 'language-needed',
    place: ['pages', 'journal', 'language'],
  })
})

test('texts over several lines between braces lose the language; where a comment stands among them, it stays, and the place is told', () => {
  const inBraces = (note: string) =>
    readFileSync(secondSite, 'utf8').replace(
      /^ {4}label:\n {6}fr: (.*)\n {6}de: (.*)\n/m,
      `    label: {\n      fr: $1,${note}\n      de: $2\n    }\n`,
    )
  expect(without(secondSite, 'de', inBraces(''))).toMatch(/^ {4}label: \{\n {6}fr: .*\n {4}\}$/m)
  const refusal = () => {
    try {
      return without(secondSite, 'de', inBraces(' # as on the sign'))
    } catch (error) {
      return error instanceof EditRefused && [error.reason, error.place?.slice(-2)]
    }
  }
  expect(refusal()).toEqual(['style', ['label', 'de']])
})
