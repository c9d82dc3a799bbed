import { expect, test } from 'vitest'
import { pageOrderEdits } from '../../../src/edit/bar/page-order-edits.ts'

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

test('a link without one of a page before it comes directly before the first that follows, whatever else the menu has', () => {
  const header = { links: ['services', 'about', 'prices', 'contact'] }
  expect(pageOrderEdits({ ...site, header }, ['pages'], { from: 3, to: 1 })).toEqual([
    { do: 'move', path: ['pages', 'contact'], was: { label: 'c' }, to: 1 },
    { do: 'move', path: ['header', 'links', 3], was: 'contact', to: 1 },
  ])
})

test('links below an entry of the menu, and in the columns of the foot, move as well', () => {
  const header = {
    menu: ['contact', { label: { en: 'More' }, entries: [{ page: 'about' }, { page: 'legal' }] }, 'home'],
  }
  const footer = { columns: { house: { links: [{ url: 'https://a.example' }, { page: 'about' }, { page: 'legal' }] } } }
  expect(pageOrderEdits({ ...site, header, footer }, ['pages'], { from: 4, to: 1 })).toEqual([
    { do: 'move', path: ['pages', 'legal'], was: {}, to: 1 },
    { do: 'move', path: ['header', 'menu', 1, 'entries', 1], was: { page: 'legal' }, to: 0 },
    { do: 'move', path: ['footer', 'columns', 'house', 'links', 2], was: { page: 'legal' }, to: 1 },
  ])
})
