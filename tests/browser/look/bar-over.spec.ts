import { dirname } from 'node:path'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { oneIn } from '../../site/thorough.ts'
import { lostTexts } from '../accessibility/measure.ts'
import { certainties } from '../accessibility/scan.ts'
import { test } from '../site-test.ts'
import { writeAllLooks } from './all-looks.ts'
import { serveSite } from './direction-site.ts'

let site: Awaited<ReturnType<typeof serveSite>>
let remove: () => Promise<void>

test.use({ bypassCSP: true })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  const written = await writeAllLooks({ bar: 'over' })
  remove = written.remove
  site = await serveSite(written.file, dirname(written.file))
})

test.afterAll(async () => {
  await site?.close()
  await remove?.()
})

/** Opens the page with words at the foot of its photo. */
async function openFoot(page: Page, width: number, locale = 'en'): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`${site.address}/${locale}/opening-foot`)
}

/** How far the bar reaches over the page, in pixels. */
function overlap(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bottom = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0
    return bottom - (document.querySelector('main')?.getBoundingClientRect().top ?? 0)
  })
}

/** The contrast of the words of the bar, which are all but white, with the lightest part of the ground below each group of them. */
async function contrastsInBar(page: Page): Promise<number[]> {
  const content =
    '.site-header * { color: transparent !important; background: none !important; border-color: transparent !important }'
  await page.addStyleTag({ content: `${content} .site-header svg, .site-header img { visibility: hidden }` })
  const contrasts: number[] = []
  for (const words of await page.locator('.site-header > :visible').all()) {
    const { data } = await sharp(await words.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const lightest = data.reduce((most, part) => Math.max(most, part), 0) / 255
    contrasts.push(1.005 / (((lightest + 0.055) / 1.055) ** 2.4 + 0.05))
  }
  expect(contrasts.length).toBeGreaterThan(1)
  return contrasts
}

test('the bar lies over the photo on a desk, also with a chat beside the page, and above it on a phone', async ({
  page,
}) => {
  await openFoot(page, 1440)
  expect(await overlap(page)).toBeCloseTo(72, 0)
  // Where a site has a chat, its button stands between the bar and the page.
  await page.locator('main').evaluate((main) => main.before(document.createElement('aside')))
  expect(await overlap(page)).toBeCloseTo(72, 0)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overlap(page)).toBeLessThanOrEqual(0)
  await page.goto(`${site.address}/en/opening-behind`)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await overlap(page)).toBeLessThanOrEqual(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of colorScheme === 'light' ? [820, 1440, 2560] : oneIn(3, [1440, 820, 2560])) {
    test(`the words of the bar stand out from the photo and from the lightest one, ${colorScheme}, ${width} px wide`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme })
      await openFoot(page, width)
      for (const contrast of await contrastsInBar(page)) expect(contrast).toBeGreaterThanOrEqual(4.5)
      await page.locator('.under-bar').evaluate(({ classList }) => {
        classList.remove(...[...classList].filter((name) => name.startsWith('veil-')))
        // What is computed for a white photo.
        classList.add('veil-7')
      })
      await page.addStyleTag({ content: '.opening-ground { filter: brightness(0) invert(1) }' })
      for (const contrast of await contrastsInBar(page)) expect(contrast).toBeGreaterThanOrEqual(4.5)
    })
  }

  test(`axe finds nothing in a bar over a photo, nor in its open lists, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ colorScheme })
    for (const width of [390, 1440]) {
      await openFoot(page, width)
      await page.locator('.site-header details:visible').evaluateAll((lists) => {
        for (const list of lists) (list as HTMLDetailsElement).open = true
      })
      expect(await certainties(page, ['axe'])).toEqual([])
    }
  })
}

for (const locale of ['en', 'ar', 'ja']) {
  test(`with text of 200 %, the bar covers no words and a quarter of the view at most, in ${locale}`, async ({
    page,
  }) => {
    for (const width of [390, 820, 1440]) {
      await openFoot(page, width, locale)
      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      const [bar, words] = await page.evaluate(() =>
        ['.site-header', '.opening-text'].map((selector) => {
          const { top, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
          return { top, bottom }
        }),
      )
      expect(bar?.bottom).toBeLessThanOrEqual(words?.top ?? 0)
      expect((bar?.bottom ?? 0) - (bar?.top ?? 0)).toBeLessThanOrEqual(225)
      expect(await lostTexts(page)).toEqual([])
    }
  })
}
