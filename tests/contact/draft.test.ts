import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearDraft, loadDraft, saveDraft } from '../../src/contact/values/draft.ts'

const page: { onbeforeunload: unknown } = { onbeforeunload: null }
const kept = new Map<string, string>()
let isFull = false

beforeEach(() => {
  isFull = false
  vi.stubGlobal('window', page)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem(key: string, text: string) {
      if (isFull) throw new DOMException('', 'QuotaExceededError')
      kept.set(key, text)
    },
  })
})
afterEach(() => {
  for (const form of ['ask', 'order']) clearDraft(form)
  vi.unstubAllGlobals()
})

const draft = { values: { name: 'Ana' } }

test('a draft is kept for the tab, and gone once it is sent', () => {
  saveDraft('ask', draft)
  expect([...kept]).toEqual([['draft.ask', '{"values":{"name":"Ana"}}']])
  expect(loadDraft('ask')).toEqual(draft)
  expect(page.onbeforeunload).toBeNull()
  clearDraft('ask')
  expect([loadDraft('ask'), kept.size]).toEqual([undefined, 0])
})

test('a form in which nothing is entered leaves nothing behind', () => {
  saveDraft('ask', draft)
  saveDraft('ask', { values: { name: '', accepted: false } })
  expect(kept.size).toBe(0)
})

test('where nothing can be kept, the browser asks before it leaves the page, as long as there is something to lose', () => {
  isFull = true
  saveDraft('ask', draft)
  saveDraft('order', draft)
  expect([loadDraft('ask'), loadDraft('order')]).toEqual([draft, draft])
  clearDraft('ask')
  expect(loadDraft('ask')).toBeUndefined()
  expect(page.onbeforeunload).toBeTypeOf('function')
  clearDraft('order')
  expect(page.onbeforeunload).toBeNull()
})
