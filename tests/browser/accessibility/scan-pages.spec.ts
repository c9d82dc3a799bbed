import { expect } from '@playwright/test'
import { answers } from './answers.ts'
import { asks, type LookedAt, looksOf } from './looks.ts'
import { scan, textOf } from './scan.ts'
import { test } from './still-page-test.ts'

/** How many tests share the pages of a site, where everything is tried. */
const shares: Readonly<Record<LookedAt, number>> = { shipped: 2, third: 2, second: 1, varied: 1, blog: 1 }

test.describe.configure({ mode: 'parallel' })
test.use({ bypassCSP: true })

for (const [site, count] of Object.entries(shares) as [LookedAt, number][]) {
  for (let share = 0; share < count; share++) {
    test(`nothing is found on any page of the ${site} site, and each answer is asked for there, share ${share + 1} of ${count}`, async ({
      page,
      serve,
    }) => {
      test.setTimeout(600_000)
      const served = await serve(site)
      const found: Record<string, string[]> = {}
      for (const { path, looks } of looksOf(site, served).filter((_, index) => index % count === share)) {
        for (const [index, look] of looks.entries()) {
          await page.setViewportSize({ width: look.width, height: 900 })
          await page.emulateMedia({ colorScheme: look.colorScheme })
          if (index === 0) await page.goto(served.address + path)
          const all = await scan(page, look.runs)
          const objections = all.filter(({ answeredBy }) => answeredBy.length === 0).map(textOf)
          const needed = new Set(all.flatMap(({ answeredBy }) => answeredBy))
          const idle = answers.filter((answer, at) => asks(look, { site, path }, answer) && !needed.has(at))
          const here = [...objections, ...idle.map(({ rule, where }) => `nobody asks any more: ${rule} ${where}`)]
          if (here.length > 0) found[`${path}, ${look.width} px, ${look.colorScheme}`] = here
        }
      }
      expect(found).toEqual({})
    })
  }
}
