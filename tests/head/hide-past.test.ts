import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { hidePast } from '../../generator/render/hide-past.ts'

/** The items that are shown at a moment, where clocks are so many minutes behind UTC. */
async function shownAt(moment: string, minutesBehind: number): Promise<string[]> {
  const items = ['2026-11-27', '2026-11-28', '2026-11-29', ''].map(
    (day) => `<li${day && ` data-until="${day}"`}>${day || 'always'}</li>`,
  )
  const { window } = new JSDOM(`<ul>${items.join('')}</ul><script>${hidePast}</script>`, {
    runScripts: 'dangerously',
    beforeParse(page) {
      const RealDate = page.Date
      page.Date = class extends RealDate {
        constructor(given?: number) {
          super(given ?? moment)
        }
        override getTimezoneOffset() {
          return minutesBehind
        }
      } as unknown as DateConstructor
    },
  })
  await new Promise((loaded) => window.addEventListener('load', loaded))
  return Array.from(window.document.querySelectorAll('li:not([hidden])'), ({ textContent }) => textContent ?? '')
}

test('what is over is hidden by the day where the visitor is, and its last day counts', async () => {
  expect(await shownAt('2026-11-28T12:00Z', 0)).toEqual(['2026-11-28', '2026-11-29', 'always'])
  // In São Paulo it is still the day before; in Auckland the next one has begun.
  expect(await shownAt('2026-11-29T01:00Z', 180)).toEqual(['2026-11-28', '2026-11-29', 'always'])
  expect(await shownAt('2026-11-28T12:00Z', -780)).toEqual(['2026-11-29', 'always'])
})
