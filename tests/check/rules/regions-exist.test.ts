import { expect, test } from 'vitest'
import { changed, checkText } from '../../diagnostics/check-example.ts'

/** What is said of the tag of German, with what is proposed. */
function toldOf(from: string, to: string) {
  return checkText(changed([[from, to]])).map(({ code, path, parameters }) => {
    const { suggestion } = parameters as { suggestion?: string }
    return `${code} ${path.join('.')} ${suggestion}`
  })
}

test.each([
  ['de-UK', 'de-GB'],
  ['de-AN', 'de-CW'],
  ['de-XX', undefined],
  ['de-ZZ', undefined],
  ['xx', undefined],
  ['deu', 'de'],
  ['ger', 'de'],
  ['iw', 'he'],
])('takes no %s for a language', (tag, suggestion) => {
  expect(toldOf('tag: de-DE', `tag: ${tag}`)).toContain(`form-wrong locales.de.tag ${suggestion}`)
})

test.each(['de', 'de-CH', 'gsw', 'lld-IT', 'no', 'nb', 'de-150'])('takes %s', (tag) => {
  expect(toldOf('tag: de-DE', `tag: ${tag}`).filter((line) => line.startsWith('form-wrong'))).toEqual([])
})

test('the country of the company is one', () => {
  expect(toldOf('country: FR', 'country: UK')).toEqual(['form-wrong organization.country GB'])
})
