import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { liftMarks } from '../../../generator/edit/page/lift-marks.ts'
import { encodeMark, withoutMarks } from '../../../generator/edit/page/marks.ts'

const [a, b, c] = [encodeMark(0), encodeMark(1), encodeMark(65_533)]

test.each([
  ['a text', `<p>One${a}</p>`, '<p data-text="0">One</p>'],
  ['a text of two', `<p>One${a} two${b}</p>`, '<p data-text="0+1">One two</p>'],
  ['text nodes that React parts', `<p>plain<!-- -->One${a}</p>`, '<p data-text="- 0">plain<!-- -->One</p>'],
  [
    'texts around an element',
    `<p>One${a}<b>bold${b}</b>two${c}</p>`,
    '<p data-text="0 65533">One<b data-text="1">bold</b>two</p>',
  ],
  [
    'attributes',
    `<img alt="One${a}" title="x"><input placeholder="y${b}"/>`,
    '<img alt="One" title="x" data-attributes="alt:0"><input placeholder="y" data-attributes="placeholder:1"/>',
  ],
  ['attributes with signs of tags', `<p title="a > b${a}">x</p>`, '<p title="a > b" data-attributes="title:0">x</p>'],
  [
    'scripts, styles and addresses',
    `<script>"<p>${a}"</script><a href="/x?t=Hi${encodeURIComponent(a)}">y</a>`,
    '<script>"<p>"</script><a href="/x?t=Hi">y</a>',
  ],
  [
    'a text behind a drawing',
    `<p><svg><path d="M0 0"/></svg>One${a}</p>`,
    '<p data-text="0"><svg><path d="M0 0"/></svg>One</p>',
  ],
  ['what has no mark', '<p class="x">plain</p><!-- a --><br>', '<p class="x">plain</p><!-- a --><br>'],
])('%s', (_name, html, lifted) => {
  expect(liftMarks(html)).toBe(lifted)
})

test('a page without its numbers is the page without marks', () => {
  const html = `<main><h1>A${a} <b>x</b>${b}</h1><img alt="${c}"><p>z</p></main>`
  const page = new JSDOM(liftMarks(html)).window.document
  for (const element of page.querySelectorAll('*')) {
    element.removeAttribute('data-text')
    element.removeAttribute('data-attributes')
  }
  expect(page.body.innerHTML).toBe(new JSDOM(withoutMarks(html)).window.document.body.innerHTML)
})
