import { expect, test } from 'vitest'
import { readDrawing } from '../../../generator/check/rules/files/read-drawing.ts'
import { attacks, drawing, ordinary } from '../../security/drawings.ts'

const root = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 64 64"'
const read = (inner: string, before = '') => readDrawing(Buffer.from(drawing(inner, before)))

test.each(attacks)('%s is reported, and not drawn', (_name, svg, part) => {
  const told = readDrawing(Buffer.from(svg))
  expect('foreign' in told ? told.foreign : told.fault).toBe(part || 'damaged')
})

test.each(ordinary)('nothing is wrong with a drawing of %s', (_name, svg) => {
  expect(readDrawing(Buffer.from(svg))).toMatchObject({ foreign: undefined, isEmpty: false, width: 64, height: 64 })
})

test('forbidden content is reported also of a drawing without a size, and of one that is too large', () => {
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'
  expect(readDrawing(Buffer.from(script))).toMatchObject({ foreign: '<script>' })
  const large = drawing(`<path d="${'M0 0h8v8z'.repeat(70_000)}"/><script/>`)
  expect(readDrawing(Buffer.from(large))).toMatchObject({ foreign: '<script>' })
})

test.each([
  ['a gradient', '<linearGradient id="a"/><path d="M0 0h8v8" fill="url(#a)"/>'],
  ['a gradient in quotes', '<linearGradient id="a"/><path d="M0 0h8v8" style="fill:url(&quot;#a&quot;)"/>'],
  ['a copy', '<path id="a" d="M0 0h8v8"/><use xlink:href="#a" x="9"/>'],
  ['a typeface of its own', '<style>@font-face { font-family: A; src: url("data:font/woff2;base64,AAAA") }</style>'],
  ['a picture of its own', '<image href="data:image/png;base64,AAAA"/>'],
])('%s is not foreign', (_, inner) => {
  expect(read(inner)).toMatchObject({ foreign: undefined, isEmpty: false })
})

test('names that stand for other names are more than the renderer takes', () => {
  expect(read('<text>&b;</text>', '<!DOCTYPE svg [<!ENTITY a "x"><!ENTITY b "&a;&a;">]>')).toEqual({ fault: 'heavy' })
})

test('names of a drawing program are no foreign parts', () => {
  const names = '<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]>'
  expect(read('<path d="M0 0h8"/>', names)).toMatchObject({ foreign: undefined })
})

/** Ten copies of ten copies of …, which a few bytes say. */
const copies = Array.from({ length: 9 }, (_, level) => {
  const inner = level === 0 ? '<rect width="1" height="1"/>' : `<use href="#a${level - 1}"/>`.repeat(10)
  return `<g id="a${level}">${inner}</g>`
}).join('')
const large = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]),
  Buffer.from([0, 0, 0xc3, 0x50, 0, 0, 0xc3, 0x50, 8, 6, 0, 0, 0, 0, 0, 0, 0]),
])

test.each([
  ['copies of copies', `<defs>${copies}</defs><use href="#a8"/>`],
  [
    'an effect without an end',
    '<filter id="f"><feTurbulence baseFrequency="1" numOctaves="1000000"/></filter><rect filter="url(#f)" width="64" height="64"/>',
  ],
  ['a picture of 50,000 points a side', `<image href="data:image/png;base64,${large.toString('base64')}"/>`],
])('%s are reported, and not waited for', (_, inner) => {
  expect(read(inner)).toEqual({ fault: 'heavy' })
})

test('a drawing of more than ten megabytes is not even looked through', () => {
  const large = Buffer.alloc(10_000_001, ' ')
  large.write('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
  expect(readDrawing(large)).toEqual({ fault: 'heavy' })
})

test('tells a drawing of which nothing is seen, and one with letters', () => {
  const seen = (inner: string) => readDrawing(Buffer.from(`<svg ${root}>${inner}</svg>`))
  expect(seen('<g/>')).toMatchObject({ isEmpty: true, hasLetters: false })
  expect(seen('<rect x="70" width="9" height="9"/>')).toMatchObject({ isEmpty: true })
  expect(seen('<rect width="9" height="9"/><text y="40">A</text>')).toMatchObject({
    isEmpty: false,
    hasLetters: true,
  })
})

// Each took from ten seconds to minutes once: the square of its length. The limit is far above what they take now.
test.each([
  ['a word of half a million letters', `<path d="M0 0h8v8" fill="${'a'.repeat(500_000)}"/>`],
  ['a declaration that does not end', `<!--<!ENTITY${' '.repeat(500_000)}-->`],
  ['declarations that do not end', `<!--${'<!ENTITY '.repeat(60_000)}-->`],
  ['70,000 elements within each other', '<g>'.repeat(70_000) + '</g>'.repeat(70_000)],
])('%s takes no more than others of its length', (_, inner) => {
  const start = process.cpuUsage()
  read(inner)
  const { user } = process.cpuUsage(start)
  expect(user / 1e6).toBeLessThan(8)
})
