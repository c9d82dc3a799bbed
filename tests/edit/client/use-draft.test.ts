import '../../react-for-tests.ts'
import { JSDOM } from 'jsdom'
import { act, createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { EditsAnswer } from '../../../src/edit/protocol/protocol.ts'
import { commitDrafts, listenToDrafts } from '../../../src/edit/state/drafts.ts'
import { useDraft } from '../../../src/edit/state/use-draft.ts'

afterEach(() => void vi.unstubAllGlobals())

type Draft = ReturnType<typeof useDraft<string>>

interface FieldProps {
  readonly value?: string
  save(seen: string, next: string): Promise<EditsAnswer>
  onDraw(draft: Draft): void
}

function Field({ value = 'before', save, onDraw }: FieldProps) {
  onDraw(useDraft({ value, pauseMs: 10_000, save }))
  return null
}

/** A field with what it asks to be saved; `draw` gives it another value of the file. */
async function openField() {
  const { window } = new JSDOM('<div id="root"></div>')
  const parts = { window, document: window.document, navigator: window.navigator, IS_REACT_ACT_ENVIRONMENT: true }
  for (const [name, value] of Object.entries(parts)) vi.stubGlobal(name, value)
  const { createRoot } = await import('react-dom/client')
  const asked: { readonly seen: string; readonly next: string; answer(given: EditsAnswer): void }[] = []
  const save = (seen: string, next: string) =>
    new Promise<EditsAnswer>((answer) => void asked.push({ seen, next, answer }))
  let draft: Draft | undefined
  const onDraw = (drawn: Draft) => {
    draft = drawn
  }
  const root = createRoot(window.document.querySelector('#root') as HTMLElement)
  const draw = (value: string) => act(async () => root.render(createElement(Field, { value, save, onDraw })))
  await draw('before')
  return { asked, draw, draft: () => draft as Draft, close: () => act(async () => root.unmount()) }
}

const conflict = (now: string): EditsAnswer => ({ conflicts: [{ path: [], was: 'before', now }] })

test('what is taken in the place of theirs is saved, though what was sent before is refused meanwhile', async () => {
  const { asked, draft, close } = await openField()
  const states: string[] = []
  listenToDrafts((state) => void states.push(state))
  await act(async () => draft().change('mine'))
  await act(async () => commitDrafts())
  await act(async () => draft().settle('theirs', 'mine'))
  expect(asked.map(({ seen }) => seen)).toEqual(['before', 'theirs'])
  await act(async () => asked[0]?.answer(conflict('theirs')))
  await act(async () => asked[1]?.answer({ version: '2' }))
  expect(states.at(-1)).toBe('none')
  expect(draft().answer).toEqual({ version: '2' })
  await close()
})

test('theirs that is kept while mine is on its way takes its place again', async () => {
  const { asked, draft, close } = await openField()
  await act(async () => draft().change('mine'))
  await act(async () => commitDrafts())
  await act(async () => asked[0]?.answer(conflict('theirs')))
  await act(async () => draft().settle('theirs', 'mine'))
  await act(async () => draft().settle('theirs', 'theirs'))
  expect(asked.map(({ seen, next }) => [seen, next])).toEqual([
    ['before', 'mine'],
    ['theirs', 'mine'],
    ['mine', 'theirs'],
  ])
  await act(async () => asked[1]?.answer({ version: '2' }))
  await act(async () => asked[2]?.answer({ version: '3' }))
  expect(draft().answer).toEqual({ version: '3' })
  await close()
})

test('theirs that is kept stands there already where mine was refused: nothing more is asked', async () => {
  const { asked, draft, draw, close } = await openField()
  await act(async () => draft().change('mine'))
  await act(async () => commitDrafts())
  await act(async () => draft().settle('theirs', 'theirs'))
  await act(async () => asked[0]?.answer(conflict('theirs')))
  await act(async () => asked[1]?.answer(conflict('theirs')))
  expect(draft().answer).toBeUndefined()
  await draw('theirs')
  expect(draft().shown).toBe('theirs')
  await close()
})

test.each(['before the choice', 'after it'])(
  'a text that is changed once more %s is shown as it is now',
  async (when) => {
    const { asked, draft, draw, close } = await openField()
    await act(async () => draft().change('mine'))
    await act(async () => commitDrafts())
    await act(async () => asked[0]?.answer(conflict('theirs')))
    if (when === 'before the choice') await draw('theirs, again')
    await act(async () => draft().settle('theirs', 'theirs'))
    if (when === 'after it') await draw('theirs, again')
    expect(draft().shown).toBe('theirs, again')
    expect(asked).toHaveLength(1)
    await close()
  },
)
