import { JSDOM } from 'jsdom'
import { afterEach, expect, test, vi } from 'vitest'
import { PageWriter } from '../../../src/edit/page/page-writer.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A text of a page in which somebody begins to type. */
function open(shown: string, written: string) {
  const { window } = new JSDOM(`<h2>${shown}</h2>`)
  vi.stubGlobal('AbortController', window.AbortController)
  const element = window.document.querySelector('h2') as HTMLElement
  const text = { path: ['title'], element, node: element.firstChild as Text, written }
  const writer = new PageWriter(text, { canType: () => true, onType: () => {}, onEnd: () => {}, onStep: () => {} })
  function type(letters: string): void {
    element.textContent = letters
    element.dispatchEvent(new window.InputEvent('input'))
  }
  return { element, writer, type }
}

test('a text that is still to be written stays empty below the caret when the page is fetched anew', () => {
  const { element, writer } = open('Title of the section', 'TODO')
  expect(element.textContent).toBe('')
  expect(writer.textFor('TODO')).toBe('')
  expect(writer.textFor('TODO {{number}}')).toBe('')
})

test('what was typed stays, and what another has written is what the file has', () => {
  const { writer, type } = open('Bread', 'Bread')
  expect(writer.textFor('Cake')).toBe('Cake')
  type('Bread and cake')
  expect(writer.textFor('Bread')).toBe('Bread and cake')
  writer.settle('Bread and cake')
  expect(writer.textFor('Bread')).toBe('Bread')
})
