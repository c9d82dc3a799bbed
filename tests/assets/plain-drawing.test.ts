import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { readPlainDrawing } from '../../generator/assets/plain-drawing.ts'

const read = (svg: string) => readPlainDrawing(Buffer.from(svg))
const root = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"'

test('a drawing of a few shapes has the names of React, and an address that says the same', () => {
  const drawing = read(`<?xml version="1.0"?>
<!-- Drawn by hand -->
<svg ${root} id="Layer_1" role="img" aria-label="House" width="16" height="16" fill="none">
  <title>House &amp; garden</title>
  <path stroke="#800020" stroke-width="1.5" d="M1 7V3l3-2 3 2v4z"></path>
  <circle cx="4" cy="5" r="1"/>
</svg>
`)
  expect(drawing?.inline).toEqual({
    attributes: { viewBox: '0 0 8 8', fill: 'none' },
    shapes: [
      ['path', { stroke: '#800020', strokeWidth: '1.5', d: 'M1 7V3l3-2 3 2v4z' }],
      ['circle', { cx: '4', cy: '5', r: '1' }],
    ],
  })
  const address = new URL(drawing?.address ?? '')
  expect(address.hash).toBe('')
  const xml = decodeURIComponent(address.pathname.replace('image/svg+xml,', ''))
  const { documentElement } = new JSDOM(xml, { contentType: 'image/svg+xml' }).window.document
  expect(documentElement.namespaceURI).toBe('http://www.w3.org/2000/svg')
  expect([...documentElement.children].map(({ localName }) => localName)).toEqual(['path', 'circle'])
  expect(documentElement.querySelector('path')?.getAttribute('stroke')).toBe('#800020')
})

test('the logo of the shipped site stands in its pages', () => {
  expect(readPlainDrawing(readFileSync('logo.svg'))).toBeDefined()
})

test.each([
  ['a script', `<svg ${root}><script>alert(1)</script><path d="M0 0h8"/></svg>`],
  ['a handler of the root', `<svg ${root} onload="alert(1)"><path d="M0 0h8"/></svg>`],
  ['a handler of a shape', `<svg ${root}><path d="M0 0h8" onclick="alert(1)"/></svg>`],
  ['a link', `<svg ${root}><a href="https://other.example"><path d="M0 0h8"/></a></svg>`],
  ['styles', `<svg ${root}><style>path{fill:red}</style><path d="M0 0h8"/></svg>`],
  ['a style of a shape', `<svg ${root}><path style="fill:red" d="M0 0h8"/></svg>`],
  ['a group', `<svg ${root}><g fill="red"><path d="M0 0h8"/></g></svg>`],
  ['a reference', `<svg ${root}><path fill="url(#a)" d="M0 0h8"/></svg>`],
  ['a reference by its own quotes', `<svg ${root}><path fill='url(#a)' d="M0 0h8"/></svg>`],
  ['an entity', `<svg ${root}><path fill="&#114;ed" d="M0 0h8"/></svg>`],
  ['an image', `<svg ${root}><image x="0" y="0" width="8" height="8"/></svg>`],
  ['a reference in capitals', `<svg ${root}><path fill="URL(#a)" d="M0 0h8"/></svg>`],
  ["the page's colour", `<svg ${root}><path fill="currentColor" d="M0 0h8"/></svg>`],
  ['an encoded sign', `<svg ${root}><path fill="%23f00" d="M0 0h8"/></svg>`],
  ['letters', `<svg ${root}><text>A</text></svg>`],
  ['no shape', `<svg ${root}></svg>`],
  ['no view box', '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8"/></svg>'],
  ['many points', `<svg ${root}><path d="M0 0${'h8v8'.repeat(150)}"/></svg>`],
  ['something behind it', `<svg ${root}><path d="M0 0h8"/></svg><script>alert(1)</script>`],
])('a drawing with %s is served as a file', (_, svg) => {
  expect(read(svg)).toBeUndefined()
})
