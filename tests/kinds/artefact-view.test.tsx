import { describe, expect, test } from 'vitest'
import type { Artefact } from '../../src/content/page-content.ts'
import { draw, markupOf, type Sample, samplesOf, shipped, textsOf } from './draw.tsx'

const named = (samples: readonly Sample[]) =>
  samples.map((sample) => [`${sample.artefact.kind} ${sample.shell.locale}`, sample] as const)

const both = named([...shipped, ...samplesOf('../fixtures/second-site/site.config.yaml')])

/** The document with every list cut to one row or repeated up to fifty. */
function withRows(artefact: Artefact, count: number): Artefact {
  const lists = Object.entries(artefact).map(([key, value]) => [
    key,
    Array.isArray(value) ? Array.from({ length: count }, (_, index) => value[index % value.length]) : value,
  ])
  return Object.fromEntries(lists)
}

/** The document with every text replaced. */
function withTexts<T>(value: T, text: string): T {
  if (Array.isArray(value)) return value.map((item) => withTexts(item, text)) as T
  if (typeof value === 'object' && value !== null) {
    const kept = ['kind', 'result', 'status', 'risk', 'month', 'currency']
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, kept.includes(key) ? item : withTexts(item, text)]),
    ) as T
  }
  return (typeof value === 'string' ? text : value) as T
}

describe('a large document', () => {
  test.each(both)('is a figure with its caption and the stamp of an example (%s)', (_, drawn) => {
    const figure = draw(drawn)
    expect(figure.tagName).toBe('FIGURE')
    expect(textsOf(figure, 'figcaption')).toEqual([drawn.artefact.caption.replace(/\s+/g, ' ')])
    expect(textsOf(figure, '.artefact-stamp')).toEqual([drawn.shell.messages.artefacts.example])
    expect(textsOf(figure, '.artefact-title')).toEqual([drawn.artefact.title.replace(/\s+/g, ' ')])
  })

  test.each(both)('names its tables and lists after a text that is there (%s)', (_, drawn) => {
    const figure = draw(drawn)
    const references = [...figure.querySelectorAll('[aria-labelledby]')]
    expect(figure.querySelectorAll('table:not([aria-labelledby])')).toHaveLength(0)
    for (const reference of references) {
      const id = reference.getAttribute('aria-labelledby')
      expect([...figure.querySelectorAll('[id]')].filter((element) => element.id === id)).toHaveLength(1)
    }
  })

  test.each(both)('gives every heading cell a scope and hides every drawing from screen readers (%s)', (_, drawn) => {
    const figure = draw(drawn)
    expect(figure.querySelectorAll('th:not([scope])')).toHaveLength(0)
    expect(figure.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0)
  })

  test.each(both)('has no style attribute and nothing that takes focus (%s)', (_, drawn) => {
    for (const size of ['large', 'small'] as const) {
      expect(draw(drawn, size).querySelectorAll('[style], a, button, input, [tabindex]')).toHaveLength(0)
    }
  })
})

describe('a small document', () => {
  test.each(both)('is hidden from screen readers and light (%s)', (_, drawn) => {
    expect(draw(drawn, 'small').getAttribute('aria-hidden')).toBe('true')
    expect(Buffer.byteLength(markupOf(drawn, 'small'))).toBeLessThan(1_400)
  })

  test.each(both)('stays light with fifty rows (%s)', (_, drawn) => {
    const artefact = withRows(drawn.artefact, 50)
    expect(Buffer.byteLength(markupOf({ ...drawn, artefact }, 'small'))).toBeLessThan(1_400)
  })
})

describe('a document of odd data', () => {
  test.each(named(shipped))('is drawn with one row and with fifty (%s)', (_, drawn) => {
    for (const count of [1, 50]) {
      const artefact = withRows(drawn.artefact, count)
      expect(textsOf(draw({ ...drawn, artefact }), '.artefact-title')).toEqual([artefact.title])
    }
  })

  test.each(named(shipped))('keeps long words as they are (%s)', (_, drawn) => {
    const word = 'Lebensmittelsicherheitsbeauftragtenfortbildung'
    const artefact = withTexts(drawn.artefact, word)
    for (const size of ['large', 'small'] as const) {
      const text = draw({ ...drawn, artefact }, size).textContent
      expect(text).toContain(word)
      expect(text).not.toMatch(/undefined|NaN|\[object/)
    }
  })
})
