import '../../react-for-tests.ts'
import { JSDOM } from 'jsdom'
import { act, createElement, type KeyboardEvent } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Sorting, useSorting } from '../../../src/edit/sorting/use-sorting.ts'
import { en } from '../../../src/edit/words/en.ts'
import { WordsContext } from '../../../src/edit/words/use-words.ts'

afterEach(() => void vi.unstubAllGlobals())

interface RowsProps {
  onMove(from: number, to: number): Promise<boolean>
  onDraw(sorting: Pick<Sorting, 'row' | 'handle'>): void
}

/** Two rows with the same in both. */
function Rows({ onMove, onDraw }: RowsProps) {
  onDraw(useSorting({ order: '["TODO","TODO"]', count: 2, onSay: () => {}, onMove }))
  return null
}

test('rows that are alike can be sorted again: their order is the same as before', async () => {
  const { window } = new JSDOM('<div id="root"></div>')
  const parts = { window, document: window.document, navigator: window.navigator, IS_REACT_ACT_ENVIRONMENT: true }
  for (const [name, value] of Object.entries(parts)) vi.stubGlobal(name, value)
  const { createRoot } = await import('react-dom/client')
  let sorting: Pick<Sorting, 'row' | 'handle'> | undefined
  const moves: number[][] = []
  const rows = createElement(Rows, {
    onMove: async (from, to) => moves.push([from, to]) > 0,
    onDraw: (drawn) => {
      sorting = drawn
    },
  })
  const root = createRoot(window.document.querySelector('#root') as HTMLElement)
  const spoken = { language: 'en', words: en }
  await act(async () => root.render(createElement(WordsContext, { value: spoken }, rows)))
  const press = (key: string) =>
    act(async () => {
      const event = { key, preventDefault: () => {}, stopPropagation: () => {} }
      sorting?.handle(0, 'Row').onKeyDown(event as KeyboardEvent)
    })
  for (const key of [' ', 'ArrowDown', ' ']) await press(key)
  expect(sorting?.row(0)['data-sorting']).toBeUndefined()
  for (const key of [' ', 'ArrowDown', ' ']) await press(key)
  expect(moves).toEqual([
    [0, 1],
    [0, 1],
  ])
  await act(async () => root.unmount())
})
