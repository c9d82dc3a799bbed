import { expect, test } from 'vitest'
import { readDrawing } from '../../../generator/check/rules/read-drawing.ts'

const root = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 64 64"'
const read = (inner: string, before = '') =>
  readDrawing(Buffer.from(`${before}<svg ${root}><rect width="64" height="64"/>${inner}</svg>`))

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script by another name of its kind', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
  ['HTML', '<foreignObject width="9" height="9"/>'],
  ['a handler', '<path d="M0 0h8" onclick = "alert(1)"/>'],
  ['a handler in single quotes', "<path d='M0 0h8' onload='alert(1)'/>"],
  ['a link that runs', '<a href="javascript:alert(1)"><path d="M0 0h8"/></a>'],
  ['a link that becomes one', '<a><set attributeName="xlink:href" to="javascript:alert(1)"/></a>'],
  ['a picture of this machine', '<image width="9" height="9" href="/dev/zero"/>'],
  ['a picture of this machine, by its scheme', '<image width="9" height="9" xlink:href="file:///dev/zero"/>'],
  ['a picture beside it', "<image width='9' height='9' href='./other.png'/>"],
  ['a picture in other letters', '<image width="9" height="9" href="&#x2f;dev/zero"/>'],
  ['part of another drawing', '<use href="other.svg#a"/>'],
  ['a style from the web', '<style>@import "https://a.example/a.css";</style>'],
  ['a style from beside it', '<style>@import url(a.css);</style>'],
  ['a filling from elsewhere', '<path d="M0 0h8" fill="url(other.svg#a)"/>'],
])('%s is a foreign part, and is not drawn', (_, inner) => {
  expect(read(inner)).toMatchObject({ foreign: expect.any(String) })
})

test.each([
  ['an entity that brings elements', '<!DOCTYPE svg [<!ENTITY a "<image href=\'/dev/zero\'/>">]>'],
  ['an entity that spells elements', '<!DOCTYPE svg [<!ENTITY a "&#60;image href=\'/dev/zero\'/>">]>'],
  ['an entity of another file', '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'],
  ['a sheet of styles', '<?xml-stylesheet href="https://a.example/a.css"?>'],
])('%s is a foreign part', (_, before) => {
  expect(read('', before)).toMatchObject({ foreign: expect.any(String) })
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
])('%s are told, and not waited for', (_, inner) => {
  expect(read(inner)).toEqual({ fault: 'heavy' })
})

test('tells a drawing of which nothing is seen, and one with letters', () => {
  const drawing = (inner: string) => readDrawing(Buffer.from(`<svg ${root}>${inner}</svg>`))
  expect(drawing('<g/>')).toMatchObject({ isEmpty: true, hasLetters: false })
  expect(drawing('<rect x="70" width="9" height="9"/>')).toMatchObject({ isEmpty: true })
  expect(drawing('<rect width="9" height="9"/><text y="40">A</text>')).toMatchObject({
    isEmpty: false,
    hasLetters: true,
  })
})
