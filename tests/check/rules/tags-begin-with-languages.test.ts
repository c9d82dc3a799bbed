import { expect, test } from 'vitest'
import { found } from './found.ts'

test('a tag that is a country is reported at the tag, and the flag is right', () => {
  expect(
    found(['tag: de-DE\n    country: Deutschland\n    flag: de', 'tag: at\n    country: Österreich\n    flag: at']),
  ).toEqual(['tag-country locales.de.tag'])
})
