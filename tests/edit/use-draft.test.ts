import '../react-for-tests.ts'
import { JSDOM } from 'jsdom'
import { act, createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { EditsAnswer } from '../../src/edit/protocol/protocol.ts'
import { commitDrafts, listenToDrafts } from '../../src/edit/state/drafts.ts'
import { useDraft } from '../../src/edit/state/use-draft.ts'

afterEach(() => void vi.unstubAllGlobals())

type Draft = ReturnType<typeof useDraft<string>>

interface FieldProps {
  save(seen: string): Promise<EditsAnswer>
  onDraw(draft: Draft): void
}

function Field({ save, onDraw }: FieldProps) {
  onDraw(useDraft({ value: 'before', pauseMs: 10_000, save }))
  return null
}

test('what is taken in the place of theirs is saved, though what was sent before is refused meanwhile', async () => {
  const { window } = new JSDOM('<div id="root"></div>')
  const parts = { window, document: window.document, navigator: window.navigator, IS_REACT_ACT_ENVIRONMENT: true }
  for (const [name, value] of Object.entries(parts)) vi.stubGlobal(name, value)
  const { createRoot } = await import('react-dom/client')
  const asked: { readonly seen: string; answer(given: EditsAnswer): void }[] = []
  const save = (seen: string) => new Promise<EditsAnswer>((answer) => void asked.push({ seen, answer }))
  let draft: Draft | undefined
  const field = createElement(Field, {
    save,
    onDraw: (drawn) => {
      draft = drawn
    },
  })
  const states: string[] = []
  listenToDrafts((state) => void states.push(state))
  const root = createRoot(window.document.querySelector('#root') as HTMLElement)
  await act(async () => root.render(field))
  await act(async () => draft?.change('mine'))
  await act(async () => commitDrafts())
  await act(async () => draft?.settle('theirs', 'mine'))
  expect(asked.map(({ seen }) => seen)).toEqual(['before', 'theirs'])
  await act(async () => asked[0]?.answer({ conflicts: [{ path: [], was: 'before', now: 'theirs' }] }))
  await act(async () => asked[1]?.answer({ version: '2' }))
  expect(states.at(-1)).toBe('none')
  expect(draft?.answer).toEqual({ version: '2' })
  await act(async () => root.unmount())
})
