import '../../react-for-tests.ts'
import { JSDOM } from 'jsdom'
import { act, createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useLatest } from '../../../src/edit/state/use-latest.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface PanelProps {
  readonly version: string
  ask(): Promise<string>
  onDraw(answer: string | undefined): void
}

function Panel({ version, ask, onDraw }: PanelProps) {
  onDraw(useLatest(ask, 'panel', version)[0])
  return null
}

/** A panel that asks for something; `draw` draws it for a version of the file. */
async function openPanel(ask: () => Promise<string>) {
  const { window } = new JSDOM('<div id="root"></div>')
  const parts = { window, document: window.document, navigator: window.navigator, IS_REACT_ACT_ENVIRONMENT: true }
  for (const [name, value] of Object.entries(parts)) vi.stubGlobal(name, value)
  vi.useFakeTimers()
  const { createRoot } = await import('react-dom/client')
  let shown: string | undefined
  const onDraw = (answer: string | undefined) => {
    shown = answer
  }
  const root = createRoot(window.document.querySelector('#root') as HTMLElement)
  const draw = (version: string) => act(async () => root.render(createElement(Panel, { version, ask, onDraw })))
  const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  return { draw, wait, shown: () => shown, close: () => act(async () => root.unmount()) }
}

test('a panel whose question failed shows the answer once the editor is back', async () => {
  const ask = vi.fn(async () => 'the list').mockRejectedValueOnce(new Error('unreachable'))
  const { draw, wait, shown, close } = await openPanel(ask)
  await draw('1')
  expect(shown()).toBeUndefined()
  await wait(600)
  expect(shown()).toBe('the list')
  await close()
})

test('an answer to an older question never replaces a newer one, and nobody asks for a panel that is closed', async () => {
  const answers: ((text: string) => void)[] = []
  const ask = vi.fn(() => new Promise<string>((answer) => void answers.push(answer)))
  const { draw, wait, shown, close } = await openPanel(ask)
  await draw('1')
  await draw('2')
  await act(async () => answers[1]?.('new'))
  await act(async () => answers[0]?.('old'))
  expect(shown()).toBe('new')
  await close()
  await wait(60_000)
  expect(ask).toHaveBeenCalledTimes(2)
})
