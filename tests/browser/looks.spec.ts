import { expect, type Page } from '@playwright/test'
import { isThorough } from '../site/thorough.ts'
import { lostTexts } from './accessibility/measure.ts'
import { certainties } from './accessibility/scan.ts'
import { lookedKinds, looksOf, writeAllLooks } from './all-looks.ts'
import { test } from './site-test.ts'
import { type StartedSite, startSite } from './started-site.ts'

let site: StartedSite
let remove: () => Promise<void>

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  const written = await writeAllLooks()
  remove = written.remove
  site = await startSite(written.file)
})

test.afterAll(async () => {
  await site?.stop()
  await remove?.()
})

/** The pages with all looks in a language. */
function pagesOf(locale: string): string[] {
  return site.routes
    .filter((route) => route.locale === locale && /^(?:opening|looks|form)-/.test(route.key))
    .map(({ path }) => path)
}

/** Where the parts of a section stand, in tens of pixels from its corner: what two looks that differ in colours alone would share. */
function placesIn(page: Page, selector: string): Promise<string> {
  return page.locator(selector).evaluate((section) => {
    const corner = section.getBoundingClientRect()
    const parts = section.querySelectorAll('h1, h2, h3, h4, p, li, img, form, dt, dd, blockquote, td')
    return [...parts]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width }) => width > 2)
      .map((box) =>
        [box.left - corner.left, box.top - corner.top, box.width, box.height].map((n) => Math.round(n / 10)).join(' '),
      )
      .join('; ')
  })
}

for (const kind of [...lookedKinds, 'opening'] as const) {
  test(`${kind} has at least three looks, whose parts stand at other places`, async ({ page }) => {
    const looks = looksOf(kind)
    expect(looks.length).toBeGreaterThanOrEqual(3)
    await page.setViewportSize({ width: 1440, height: 900 })
    const places = new Map<string, string>()
    for (const look of looks) {
      const isAlone = kind === 'opening' || kind === 'form'
      await page.goto(`${site.address}/en/${isAlone ? `${kind}-${look}` : `looks-${kind}`}`)
      places.set(look, await placesIn(page, kind === 'opening' ? '#opening' : isAlone ? '#form' : `#as-${look}`))
    }
    expect(new Set(places.values()).size, [...places].join('\n')).toBe(looks.length)
  })
}

for (const [locale, width] of [
  ['en', 360],
  ['en', 1440],
  ['ar', 360],
  ['ar', 1440],
  ['ja', 360],
] as const) {
  test(`all looks fit ${width} px, and lose no text, in ${locale}`, async ({ page }) => {
    test.setTimeout(180_000)
    const problems: Record<string, string[]> = {}
    await page.setViewportSize({ width, height: 800 })
    for (const path of pagesOf(locale)) {
      await page.goto(site.address + path)
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
      const found = [...(scrollWidth > width ? [`${scrollWidth} px wide`] : []), ...(await lostTexts(page))]
      if (found.length > 0) problems[path] = found
    }
    expect(problems).toEqual({})
  })
}

// The colours of all looks are those of the directions, which are judged in both schemes.
for (const colorScheme of isThorough ? (['light', 'dark'] as const) : (['light'] as const)) {
  test(`axe finds nothing in any look, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(240_000)
    await page.emulateMedia({ colorScheme })
    const problems: Record<string, string[]> = {}
    for (const path of pagesOf('en')) {
      await page.goto(site.address + path)
      const found = await certainties(page, ['axe'])
      if (found.length > 0) problems[path] = found
    }
    expect(problems).toEqual({})
  })
}
