import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { checkText } from '../../../generator/check/check-file.ts'
import { removePage } from '../../../generator/edit/forms/remove-page.ts'
import { secondSite, thirdSite } from '../../site/command.ts'

const text = readFileSync(secondSite, 'utf8')
const errorsOf = (file: string, source: string) =>
  checkText(file, source).diagnostics.filter(({ severity }) => severity === 'error')

function without(file: string, place: readonly (string | number)[]): string {
  const removed = removePage(file, readFileSync(file, 'utf8'), place)
  if ('refused' in removed) throw new Error(JSON.stringify(removed))
  return removed.text
}

test('a page goes with the line of the menu that leads to it, and nothing else is changed', () => {
  const left = without(secondSite, ['pages', 'tarifs'])
  const config = parse(left)
  expect(config.pages.tarifs).toBeUndefined()
  expect(config.header.links).toEqual(['accueil', 'prestations', 'atelier', 'contact'])
  expect(left).not.toMatch(/page: tarifs\b|- tarifs\b/)
  expect(errorsOf(secondSite, left)).toEqual([])
  const before = new Set(text.split('\n'))
  expect(left.split('\n').filter((line) => !before.has(line))).toEqual([])
})

test('a page that a button needs stays, and the button is named', () => {
  expect(removePage(secondSite, text, ['pages', 'devis'])).toEqual({
    refused: 'page-tied',
    place: ['pages', 'accueil', 'sections', 'closing', 'primary', 'page'],
  })
})

test('the first page stays', () => {
  expect(removePage(secondSite, text, ['pages', 'accueil'])).toMatchObject({ refused: 'page-tied' })
})

test('an entry of a collection is removed as a page is', () => {
  const before = parse(readFileSync(thirdSite, 'utf8'))
  const [collection = ''] = Object.keys(before.collections)
  const entry = Object.keys(before.collections[collection].entries).at(-1) ?? ''
  const left = without(thirdSite, ['collections', collection, 'entries', entry])
  expect(parse(left).collections[collection].entries[entry]).toBeUndefined()
  expect(errorsOf(thirdSite, left)).toEqual([])
})

test.each([[['pages', 'nobody']], [['pages']], [['header', 'links']], [['pages', 'constructor']]])(
  '%j is no page',
  (place) => {
    expect(removePage(secondSite, text, place)).toEqual({ refused: 'no-such-place' })
  },
)
