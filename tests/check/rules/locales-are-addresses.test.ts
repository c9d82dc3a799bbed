import { expect, test } from 'vitest'
import { checkText, withGermanAs } from '../../diagnostics/check-example.ts'

/** What is said of the second site when its German has another key, everywhere. */
function calledOtherwise(key: string): string[] {
  return checkText(withGermanAs(key)).map(({ code, path }) => `${code} ${path.join('.')}`)
}

test.each(['..', '.', 'a b', 'PT?x', 'de/at', 'de_AT', 'dé', '-de', 'de-', '404'])(
  'wants another key than %s',
  (key) => {
    expect(calledOtherwise(key)).toEqual([`locale-form locales.${key}`])
  },
)

test('proposes a key without accents', () => {
  expect(checkText(withGermanAs('français'))[0]?.parameters).toMatchObject({ suggestion: 'francais' })
})

test.each(['de-at', 'de-AT', 'zh-hant-tw', 'es-419', 'valueOf'])('takes %s', (key) => {
  expect(calledOtherwise(key)).toEqual([])
})

test.each(['assets', 'data', 'share', 'index'])('keeps %s for the site itself', (key) => {
  expect(calledOtherwise(key)).toEqual([`slug-reserved locales.${key}`])
})
