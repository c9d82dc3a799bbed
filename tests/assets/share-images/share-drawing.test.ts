import { expect, test } from 'vitest'
import type { Element } from '../../../generator/assets/share-images/element.ts'
import { groundDrawing, headingDrawing, headingPlace } from '../../../generator/assets/share-images/share-drawing.ts'
import { shareImageSize } from '../../../generator/compile/metadata/share-image.ts'

const card = { host: 'www.marteau-feutre.example', color: '#1f3a5f', accent: '#b5652b', title: 'Accord de piano' }
const sheet = { title: 'Fiche d’accord', lines: [] }
const setting = { logo: '', families: { heading: 'Lora', text: 'Inter' } }

/** The boxes of a drawing that stand at a place of their own: the edge, the texts and, if there is one, the document. */
function placed(drawing: Element) {
  const boxes = drawing.props.children as Element[]
  return boxes.map(({ props }) => props.style as { left: number; width: number })
}

test('the texts of a share image keep clear of its document, and use the whole width where there is none', () => {
  const [, beside, document] = placed(groundDrawing({ ...card, sheet }, setting))
  expect(beside && beside.left + beside.width).toBeLessThan(document?.left ?? 0)
  const padding = 34
  expect(document && document.left + padding + document.width).toBeLessThan(shareImageSize.width - padding)
  const [, alone, ...others] = placed(groundDrawing(card, setting))
  expect(others).toEqual([])
  expect(alone && alone.left * 2 + alone.width).toBe(shareImageSize.width)
})

test('the words of the page stand above the company, on the side on which their script begins', () => {
  expect(headingPlace(card, false)).toEqual({ left: 78, top: 72 })
  expect(headingPlace({ ...card, sheet }, false)).toEqual({ left: 78, top: 72 })
  expect(headingPlace({ ...card, sheet }, true)).toEqual({ left: 492, top: 72 })
})

test('the logo is large and in the middle where the title cannot be drawn', () => {
  const [, texts] = placed(groundDrawing({ ...card, title: undefined }, setting))
  expect(texts).toMatchObject({ justifyContent: 'center' })
  const logoWidth = (title?: string) =>
    /"src":"","width":(\d+)/.exec(JSON.stringify(groundDrawing({ ...card, title }, setting)))
  expect([logoWidth(card.title)?.[1], logoWidth()?.[1]]).toEqual(['64', '240'])
})

test('a title with a long word is smaller, so that the word keeps clear of the document', () => {
  const size = (title: string) =>
    Number(
      /"fontSize":(\d+),"lineHeight":1.12/.exec(
        JSON.stringify(headingDrawing({ ...card, title, sheet }, setting)),
      )?.[1],
    )
  expect(size('Impressum und Datenschutz')).toBe(64)
  expect(size('Impressum und Datenschutzerklärung')).toBe(52)
  expect(size('Kraftfahrzeug-Haftpflichtversicherung')).toBe(45)
})

test('a long title is smaller, and cut where it would be too small to read: it keeps clear of the company', () => {
  const heights = [190, 240, 2000].flatMap((length) =>
    ['Möbel für Praxen ', 'MÖBEL FÜR PRAXEN '].map((words) => {
      const drawing = JSON.stringify(
        headingDrawing({ ...card, title: words.repeat(200).slice(0, length), sheet }, setting),
      )
      const [, size = '', title = ''] =
        /"fontSize":(\d+),"lineHeight":1.12[^}]*\},"children":\["([^"]+)"/.exec(drawing) ?? []
      return (Math.ceil((title.length * Number(size) * 0.6) / 600) + 1) * Number(size) * 1.12
    }),
  )
  expect(Math.min(...heights)).toBeGreaterThan(100)
  expect(Math.max(...heights)).toBeLessThan(360)
})

test('a word that no size has room for is broken', () => {
  expect(JSON.stringify(headingDrawing({ ...card, title: 'a'.repeat(80), sheet }, setting))).toMatch(
    /"fontSize":34,"lineHeight":1.12,"wordBreak":"break-word"/,
  )
})

test('the signs of a document differ in more than their colours', () => {
  const lines = (['good', 'fair', 'bad'] as const).map((sign) => ({ text: 'Rien à signaler', sign }))
  const drawing = JSON.stringify(groundDrawing({ ...card, sheet: { ...sheet, lines } }, setting))
  const signs = drawing.match(/\{[^{}]*"width":14,"height":14[^{}]*\}/g) ?? []
  expect(new Set(signs.map((sign) => sign.replace(/#\w{6}/g, '')))).toHaveProperty('size', 3)
})
