import { dirname } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { isThorough, oneIn } from '../../site/thorough.ts'
import { lostTexts } from '../accessibility/measure.ts'
import { certainties } from '../accessibility/scan.ts'
import { test } from '../site-test.ts'
import { lookedKinds, looksOf, writeAllLooks } from './all-looks.ts'
import { serveSite } from './direction-site.ts'

let site: Awaited<ReturnType<typeof serveSite>>
let remove: () => Promise<void>

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  const written = await writeAllLooks()
  remove = written.remove
  site = await serveSite(written.file, dirname(written.file))
})

test.afterAll(async () => {
  await site?.close()
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

/** Shows a page at a width, and gathers what is wrong with it there. */
async function problemsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 })
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
  return [...(scrollWidth > width ? [`${scrollWidth} px wide`] : []), ...(await lostTexts(page))]
}

for (const [locale, widths] of [
  ['en', [360, 1440]],
  ['ar', [360, 1440]],
  ['ja', [360]],
] as const) {
  test(`all looks fit ${widths.join(' and ')} px, and lose no text, in ${locale}`, async ({ page }) => {
    test.setTimeout(180_000)
    const problems: Record<string, string[]> = {}
    // What fits in one script fits in the others, mostly: of these one page of three, where not everything is tried.
    for (const path of oneIn(locale === 'en' ? 1 : 3, pagesOf(locale))) {
      await page.goto(site.address + path)
      for (const width of widths) {
        const found = await problemsAt(page, width)
        if (found.length > 0) problems[`${path} ${width}`] = found
      }
    }
    expect(problems).toEqual({})
  })
}

test('each kind has at least three looks, whose parts stand at other places', async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 1440, height: 800 })
  for (const kind of [...lookedKinds, 'opening'] as const) {
    const looks = looksOf(kind)
    expect(looks.length, kind).toBeGreaterThanOrEqual(3)
    const places = new Map<string, string>()
    const isAlone = kind === 'opening' || kind === 'form'
    for (const [index, look] of looks.entries()) {
      if (isAlone) await page.goto(`${site.address}/en/${kind}-${look}`)
      else if (index === 0) await page.goto(`${site.address}/en/looks-${kind}`)
      places.set(look, await placesIn(page, isAlone ? `#${kind}` : `#as-${look}`))
    }
    expect.soft(new Set(places.values()).size, `${kind}: ${[...places].join('\n')}`).toBe(looks.length)
  }
})

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
