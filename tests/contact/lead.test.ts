import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLead, isIncomplete } from '../../src/contact/sending/lead.ts'
import { asFormData, fileProblem } from '../../src/contact/values/files.ts'
import type { FormContent, FormField } from '../../src/content/page-content.ts'

const fields: readonly FormField[] = [
  { type: 'select', name: 'wish', label: '', options: [] },
  { type: 'text', name: 'where', label: '', required: 'whereRequired', showWhen: { field: 'wish', is: 'visit' } },
  { type: 'checkbox', name: 'agreed', label: 'I agree to the', link: { label: 'terms', page: 'terms' }, version: '3' },
]
const form = { key: 'f', conversionType: 'f', conversionIdPrefix: 'f_', fields } as unknown as FormContent
const leadOf = (values: Record<string, string | boolean>) =>
  createLead({ form, values: { where: 'home', ...values }, locale: 'en', suspect: false })

beforeEach(() => {
  vi.stubGlobal('window', { location: { href: 'https://a.example/' } })
  vi.stubGlobal('navigator', { userAgent: 'test' })
})
afterEach(() => vi.unstubAllGlobals())

test('a lead lacks what was not there', () => {
  expect(leadOf({ wish: 'order' })).not.toHaveProperty('where')
  expect(leadOf({ wish: 'visit' })).toHaveProperty('where', 'home')
  expect(isIncomplete(fields, { wish: 'order', where: '' })).toBe(false)
  expect(isIncomplete(fields, { wish: 'visit', where: '' })).toBe(true)
})

test('a lead has what was agreed to, in the words that were read, with their version; nothing where nobody agreed', () => {
  expect(leadOf({ agreed: true })).toMatchObject({
    agreed: true,
    agreed_text: 'I agree to the terms',
    agreed_version: '3',
  })
  expect(leadOf({ agreed: false })).not.toHaveProperty('agreed_text')
})

test('a form with files has each of them, texts as they are, and boxes only where they are ticked', () => {
  const files = ['a.pdf', 'b.pdf'].map((name) => new File([name], name))
  const data = asFormData({ name: 'Ana', papers: '[["a.pdf",5]]', far: false, agreed: true }, { papers: files })
  expect([...data.entries()].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])).toEqual([
    ['name', 'Ana'],
    ['agreed', 'true'],
    ['papers', 'a.pdf'],
    ['papers', 'b.pdf'],
  ])
})

test.each([
  [[], undefined],
  [[['a.PDF', 5e6]], undefined],
  [[['a.pdf', 5e6 + 1]], 'fileSize'],
  [[['pdf', 1]], undefined],
  [[['a.pdf.exe', 1]], 'fileType'],
  [
    [
      ['a.pdf', 1],
      ['b.pdf', 1],
    ],
    'fileCount',
  ],
])('of the files %j it says: %s', (files, problem) => {
  const described = files.length > 0 ? JSON.stringify(files) : ''
  expect(fileProblem({ type: 'file', name: 'papers', label: '', accept: ['pdf'] }, described)).toBe(problem)
})

test('the id of a lead says what it is, when it was made, whether a machine made it, and which one it follows', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, 2, 12) })
  const idOf = (suspect: boolean, follows?: string) =>
    createLead({
      form,
      values: {},
      locale: 'en',
      suspect,
      follows: follows ? { ...made, conversion_id: follows } : undefined,
    }).conversion_id
  const made = createLead({ form, values: { wish: ' visit ' }, locale: 'en', suspect: false })
  expect(made).toMatchObject({
    ...{ wish: 'visit', conversion_type: 'f', locale: 'en', timestamp: '2026-03-02T12:00:00.000Z' },
    ...{ page_url: 'https://a.example/', user_agent: 'test' },
  })
  expect(made.conversion_id).toMatch(/^f_1772452800000_(?!suspect)[\da-z]{6,}$/)
  expect(idOf(true)).toMatch(/^f_1772452800000_suspect[\da-z]{6,}$/)
  expect(idOf(false, 'f_1_a')).toMatch(/^f_1772452800000_[\da-z]{6,}_after_f_1_a$/)
  vi.useRealTimers()
})
