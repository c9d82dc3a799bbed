import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { compileMarkdown } from '../../../generator/lib/markdown/compile-markdown.ts'
import { MarkupView } from '../../../src/content/markup-view.tsx'
import type { LinkTarget } from '../../../src/content/page-content.ts'
import { runsOf } from '../../site/thorough.ts'

const targets: Readonly<Record<string, LinkTarget>> = {
  'page:contact': { href: '/pt/contato' },
  'file:./docs/preços 1.pdf': { href: '/assets/precos.pdf', facts: 'PDF, 2 kB' },
  'contact:chat': { href: 'https://chat.example/' },
  'tel:+551100000000': { href: 'tel:+551100000000' },
}
const compile = (text: string) =>
  compileMarkdown(text, {
    linkTo: (scheme, name) => targets[`${scheme}:${name}`],
    findImage: (file) => ({ src: `/assets/${file}` }),
  })

describe('a Markdown text', () => {
  test('of one plain sentence is one paragraph', () => {
    expect(compile('Uma frase.')).toEqual([{ tag: 'p', children: ['Uma frase.'] }])
  })

  test.each([
    ['[a](HTTPS://A.example/B)', 'https://A.example/B'],
    ['[a](Mailto:a@b.example)', 'mailto:a@b.example'],
    ['<a href="TEL:+551100000000">a</a>', 'tel:+551100000000'],
    ['[a](http://a.example/)', 'http://a.example/'],
    ['[a](PAGE:contact)', '/pt/contato'],
    ['[a](contact:chat)', 'https://chat.example/'],
    ['[a](<file:./docs/preços 1.pdf>)', '/assets/precos.pdf'],
    ['[a](<./docs/preços 1.pdf>)', '/assets/precos.pdf'],
    ['[a](./docs/pre%C3%A7os%201.pdf)', '/assets/precos.pdf'],
    ['<a href="FILE:./docs/preços 1.pdf">a</a>', '/assets/precos.pdf'],
    ['[a](file:///etc/passwd)', undefined],
    ['[a](contact:fax)', undefined],
    ['<a href="JAVASCRIPT:alert(1)">a</a>', undefined],
    ['[a](Data:text/html,x)', undefined],
  ])('leads from %s to %s', (text, href) => {
    expect(/href="([^"]*)"/.exec(renderToStaticMarkup(createElement(MarkupView, { markup: compile(text) })))?.[1]).toBe(
      href,
    )
  })

  test.each([
    ['<blockquote cite="javascript:alert(1)">a</blockquote>', '<blockquote>a</blockquote>'],
    ['<q cite="HTTPS://a.example/B">a</q>', '<p><q cite="https://a.example/B">a</q></p>'],
    ['<img longdesc="data:text/html,x" alt="">', '<img alt=""/>'],
    [
      '<picture><source srcset="javascript:alert(1) 1x, https://a.example/b,c.webp 2x, http://a.example/d.webp 3x"></picture>',
      '<p><picture><source srcSet="https://a.example/b,c.webp 2x"/></picture></p>',
    ],
    ['<picture><source srcset="data:image/svg+xml,<svg/>"></picture>', '<p><picture><source/></picture></p>'],
    ['<picture><source srcset="//a.example/b.webp, ./c.webp 2x"></picture>', '<p><picture><source/></picture></p>'],
  ])('keeps in %s only what a page may load or name', (text, html) => {
    expect(renderToStaticMarkup(createElement(MarkupView, { markup: compile(text) })).trim()).toBe(html)
  })

  test('says what a file is behind the words of its link', () => {
    const markup = compile('Aqui estão [os preços](<docs/preços 1.pdf>) e [os preços](<./docs/preços 1.pdf>).')
    expect(renderToStaticMarkup(createElement(MarkupView, { markup }))).toBe(
      '<p>Aqui estão os preços e <a href="/assets/precos.pdf">os preços (PDF, 2 kB)</a>.</p>',
    )
  })

  test('has no name of the layout for its parts, and its links lead to them all the same', () => {
    const text =
      '<h2 id="main">Um</h2>\n\n[um](#preços) [dois](/pt/contato#preços) [três](#main) [quatro](https://a.example/#a)\n'
    const html = renderToStaticMarkup(createElement(MarkupView, { markup: compile(text) }))
    expect(html).toContain('<h2 id="text-main">')
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '#text-pre%C3%A7os',
      '/pt/contato#text-pre%C3%A7os',
      '#main',
      'https://a.example/#a',
    ])
  })

  test('shows a photo of the folder in the width of its column, and a drawing as it is, both when they come near', () => {
    const findImage = (file: string) =>
      file.endsWith('.svg')
        ? { src: `/a/${file}` }
        : { src: '/a/b-800.webp', srcSet: '/a/b-800.webp 800w', width: 900, height: 600 }
    const image = (text: string) => compileMarkdown(text, { linkTo: () => undefined, findImage })[0]
    expect(image('![Um](./b%20c.svg)')).toEqual({
      tag: 'p',
      children: [{ tag: 'img', attributes: { src: '/a/./b c.svg', alt: 'Um', loading: 'lazy' } }],
    })
    expect(image('![Um](./b%23c%3Fd.svg)')).toMatchObject({ children: [{ attributes: { src: '/a/./b#c?d.svg' } }] })
    expect(image('![Um](./b.jpg)')).toMatchObject({
      children: [{ attributes: { srcSet: '/a/b-800.webp 800w', sizes: expect.stringContaining('100vw'), width: 900 } }],
    })
  })

  test('may keep foreign words in their order', () => {
    const words = { tag: 'bdi', children: ['8 rue des Orfèvres'] }
    expect(compile('العنوان: <bdi>8 rue des Orfèvres</bdi>')).toMatchObject([{ children: ['العنوان: ', words] }])
  })

  test('keeps the space where a line ends within a paragraph', () => {
    expect(compile('one\ntwo')).toEqual([{ tag: 'p', children: ['one\ntwo'] }])
  })

  test('has paragraphs, marks, lists, tables, pictures and links', () => {
    const text = [
      'a **b** _c_ `d` ~~e~~\\\nf',
      '- g\n- h',
      '3. i',
      '| j | k |\n| :-: | - |\n| l | m |',
      '![n *o*](https://a.example/b.png)',
      '[p](page:contact) https://a.example q@a.example a.example &amp; &eacute;',
    ].join('\n\n')
    expect(compile(text)).toMatchInlineSnapshot(`
      [
        {
          "children": [
            "a ",
            {
              "children": [
                "b",
              ],
              "tag": "strong",
            },
            " ",
            {
              "children": [
                "c",
              ],
              "tag": "em",
            },
            " ",
            {
              "children": [
                "d",
              ],
              "tag": "code",
            },
            " ",
            {
              "children": [
                "e",
              ],
              "tag": "s",
            },
            {
              "tag": "br",
            },
            "
      f",
          ],
          "tag": "p",
        },
        {
          "children": [
            {
              "children": [
                "g",
              ],
              "tag": "li",
            },
            {
              "children": [
                "h",
              ],
              "tag": "li",
            },
          ],
          "tag": "ul",
        },
        {
          "attributes": {
            "start": 3,
          },
          "children": [
            {
              "children": [
                "i",
              ],
              "tag": "li",
            },
          ],
          "tag": "ol",
        },
        {
          "attributes": {
            "className": "text-table",
          },
          "children": [
            {
              "children": [
                {
                  "children": [
                    {
                      "attributes": {
                        "className": "align-center",
                      },
                      "children": [
                        "j",
                      ],
                      "tag": "th",
                    },
                    {
                      "children": [
                        "k",
                      ],
                      "tag": "th",
                    },
                  ],
                  "tag": "tr",
                },
              ],
              "tag": "thead",
            },
            {
              "children": [
                {
                  "children": [
                    {
                      "attributes": {
                        "className": "align-center",
                      },
                      "children": [
                        "l",
                      ],
                      "tag": "td",
                    },
                    {
                      "children": [
                        "m",
                      ],
                      "tag": "td",
                    },
                  ],
                  "tag": "tr",
                },
              ],
              "tag": "tbody",
            },
          ],
          "tag": "table",
        },
        {
          "children": [
            {
              "attributes": {
                "alt": "n o",
                "src": "https://a.example/b.png",
              },
              "tag": "img",
            },
          ],
          "tag": "p",
        },
        {
          "children": [
            {
              "attributes": {
                "href": "/pt/contato",
              },
              "children": [
                "p",
              ],
              "tag": "a",
            },
            " ",
            {
              "attributes": {
                "href": "https://a.example",
              },
              "children": [
                "https://a.example",
              ],
              "tag": "a",
            },
            " ",
            {
              "attributes": {
                "href": "mailto:q@a.example",
              },
              "children": [
                "q@a.example",
              ],
              "tag": "a",
            },
            " a.example & é",
          ],
          "tag": "p",
        },
      ]
    `)
  })

  test('has attributes under the names that React renders', () => {
    const text =
      '<a href="#a" aria-label="b" aria-describedby="c" data-footnote-ref>d</a> <table><tr><td colspan="2">e</td></tr></table>'
    const html = renderToStaticMarkup(createElement(MarkupView, { markup: compile(text) }))
    expect(html).toContain('<a href="#text-a" aria-label="b" aria-describedby="text-c" data-footnote-ref="">d</a>')
    expect(html).toContain('<td colSpan="2">e</td>')
    expect(compile('```x\na\n```')).toMatchObject([{ children: [{ attributes: { className: 'language-x' } }] }])
  })

  test.each([
    ['2016. Foi um bom ano.', 'long-numbers'],
    [Array.from({ length: 100 }, (_, index) => `${index + 1}. x`).join('\n'), 'long-numbers'],
    [Array.from({ length: 99 }, (_, index) => `${index + 1}. x`).join('\n'), undefined],
    ['7. x\n8. y', undefined],
  ])('says of a list whether its numbers are long', (text, className) => {
    expect(compile(text)).toMatchObject([{ tag: 'ol' }])
    const [list] = compile(text)
    expect(typeof list === 'object' && list.attributes?.className).toBe(className)
  })

  test('says the words of a link to a page that is switched off, and links nothing', () => {
    expect(compile('a [b **c** d](page:blog) e')).toEqual([
      { tag: 'p', children: ['a b ', { tag: 'strong', children: ['c'] }, ' d e'] },
    ])
    expect(compile('<a href="page:blog">a</a>')).toEqual([{ tag: 'p', children: ['a'] }])
  })

  test('means the same whether or not HTML stands in it', () => {
    const word = fc.constantFrom(
      ...['a', 'b c', '**', '*', '_', '`', '~~', '[x](page:contact)', '[', ']', '(', ')', '![i](https://a.example/i)'],
      ...[
        '&amp;',
        '&',
        '"',
        '\\',
        '\n',
        '\n\n',
        '\n- ',
        '\n1. ',
        '\n> ',
        '\n# ',
        ' ',
        '  \n',
        'https://a.example',
        '|',
      ],
      ...['\n\n|a|b|\n|-|-:|\n|c|d|\n\n', '\n---\n', '\n\n    code', '\n```\n'],
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        const text = words.join('')
        expect(compile(`<!-- -->\n\n${text}`)).toEqual(compile(text))
      }),
      { numRuns: runsOf(600), seed: 1 },
    )
  })
})
