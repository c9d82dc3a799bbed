import { expect } from '@playwright/test'
import { type Answer, answers, type Example } from './answers.ts'
import { scan } from './scan.ts'
import { test } from './still-page-test.ts'

test.use({ bypassCSP: true })

test('every answer in the table is still asked for, at its example', async ({ page, serve }) => {
  test.setTimeout(120_000)
  const askedBy = new Map<string, Set<Answer['engine']>>()
  for (const { example, engine } of answers) {
    const text = JSON.stringify(example)
    askedBy.set(text, (askedBy.get(text) ?? new Set()).add(engine))
  }
  const needed = new Set<number>()
  for (const [example, engines] of askedBy) {
    const { site, path, width, open } = JSON.parse(example) as Example
    const { address } = await serve(site)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address + path)
    if (open) await page.locator(`${open} > summary`).click()
    await page.evaluate(() => window.scrollTo(0, 0))
    for (const { answeredBy } of await scan(page, [...engines])) for (const index of answeredBy) needed.add(index)
  }
  expect(answers.filter((_, index) => !needed.has(index))).toEqual([])
})
