import { expect } from '@playwright/test'
import { directions } from '../../generator/compile/looks/directions.ts'
import type { Direction } from '../../schema/look.ts'
import { temporaryFolder, thirdSite } from '../site/command.ts'
import { siteTexts, writeConfig } from '../site/site-texts.ts'
import { lostTexts } from './accessibility/measure.ts'
import { certainties } from './accessibility/scan.ts'
import { inDirection, serveSite } from './direction-site.ts'
import { restyle } from './restyle.ts'
import { test as siteTest } from './site-test.ts'

/** Builds a site of three scripts in an art direction: each arranges its sections in its own way. */
const test = siteTest.extend<{ directed(direction: Direction): ReturnType<typeof serveSite> }>({
  directed: async ({ browserName: _ }, use) => {
    const folder = await temporaryFolder()
    let server: Awaited<ReturnType<typeof serveSite>> | undefined
    await use(async (direction) => {
      const config = await writeConfig(inDirection(await siteTexts.third(), direction), folder.path)
      server = await serveSite(config, folder.path)
      return server
    })
    await server?.close()
    await folder.remove()
  },
})

test.describe.configure({ mode: 'parallel' })
test.use({ bypassCSP: true })

for (const direction of Object.keys(directions) as Direction[]) {
  test(`in the direction ${direction}, pages fit a phone and a desk in three scripts, lose no text, and have nothing that axe finds`, async ({
    page,
    directed,
  }) => {
    test.setTimeout(120_000)
    const { address, routes } = await directed(direction)
    const home = routes.filter(({ key }) => key === routes[0]?.key)
    expect(home.map(({ locale }) => locale)).toEqual(['en', 'ja', 'ar'])
    const problems: Record<string, string[]> = {}
    for (const { path } of home) {
      await page.goto(address + path)
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
