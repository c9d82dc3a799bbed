import { expect, mergeTests } from '@playwright/test'
import { directions } from '../../../generator/compile/looks/directions.ts'
import type { Direction } from '../../../schema/look.ts'
import { thirdSite } from '../../site/command.ts'
import { siteTexts } from '../../site/site-texts.ts'
import { lostTexts } from '../accessibility/measure.ts'
import { certainties } from '../accessibility/scan.ts'
import { test as editorTest } from '../editor/editor-test.ts'
import { test as siteTest } from '../site-test.ts'
import { inDirection } from './direction-site.ts'
import { restyle } from './restyle.ts'

const test = mergeTests(siteTest, editorTest)

test.use({ bypassCSP: true })

for (const direction of Object.keys(directions) as Direction[]) {
  test(`in the direction ${direction}, pages fit a phone and a desk in three scripts, lose no text, and have nothing that axe finds`, async ({
    page,
    edited,
    serve,
  }) => {
    test.setTimeout(120_000)
    // The editor shows the pages that a build would make, in whatever direction its file names: each arranges its sections in its own way.
    const site = await edited('third')
    const { origin } = new URL(site.opening)
    const { routes } = await serve('third')
    const shown = async () => (await fetch(origin + routes[0]?.path)).text()
    const before = await shown()
    await site.write(inDirection(await siteTexts.third(), direction).text)
    await expect.poll(shown).not.toBe(before)
    const home = routes.filter(({ key }) => key === routes[0]?.key)
    expect(home.map(({ locale }) => locale)).toEqual(['en', 'ja', 'ar'])
    const problems: Record<string, string[]> = {}
    for (const { path } of home) {
      await page.goto(origin + path)
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
        const found = [...(scrollWidth > width ? [`${scrollWidth} px wide`] : []), ...(await lostTexts(page))]
        const top = await page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top)
        // Some show their picture first: the heading stands in the first view all the same.
        if (top > 600) found.push(`the heading begins at ${top} px`)
        const logo = await page.locator('.site-header-logo').evaluate((name) => name.getBoundingClientRect().top)
        if (logo > 200) found.push(`the logo stands at ${logo} px`)
        // Whatever axe finds beyond colours, it finds on a desk.
        if (path === home[0]?.path) found.push(...(await certainties(page, [width === 320 ? 'colours' : 'axe'])))
        if (found.length > 0) problems[`${path} ${width}`] = found
      }
    }
    expect(problems).toEqual({})
  })
}

test.describe('where visitors want motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('what comes into view as it is scrolled to is on paper at once', async ({ page, serve }) => {
    const { address, routes } = await serve('third')
    await restyle(page, thirdSite, { motion: 'lively' })
    await page.goto(address + routes[0]?.path)
    const last = page.locator('main .section > *').last()
    await expect(last).toHaveCSS('opacity', '0')
    await page.emulateMedia({ media: 'print' })
    await expect(last).toHaveCSS('opacity', '1')
  })
})
