import { expect, test } from 'vitest'
import { readTone } from '../../../generator/check/rules/files/read-tone.ts'
import { found } from './found.ts'

const logo = (written: string) => found(['logo: ./logo.svg', `logo: ${written}`])

test('tells a logo that is lost on dark pages, unless there is one for them', () => {
  expect(logo('./black.svg')).toEqual(['logo-tone site.logo'])
  expect(logo('./black.svg\n  logoDark: ./white.svg')).toEqual([])
  expect(logo('./black.svg\n  logoDark: ./black.svg')).toEqual(['logo-tone site.logoDark'])
})

test('tells a logo that is lost on light pages, whatever else there is', () => {
  expect(logo('./white.svg')).toEqual(['logo-tone site.logo'])
  expect(logo('./white.svg\n  logoDark: ./white.svg')).toEqual(['logo-tone site.logo'])
})

test('the logo for dark pages is held to what any logo is', () => {
  expect(logo('./black.svg\n  logoDark: ./nowhere.svg')).toEqual(['image-missing site.logoDark'])
})

test.each([
  ['#000', 'dark'],
  ['#1b1b2f', 'dark'],
  ['#fff', 'light'],
  ['#f4e9c8', 'light'],
  ['#8b1e2d', undefined],
  ['#1f8a70', undefined],
])('a shape in %s is lost on grounds that are %s', (fill, tone) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M1 9 5 1l4 8z" fill="${fill}"/></svg>`
  expect(readTone(new TextEncoder().encode(svg))).toBe(tone)
})

test('a sign on a ground of its own is seen everywhere', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10H0z"/><path d="M1 9 5 1l4 8z" fill="#fff"/></svg>`
  expect(readTone(new TextEncoder().encode(svg))).toBeUndefined()
})
