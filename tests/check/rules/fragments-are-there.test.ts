import { expect, test } from 'vitest'
import { changed, checkText } from '../../diagnostics/check-example.ts'
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

test.each(['#top', '#main', '/fr/contact#main', 'https://a.example/#carnet', '//a.example/#carnet', '/fr/contact'])(
  'takes %s',
  (target) => {
    expect(link(target)).toEqual([])
  },
)

test('of a page that is not there, only that is told', () => {
  expect(link('/fr/rien#carnet')).toEqual(['link-unknown'])
})

const withSection = (target: string, anchor = '') => {
  const page = '  tarifs:\n    kind: text\n'
  const notice = `{ kind: notice, ${anchor}text: { fr: Fermé en août., de: Im August geschlossen. } }`
  const changes = changed([
    ['Nous tenons un carnet', `Nous tenons [un carnet](${target})`],
    [page, `${page}    sections:\n      conge: ${notice}\n`],
  ])
  return checkText(changes).flatMap(({ code, parameters }) => (code === 'link-anchor' ? [parameters] : []))
}

test.each([
  ['#conge', ''],
  ['#ferme', 'anchor: { fr: ferme, de: zu }, '],
  ['/fr/contact#conge', ''],
  ['https://www.marteau-feutre.example/fr/contact#conge', ''],
])('answers %s with the section of that name by its key', (target, anchor) => {
  expect(withSection(target, anchor)).toMatchObject([{ target, suggestion: 'page:tarifs#conge' }])
})

test.each([
  'https://www.marteau-feutre.example/fr/tarifs#conge',
  'https://www.marteau-feutre.example/fr/tarifs#top',
  'https://a.example/fr/tarifs#rien',
])('takes %s', (target) => {
  expect(withSection(target)).toEqual([])
})

test('the whole address of the site leads to no place that a text names', () => {
  expect(link('https://www.marteau-feutre.example/fr/contact#rien')).toEqual(['link-anchor'])
  expect(link('https://www.marteau-feutre.example/fr/contact#carnet', '<em id="carnet">ein Heft</em>')).toEqual([
    'link-anchor',
  ])
})
