import { expect, test } from 'vitest'
import { changed, checkText } from '../../diagnostics/check-example.ts'
import { found } from './found.ts'

const off = (key: string) => [`  ${key}:\n    kind`, `  ${key}:\n    enabled: false\n    kind`] as const

test('counts the buttons that a page takes with it, and names their lines', () => {
  const text = changed([off('devis')])
  const [problem] = checkText(text)
  const lines = text.split('\n').flatMap((line, index) => (line.trim() === 'page: devis' ? [index + 1] : []))
  expect(problem?.related.map(({ start }) => start.line)).toEqual(lines)
  expect(problem?.parameters).toEqual({ key: 'devis', buttons: lines.length })
})

test('says nothing of a page that only menus lead to', () => {
  const menu = ['        page: atelier', '        page: prestations'] as const
  expect(found(off('atelier'), menu).filter((problem) => problem.startsWith('buttons-gone'))).toEqual([])
})

test('does not count a button on a page that is switched off as well', () => {
  const buttons = (...more: (readonly [string, string])[]) =>
    checkText(changed([off('prestations'), ...more])).find(({ path }) => path[1] === 'prestations')?.related.length ?? 0
  expect(buttons(off('tarifs'))).toBe(buttons())
  expect(buttons(off('atelier'))).toBe(buttons() - 1)
})
