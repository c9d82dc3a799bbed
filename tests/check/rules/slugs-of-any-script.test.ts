import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkSource } from '../../../generator/check/check-file.ts'
import { createRuleContext } from '../../../generator/check/rules/create-rule-context.ts'
import { thirdSite } from '../../site/command.ts'

const third = readFileSync(thirdSite, 'utf8')

/** What is said of an address of the third site: codes, with the address that is suggested. */
function saidOf(slug: string): string[] {
  const text = third.replace('      ja: ie\n', () => `      ja: ${JSON.stringify(slug)}\n`)
  const source = { file: 'site.config.yaml', bytes: new TextEncoder().encode(text) }
  return checkSource(source, createRuleContext(thirdSite))
    .diagnostics.filter(({ path }) => path.join('.').startsWith('pages.house.slug'))
    .map(({ code, parameters }) => [code, (parameters as { suggestion?: string }).suggestion ?? ''].join(' ').trim())
}

test.each(['家', '家/物語-1', 'بيت', 'घर', 'บ้าน', 'дом', 'σπίτι', 'über-uns', 'ルーム', '집'])(
  '%s can be an address',
  (slug) => {
    expect(saidOf(slug)).toEqual([])
  },
)

test.each([
  ['Дом', 'дом'],
  ['家の 物語', '家の-物語'],
  ['/家/', '家'],
  ['Über uns', 'uber-uns'],
  ['Ήλιος', 'ήλιος'],
  ['が'.normalize('NFD'), 'が'],
  ['집'.normalize('NFD'), '집'],
  ['家,物語', '家-物語'],
  ['家🏠', '家'],
])('%s is refused, and %s suggested, which can be one', (slug, suggestion) => {
  expect(saidOf(slug)).toEqual([`slug-unsafe ${suggestion}`])
  expect(saidOf(suggestion)).toEqual([])
})

test('letters that take more bytes make an address too long sooner', () => {
  expect(saidOf('a'.repeat(190))).toEqual([])
  expect(saidOf('家'.repeat(60))).toEqual([])
  expect(saidOf('家'.repeat(70))).toEqual(['slug-long'])
})

test('a link may be written with the letters or with what stands for them', () => {
  const linksTo = (path: string) => {
    const text = third.replace('(page:contact#ask) for the days', `(${path}) for the days`)
    const source = { file: 'site.config.yaml', bytes: new TextEncoder().encode(text) }
    return checkSource(source, createRuleContext(thirdSite)).diagnostics.filter(({ code }) => code === 'link-unknown')
      .length
  }
  expect(['/ja/部屋', encodeURI('/ja/部屋'), '/ja/部'].map(linksTo)).toEqual([0, 0, 1])
})
