import '../../react-for-tests.ts'
import { JSDOM } from 'jsdom'
import { act, createElement, type KeyboardEvent } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Sorting, useSorting } from '../../../src/edit/sorting/use-sorting.ts'
import { en } from '../../../src/edit/words/en.ts'
import { WordsContext } from '../../../src/edit/words/use-words.ts'

afterEach(() => void vi.unstubAllGlobals())

interface RowsProps {
  readonly order?: string
  onSay?(said: string): void
  onMove(from: number, to: number): Promise<boolean>
  onDraw(sorting: Pick<Sorting, 'row' | 'handle'>): void
}

/** Two rows with the same in both. */
function Rows({ order = '["TODO","TODO"]', onSay = () => {}, onMove, onDraw }: RowsProps) {
  onDraw(useSorting({ order, count: 2, onSay, onMove }))
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

test('what was said of a move is gone once the move is undone', async () => {
  const { window } = new JSDOM('<div id="root"></div>')
  const parts = { window, document: window.document, navigator: window.navigator, IS_REACT_ACT_ENVIRONMENT: true }
  for (const [name, value] of Object.entries(parts)) vi.stubGlobal(name, value)
  const { createRoot } = await import('react-dom/client')
  const root = createRoot(window.document.querySelector('#root') as HTMLElement)
  const said: string[] = []
  let sorting: Pick<Sorting, 'row' | 'handle'> | undefined
  const draw = (order: string) =>
    act(async () => {
      const rows = createElement(Rows, {
        order,
        onSay: (one: string) => said.push(one),
        onMove: async () => true,
        onDraw: (drawn: Pick<Sorting, 'row' | 'handle'>) => {
          sorting = drawn
        },
      })
      root.render(createElement(WordsContext, { value: { language: 'en', words: en } }, rows))
    })
  await draw('["a","b"]')
  for (const key of [' ', 'ArrowDown', ' '])
    await act(async () => {
      const event = { key, preventDefault: () => {}, stopPropagation: () => {} }
      sorting?.handle(0, 'a').onKeyDown(event as KeyboardEvent)
    })
  await draw('["b","a"]')
  expect(said.at(-1)).toBe('a is now no. 2 of 2.')
  await draw('["a","b"]')
  expect(said.at(-1)).toBe('')
  await act(async () => root.unmount())
})
