import { expect } from '@playwright/test'
import { journeys } from '../../edit/journeys.ts'
import { startWalks, type Walks, walksIn } from '../../edit/walk-editor.ts'
import { test } from './editor-test.ts'

test.use({ viewport: { width: 1200, height: 900 } })

let walks: Walks | undefined

for (const { journey, by } of walksIn('chromium', await journeys())) {
  test(`${journey.name}, by ${by}`, async ({ page, edited }) => {
    test.slow()
    walks ??= await startWalks(await edited('third'))
    const browser = {
      open: async (url: string) => void (await page.goto(url)),
      press: (x: number, y: number) => page.mouse.click(x, y),
      key: (chord: string) => page.keyboard.press(chord),
      read: <T>(expression: string) => page.evaluate<T>(expression),
    }
    expect(await walks.walk(browser, journey, by)).toBe(journey.actions[by])
    expect(journey.actions[by]).toBeLessThanOrEqual(journey.actions.goal)
  })
}
