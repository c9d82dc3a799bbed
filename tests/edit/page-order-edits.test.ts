import { expect, test } from 'vitest'
import { pageOrderEdits } from '../../src/edit/bar/page-order-edits.ts'

const site = {
  header: { links: ['prices', 'about', 'contact'] },
  footer: { links: ['contact', 'legal'] },
  pages: { home: { label: 'h' }, prices: { label: 'p' }, about: { label: 'a' }, contact: { label: 'c' }, legal: {} },
}

test('a page that is moved takes its links along, behind those of the pages before it', () => {
  expect(pageOrderEdits(site, ['pages'], { from: 3, to: 1 })).toEqual([
    { do: 'move', path: ['pages', 'contact'], was: { label: 'c' }, to: 1 },
    { do: 'move', path: ['header', 'links', 2], was: 'contact', to: 0 },
  ])
  expect(pageOrderEdits(site, ['pages'], { from: 0, to: 2 })).toEqual([
    { do: 'move', path: ['pages', 'home'], was: { label: 'h' }, to: 2 },
  ])
})

test('links that are entries of a menu move as well', () => {
  const menu = [{ page: 'about' }, { label: { en: 'More' }, entries: [] }, { page: 'prices' }]
  expect(pageOrderEdits({ ...site, header: { menu } }, ['pages'], { from: 1, to: 4 })).toEqual([
    { do: 'move', path: ['pages', 'prices'], was: { label: 'p' }, to: 4 },
  ])
  expect(pageOrderEdits({ ...site, header: { menu } }, ['pages'], { from: 2, to: 1 })).toEqual([
    { do: 'move', path: ['pages', 'about'], was: { label: 'a' }, to: 1 },
  ])
})
