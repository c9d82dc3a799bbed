import { readFile } from 'node:fs/promises'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { newMarkdown } from '../../../generator/lib/markdown/markdown-tree.ts'
import { insertPasted } from '../../../src/edit/formatting/insert-pasted.ts'
import { readPasted } from '../../../src/edit/formatting/read-pasted.ts'

const parse = (html: string) => new JSDOM(html).window.document
const paste = (html: string) => readPasted(parse(html))
const copied = (name: string) => readFile(new URL(`./copied/${name}.html.txt`, import.meta.url), 'utf8')

test('what is copied in Word keeps headings, lists, bold, italic, links and tables', async () => {
  expect(paste(await copied('word'))).toBe(
    await readFile(new URL('./copied/word.md', import.meta.url), 'utf8').then((text) => text.trimEnd()),
  )
})

test('what is copied in Google Docs too', async () => {
  expect(paste(await copied('google-docs'))).toBe(
    '## Our house\n\n**Quiet**, *and near* the [market](https://example.com/market).\n\n- Bread in the morning\n  - also without gluten\n- Tea at five\n\n### Days\n\n| Day | Open |\n| --- | --- |\n| Monday | 9 to 18 |',
  )
})

test('and of a web page, without what is no text', () => {
  expect(
    paste(
      '<meta charset="utf-8"><div><nav hidden>Menu</nav><h3>Rooms</h3><img src="x.png"><p>Quiet, <strong>all</strong> year.<script>alert(1)</script></p><blockquote><p>Lovely.</p><p>We came back.</p></blockquote><ol start="3"><li>c<ul><li>deep</li></ul></li><li>d</li></ol><a href="javascript:alert(1)">no link</a></div>',
    ),
  ).toBe('## Rooms\n\nQuiet, **all** year.\n\n> Lovely.\n>\n> We came back.\n\n3. c\n   - deep\n4. d\n\nno link')
})

test('letters without any format are pasted as they are', () => {
  expect(paste('<span style="color: red">two * three</span>')).toBeUndefined()
})

test.each([
  ['a<b>b:</b>c', 'a**b**:c'],
  ['<b>A <i>b</i></b><i> c</i>', '**A *b*** *c*'],
  ['<p>1. no list <b>x</b></p>', '1\\. no list **x**'],
  [
    '<p># no heading, *none* [x](y) &lt;b&gt; a_b _c <b>d</b></p>',
    '\\# no heading, \\*none\\* \\[x\\](y) \\<b> a_b \\_c **d**',
  ],
  ['<b>「強調」</b>です', '**「強調**」です'],
  ['<table><tr><td><p>only</p></td></tr></table><h1>x</h1>', 'only\n\n## x'],
])('%s is %s', (html, text) => {
  expect(paste(html)).toBe(text)
})

/** What Markdown shows of a text, without what may differ. */
const shown = (text: string) =>
  newMarkdown()
    .render(text)
    .replace(/\s*\n\s*/g, '')
    .replace(/<(\/?)(?:p|tbody|thead)>/g, '')

test('what is pasted shows what was copied: Markdown that is shown, copied and pasted is the same', async () => {
  const texts = [
    'A *b* ***c*** *d* **e *f* g** ***h***',
    '- a\n- b\n  - c\n    1. d\n    2. e\n- f',
    '> q\n>\n> r',
    '| a | b |\n| --- | --- |\n| [c](https://example.com) |  |',
    'one\\\ntwo\n\nthree',
    '## h\n\n### i *j*\n\nk',
  ]
  for (const text of texts) {
    const html = newMarkdown().render(text)
    expect(shown(paste(html) ?? '')).toBe(shown(text))
  }
})

test('paragraphs that are pasted stand apart from those around them, and words do not', () => {
  expect(insertPasted({ text: 'ab', start: 1, end: 1 }, '## x\n\ny').text).toBe('a\n\n## x\n\ny\n\nb')
  expect(insertPasted({ text: 'a\n\n', start: 3, end: 3 }, '- x').text).toBe('a\n\n- x')
  expect(insertPasted({ text: 'a b', start: 2, end: 3 }, '**x**').text).toBe('a **x**')
})
