import { expect } from '@playwright/test'
import { answers } from './answers.ts'
import { prepareScans, scan } from './scan.ts'
import { test } from './still-page-test.ts'

test.use({ bypassCSP: true })

test('every answer in the table is still asked for, at its example', async ({ page, serve }) => {
  test.setTimeout(120_000)
  await prepareScans(page)
  const examples = new Map(answers.map(({ example }) => [JSON.stringify(example), example]))
  const needed = new Set<number>()
  for (const { site, path, width, open } of examples.values()) {
    const { address } = await serve(site)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address + path)
    if (open) await page.locator(`${open} > summary`).click()
    await page.evaluate(() => window.scrollTo(0, 0))
    for (const { answeredBy } of await scan(page)) for (const index of answeredBy) needed.add(index)
  }
  expect(answers.filter((_, index) => !needed.has(index))).toEqual([])
})
