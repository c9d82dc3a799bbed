import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkText } from '../../diagnostics/check-example.ts'
import { found } from './found.ts'

/** What is said of a link in the French paragraph; the German one may have a place of that name. */
const link = (target: string, place = 'ein Heft') =>
  found(['Nous tenons un carnet', `Nous tenons [un carnet](${target})`], ['führen wir ein Heft', `führen wir ${place}`])
    .filter((line) => !/^(?:url|markup)-differs/.test(line))
    .map((line) => line.split(' ')[0])

test.each(['#carnet', '/fr/contact#carnet', '/fr/contact/#carnet', '/fr/#carnet'])(
  'tells %s while no text has such a place',
  (target) => {
    expect(link(target)).toEqual(['link-anchor'])
    expect(link(target, '<em id="carnet">ein Heft</em>')).toEqual([])
  },
)

test.each(['#top', '#main', '/fr/contact#main', 'https://a.example/#carnet', '/fr/contact'])('takes %s', (target) => {
  expect(link(target)).toEqual([])
})

test('a link to a page that does not exist is reported once, without its anchor', () => {
  expect(link('/fr/rien#carnet')).toEqual(['link-unknown'])
})

const fourth = readFileSync(new URL('../../fixtures/fourth-site/site.config.yaml', import.meta.url), 'utf8')

/** The problems of a link on the fourth site, where a section may have an anchor. */
const toSection = (target: string, { anchor = '', place = '' } = {}) => {
  const text = `Siehe [dort](${target}).${place}`
  const site = fourth.replace('        kind: points\n', () => `        kind: points\n${anchor}`)
  return checkText(
    `${site}      notiz:\n        kind: text\n        text:\n          de: ${JSON.stringify(text)}\n`,
  ).map(({ code, parameters }) => ({ code, suggestion: (parameters as { suggestion?: string }).suggestion }))
}

test.each([
  ['#arbeit', ''],
  ['/#arbeit', ''],
  ['#werk', '        anchor: { de: werk }\n'],
])('answers %s with the section of that name by its key', (target, anchor) => {
  expect(toSection(target, { anchor })).toEqual([{ code: 'link-anchor', suggestion: 'page:start#arbeit' }])
})

test.each([
  'https://www.tischlerei-ahorn.example/#arbeit',
  'https://www.tischlerei-ahorn.example/#top',
  'https://a.example/#nichts',
  'page:start#arbeit',
])('takes %s', (target) => {
  expect(toSection(target)).toEqual([])
})

test('the whole address of the site leads to no place that a text names', () => {
  const address = 'https://www.tischlerei-ahorn.example/'
  expect(toSection(`${address}#nichts`)).toEqual([{ code: 'link-anchor', suggestion: undefined }])
  expect(toSection(`${address}#heft`, { place: ' <em id="heft">Heft</em>' })).toMatchObject([{ code: 'link-anchor' }])
})
