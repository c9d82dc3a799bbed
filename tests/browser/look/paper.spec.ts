import { expect, type Page } from '@playwright/test'
import { oneIn } from '../../site/thorough.ts'
import type { PageKind } from '../page-kinds.ts'
import { type ServedSite, test } from '../site-test.ts'

/** The addresses of the pages of a kind. */
function pagesOf({ address, routes }: ServedSite, wanted: PageKind): string[] {
  return routes.filter(({ kind }) => kind === wanted).map(({ path }) => address + path)
}

/** Opens a page as it looks on paper. */
async function openOnPaper(page: Page, address: string | undefined): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.goto(address ?? '')
  await page.keyboard.press('Control')
  await expect(page.locator('.breadcrumbs, .actions').first()).toBeHidden()
  await page.evaluate(() => document.fonts.ready)
}

/** How many sheets of paper a page takes. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

test('every service is an offer of one sheet', async ({ page, serve }) => {
  test.setTimeout(120_000)
  const services = pagesOf(await serve('shipped'), 'service')
  const sheets: [string, number][] = []
  for (const address of oneIn(4, services)) {
    await openOnPaper(page, address)
    sheets.push([address, await sheetsOf(page)])
  }
  expect(services).toHaveLength(21)
  expect(sheets.filter(([, count]) => count !== 1)).toEqual([])
})

test('the overview of the services takes two sheets, and shows no button', async ({ page, serve }) => {
  await openOnPaper(page, pagesOf(await serve('shipped'), 'services')[0])
  expect(await sheetsOf(page)).toBe(2)
  await expect(page.locator('main').getByRole('link')).toHaveCount(0)
})

test('paper has the address of its page, and the styles for it come with the page, before any intent', async ({
  page,
  serve,
}) => {
  const { address, routes } = await serve('shipped')
  await page.emulateMedia({ media: 'print' })
  await page.goto(address + routes[1]?.path)
  await expect(page.locator('.breadcrumbs')).toBeHidden()
  const line = await page.locator('link[rel=canonical]').evaluate((link) => {
    const { display, content } = getComputedStyle(link, '::after')
    return { display, content, address: (link as HTMLLinkElement).href, isShown: getComputedStyle(link).display }
  })
  expect(line.content).toBe(`"${line.address}"`)
  expect(line.isShown).toBe('block')
})

test('the home page shows all services, without a button for it', async ({ page, serve }) => {
  await openOnPaper(page, pagesOf(await serve('shipped'), 'home')[0])
  const names = page.locator('.page-cards h3')
  await expect(names).toHaveCount(7)
  for (const name of await names.all()) await expect(name).toBeVisible()
  await expect(page.locator('.page-cards-more > summary')).toBeHidden()
})

test('the ticks of lists are printed', async ({ page, serve }) => {
  await page.setViewportSize({ width: 703, height: 1000 })
  await openOnPaper(page, pagesOf(await serve('shipped'), 'home')[0])
  const tick = page.locator('.opening-facts > li').first()
  expect(await tick.evaluate((item) => getComputedStyle(item, '::before').printColorAdjust)).toBe('exact')
})

test('plain text can be read: letters of ten points, lines of a book, headings apart from what precedes them', async ({
  page,
  serve,
}) => {
  await page.setViewportSize({ width: 700, height: 1000 })
  await openOnPaper(page, pagesOf(await serve('second'), 'text')[0])
  const layout = await page.locator('.text-page .prose').evaluate((prose) => {
    const headings = [...prose.querySelectorAll('h2')].slice(1)
    const gaps = headings.map((heading) => {
      const above = heading.previousElementSibling?.getBoundingClientRect().bottom ?? 0
      return heading.getBoundingClientRect().top - above
    })
    return {
      size: Number.parseFloat(getComputedStyle(prose).fontSize),
      width: prose.clientWidth,
      gap: Math.min(...gaps),
    }
  })
  expect(layout.size).toBeCloseTo(13.33, 1)
  expect(layout.width).toBeLessThan(layout.size * 43)
  expect(layout.gap).toBeGreaterThan(layout.size)
})
