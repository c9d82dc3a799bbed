import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bareWords, markedWords } from '../../src/content/marked-words.ts'
import { isSameText } from '../../src/content/same-text.ts'
import { Fragment, jsx, jsxs } from '../../src/jsx-runtime.ts'

const foreign = markedWords('ALTO EM', 'lang', 'pt-BR')
const short = markedWords('RDC', 'title', 'a rule')
const text = `The ${short} asks for “${foreign}”, and “${foreign}” again.`
const words = 'The RDC asks for “ALTO EM”, and “ALTO EM” again.'
const span = '<span lang="pt-BR">ALTO EM</span>'

function Title({ children }: { children: string }) {
  return jsx('h2', { children: jsx(Fragment, { children }) })
}

test('words of another language and abbreviations are elements wherever a text is drawn, which stays one item of a row', () => {
  const drawn = `<span>The <abbr title="a rule">RDC</abbr> asks for “${span}”, and “${span}” again.</span>`
  expect(renderToStaticMarkup(jsx('p', { children: text }))).toBe(`<p>${drawn}</p>`)
  expect(renderToStaticMarkup(jsxs('p', { children: ['So: ', text] }))).toBe(`<p>So: ${drawn}</p>`)
  expect(renderToStaticMarkup(jsx(Title, { children: foreign }))).toBe(`<h2><span>${span}</span></h2>`)
})

test('attributes, options and other outputs have the words alone', () => {
  expect(renderToStaticMarkup(jsx('input', { placeholder: text }))).toBe(`<input placeholder="${words}"/>`)
  expect(renderToStaticMarkup(jsx('option', { children: text }))).toBe(`<option>${words}</option>`)
  expect(bareWords(text)).toBe(words)
  expect(isSameText(text, words)).toBe(true)
})
