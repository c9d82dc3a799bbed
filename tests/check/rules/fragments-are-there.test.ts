import { expect, test } from 'vitest'
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
