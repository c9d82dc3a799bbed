import { expect } from '@playwright/test'
import { temporaryFolder } from '../../site/command.ts'
import { writeListings } from '../../site/listings-site.ts'
import { certainties } from '../accessibility/scan.ts'
import { serveSite } from '../look/direction-site.ts'
import { startApp, test } from '../site-test.ts'

let site: Awaited<ReturnType<typeof serveSite>>
let remove: () => Promise<void>

test.beforeAll(async () => {
  test.setTimeout(300_000)
  const folder = await temporaryFolder()
  remove = folder.remove
  const names = { uk: 'Усі оселі', en: 'All homes', ar: 'كل المساكن' }
  site = await serveSite(await writeListings(folder.path, 45, 12, names), folder.path)
})

test.afterAll(async () => {
  await site?.close()
  await remove?.()
})

const later = '/ar/masakin/%D8%B5%D9%81%D8%AD%D8%A9'

test('all entries can be reached page by page without a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.address}/en/homes`)
  const seen: string[] = []
  for (;;) {
    seen.push(...(await page.locator('.page-cards h3').allTextContents()))
    const next = page.getByRole('link', { name: 'Next' })
    if ((await next.count()) === 0) break
    await next.click()
  }
  expect(seen).toHaveLength(45)
  expect(seen[0]).toBe('Kyiv, flat 1')
  expect(seen[44]).toBe('Kyiv, house 45')
  await expect(page).toHaveURL(`${site.address}/en/homes/page/4#list`)
  await context.close()
})

test('with the app a page of the list comes by the keyboard, Back leads to the one before, and the head follows', async ({
  page,
}) => {
  await page.goto(`${site.address}/en/homes`)
  await startApp(page)
  const pages = page.getByRole('navigation', { name: 'Pages of the list' })
  await pages.getByRole('link', { name: 'Page 3' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.address}/en/homes/page/3#list`)
  await expect(page.locator('.page-cards h3').first()).toHaveText('Kyiv, flat 25')
  await expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://www.oseredok.example/en/homes/page/3',
  )
  await expect(page.locator('head link[rel="prev"]')).toHaveCount(1)
  await page.goBack()
  await expect(page.locator('.page-cards h3').first()).toHaveText('Kyiv, flat 1')
  await expect(page.locator('head link[rel="prev"]')).toHaveCount(0)
})

test('a choice of language leads to the same page of the list', async ({ page }) => {
  await page.goto(`${site.address}/en/homes/page/2`)
  await startApp(page)
  await page.locator('.language-switcher summary').first().click()
  await page.getByRole('link', { name: 'العربية' }).first().click()
  await expect(page).toHaveURL(`${site.address}${later}/2`)
})

test('on a narrow phone the links of an Arabic list fit, and each is large enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${site.address}${later}/3`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const boxes = await page.locator('.list-pages a').evaluateAll((links) =>
    links.map((link) => {
      const { width, height } = link.getBoundingClientRect()
      return Math.min(width, height)
    }),
  )
  expect(boxes).toHaveLength(6)
  for (const side of boxes) expect(side).toBeGreaterThanOrEqual(44)
  await expect(page.locator('.list-pages [aria-current]')).toHaveText('٣')
})

test('visitors choose and sort; the address says what they chose, and who opens it elsewhere finds the same', async ({
  page,
  context,
}) => {
  await page.goto(`${site.address}/en/homes`)
  const form = page.getByRole('form', { name: 'Choose from the list' })
  const first = page.locator('.page-cards h3').first()
  await form.getByLabel('Type').focus()
  await form.getByLabel('Type').selectOption({ label: 'house (13)' })
  await expect(page.getByRole('status')).toHaveText('Results: 13')
  await form.getByLabel('Sort by').selectOption({ label: 'Price: highest first' })
  await expect(first).toHaveText('Kyiv, house 45')
  await form.getByLabel('Price: from').pressSequentially('70.000')
  await expect(page.getByRole('status')).toHaveText('Results: 7')
  await expect(form.getByLabel('Price: from')).toBeFocused()
  await expect(page).toHaveURL(`${site.address}/en/homes?price.from=70.000&type=house&sort=-price#list-choice`)
  // Who goes to an entry and back finds the list as it was.
  await page.getByRole('link', { name: /Kyiv, house 45/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kyiv, house 45')
  await page.goBack()
  await expect(page.getByRole('status')).toHaveText('Results: 7')
  await expect(form.getByLabel('Type')).toHaveValue('house')

  const other = await context.newPage()
  // As in Safari 16, which has no such property.
  await other.addInitScript(() => Reflect.deleteProperty(URLSearchParams.prototype, 'size'))
  await other.goto(page.url())
  await expect(other.getByRole('status')).toHaveText('Results: 7')
  await expect(other.getByLabel('Price: from')).toHaveValue('70.000')

  await form.getByLabel('Price: from').fill('900000')
  await expect(page.getByRole('status')).toHaveText('No results. Remove one of your choices.')
  await expect(page.locator('.page-cards')).toHaveCount(0)
  await form.getByRole('button', { name: 'Clear' }).click()
  await expect(page.locator('.page-cards h3')).toHaveCount(12)
  await expect(page).toHaveURL(`${site.address}/en/homes`)
})

test('an address that chooses shows what it chooses at once, though nobody has touched the page; any other starts nothing', async ({
  page,
  context,
}) => {
  await page.goto(`${site.address}/en/homes?type=house`)
  await expect(page.getByRole('status')).toHaveText('Results: 13')
  await expect(page.locator('.page-cards h3').first()).toHaveText('Ternopil, house 3')
  const other = await context.newPage()
  const asked: string[] = []
  other.on('request', (request) => asked.push(request.url()))
  await other.goto(`${site.address}/en/homes?utm_source=letter`)
  await other.waitForTimeout(1500)
  expect(asked.filter((address) => address.includes('/assets/app'))).toEqual([])
})

test('a page beyond the last one of a list says what else there is: the list', async ({ page }) => {
  const answer = await page.goto(`${site.address}/en/homes/page/99`)
  expect(answer?.status()).toBe(404)
  await expect(page.locator('.nearest-pages').getByRole('link').first()).toHaveAttribute('href', '/en/homes')
})

test('what was found is divided into pages as well, in Arabic as in English; without a script no form asks', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${site.address}/ar/masakin?type=flat#list-choice`)
  await expect(page.getByRole('status')).toHaveText('النتائج: ٢٦')
  await page.getByRole('link', { name: 'صفحة ٣' }).click()
  await expect(page).toHaveURL(`${site.address}/ar/masakin?type=flat&page=3#list-choice`)
  await expect(page.locator('.page-cards h3')).toHaveCount(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(`${site.address}/en/homes?type=flat`)
  await expect(plain.locator('.page-cards h3')).toHaveCount(12)
  await expect(plain.locator('.list-filter')).toBeHidden()
  await context.close()
})

test('a visitor searches from any page: nothing is loaded before, and what is found comes as is typed', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${site.address}/en/`)
  expect(loaded.filter((path) => path.startsWith('/data/'))).toEqual([])
  await page.locator('.site-search summary').click()
  const box = page.getByRole('banner').getByRole('searchbox', { name: 'Search this site' })
  await expect(box).toBeFocused()
  await box.fill('lviv house')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.address}/en/search?q=lviv+house#find`)
  const found = page.getByRole('main')
  await expect(found.getByRole('status')).toHaveText('Found: 4')
  await expect(found.locator('.search-list a').first()).toHaveText('Lviv, house 12')
  await expect(box).toBeHidden()
  const field = found.getByRole('searchbox')
  await expect(field).toHaveValue('lviv house')
  await field.fill('number')
  await expect(found.getByRole('status')).toHaveText('Found: 46')
  await expect(found.locator('.search-list li')).toHaveCount(10)
  await found.getByRole('button', { name: 'Show more' }).click()
  await expect(found.locator('.search-list li')).toHaveCount(20)
  await expect(page).toHaveURL(`${site.address}/en/search?q=number#find`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await certainties(page)).toEqual([])
  await found.getByRole('link', { name: 'Odesa, flat 2', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odesa, flat 2')
  await page.goBack()
  await expect(field).toHaveValue('number')
  await expect(found.getByRole('status')).toHaveText('Found: 46')
})

test('an address that asks something is answered at once, in the page of its language', async ({ page }) => {
  await page.goto(`${site.address}/ar/${encodeURIComponent('بحث')}?q=${encodeURIComponent('منزل كييف')}`)
  await expect(page.getByRole('main').getByRole('status')).toHaveText('النتائج: ٤')
  await expect(page.locator('.search-list a').first()).toHaveText('كييف, منزل 9')
})

test('without a script the search says so and leads on; where nothing is, the words of the address are searched', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(`${site.address}/en/homes`)
  await plain.locator('.site-search summary').click()
  await plain.getByRole('searchbox').fill('house')
  await plain.getByRole('button', { name: 'Search' }).click()
  await expect(plain).toHaveURL(`${site.address}/en/search?q=house#find`)
  await expect(plain.getByText('Searching needs JavaScript. These pages lead on:')).toBeVisible()
  await expect(plain.getByRole('main').getByRole('searchbox')).toBeHidden()
  await expect(plain.getByRole('main').getByRole('link', { name: 'Homes' })).toBeVisible()
  await context.close()

  await page.goto(`${site.address}/en/papers-ready/deal-39`)
  await expect(page.locator('.nearest-pages a').first()).toHaveText('Ternopil, house 39')
})

test('beside an entry stands a menu of all, on a phone folded above it; it leads on without a script and by the keyboard', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  const plain = await context.newPage()
  await plain.goto(`${site.address}/ar/maskan-20`)
  const folded = plain.getByRole('navigation', { name: 'كل المساكن' })
  await expect(folded).toHaveCount(1)
  await expect(folded.getByRole('link').first()).toBeHidden()
  await folded.locator('summary').focus()
  await plain.keyboard.press('Enter')
  await expect(folded.getByRole('link')).toHaveCount(45)
  await expect(folded.locator('[aria-current="page"]')).toHaveAttribute('href', '/ar/maskan-20')
  expect(await plain.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await plain.locator('.entry-steps [rel="next"]').click()
  await expect(plain).toHaveURL(`${site.address}/ar/maskan-21`)
  await expect(plain.locator('.entry-steps [rel="prev"]')).toHaveAttribute('href', '/ar/maskan-20')
  await context.close()

  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto(`${site.address}/en/home-45`)
  const menu = page.getByRole('navigation', { name: 'All homes' })
  await expect(menu).toHaveCount(1)
  const [box, heading] = [await menu.boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()]
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(heading?.x ?? 0)
  expect(await menu.evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(true)
  await expect(page.locator('.entry-steps a')).toHaveCount(1)
  expect(await certainties(page)).toEqual([])
  await startApp(page)
  await menu.getByRole('link', { name: 'Lviv, flat 44' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lviv, flat 44')
  await expect(menu.locator('[aria-current="page"]')).toHaveText('Lviv, flat 44')
})
