import { expect } from '@playwright/test'
import { isThorough } from '../../site/thorough.ts'
import { type Answer, answers, type Example } from './answers.ts'
import { asks, looksOf } from './looks.ts'
import { isRun, scan } from './scan.ts'
import { test } from './still-page-test.ts'

test.use({ bypassCSP: true })
// An answer too many hides nothing.
test.skip(!isThorough, 'an answer that nobody asks for any more')

test('every answer in the table is still asked for at its example, where no look at all pages tells it', async ({
  page,
  serve,
}) => {
  test.setTimeout(120_000)
  const askedBy = new Map<string, Set<Answer['engine']>>()
  const asked = new Set<Answer>()
  for (const answer of answers) {
    if (!isRun(answer.engine)) continue
    const { site } = answer.example
    const pages = site === 'fourth' || site === 'counted' ? [] : looksOf(site, await serve(site))
    if (pages.some(({ path, looks }) => looks.some((look) => asks(look, { site, path }, answer)))) continue
    asked.add(answer)
    const text = JSON.stringify(answer.example)
    askedBy.set(text, (askedBy.get(text) ?? new Set()).add(answer.engine))
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
  expect(answers.filter((answer, index) => asked.has(answer) && !needed.has(index))).toEqual([])
})
