import { expect, type Locator } from '@playwright/test'
import { test } from '../site-test.ts'
import { answerPictures } from './answer-pictures.ts'

/** Where an element stands. */
async function boxOf(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element} is not shown`)
  return box
}

test('the header of five links and a button is one row where the button first finds room', async ({ page, serve }) => {
  const { address } = await serve('second')
  for (const path of ['/fr/', '/de/']) {
    await page.goto(address + path)
    for (const width of [1000, 1024, 1100, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.locator('.site-header-action')).toBeVisible()
      expect((await boxOf(page.getByRole('banner'))).height, `${path} ${width}`).toBeLessThan(75)
    }
  }
})

test('three services are one column of the footer, seven are two', async ({ page, serve }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [site, columns] of [
    ['second', 1],
    ['shipped', 2],
  ] as const) {
    const { address, routes } = await serve(site)
    await page.goto(address + routes[0]?.path)
    const links = await page.locator('.site-footer-services a').all()
    const starts = await Promise.all(links.map(async (link) => (await boxOf(link)).x))
    expect(new Set(starts).size, site).toBe(columns)
  }
})

test('the heading of a list in two columns of the foot has a line over both', async ({ page, serve }) => {
  const { address, routes } = await serve('shipped')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address + routes[0]?.path)
  const heading = page.locator('.site-footer-services > h2')
  const list = await boxOf(page.locator('.site-footer-services > ul'))
  expect((await boxOf(heading)).width).toBe(list.width)
  await expect(heading).toHaveCSS('border-bottom-width', '1px')
})

test('in a list of prices the unit of each stands below its amount, on one line', async ({ page, serve }) => {
  const { address } = await serve('shipped')
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['/pt/contato', '/es/contacto', '/en/contact']) {
    await page.goto(address + path)
    const units = await page.locator('.price-list .price-amount').evaluateAll((amounts) =>
      amounts.map((amount) => {
        const [figure, unit] = ['b', 'b + span'].map((part) => amount.querySelector(part)?.getBoundingClientRect())
        return figure && unit && unit.top >= figure.bottom - 8 && unit.height < 30
      }),
    )
    expect(units, path).toEqual([true, true, true, true, true, true, true])
  }
})

test('a place without a picture fills the column beside its heading', async ({ page, serve }) => {
  const { address } = await serve('shipped')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${address}/pt/contato`)
  const place = page.locator('#place')
  const [heading, street] = [await boxOf(place.getByRole('heading')), await boxOf(place.locator('address'))]
  const [hours, way] = [await boxOf(place.locator('.place-hours')), await boxOf(place.locator('.prose'))]
  expect(street.x).toBeGreaterThan(heading.x + 400)
  expect(Math.abs(street.y - heading.y)).toBeLessThan(30)
  expect(hours.y).toBe(way.y)
  expect(way.x - hours.x).toBeGreaterThan(300)
})

test('the reasons for a service stand beside its description, or below it where a document does', async ({
  page,
  serve,
}) => {
  const { address } = await serve('shipped')
  await page.goto(`${address}/es/servicios/homologacion-proveedores`)
  const description = page.locator('.overview > .prose')
  const reasons = page.locator('.overview-reasons')
  await page.setViewportSize({ width: 1024, height: 900 })
  expect((await boxOf(reasons)).y).toBe((await boxOf(description)).y)
  await page.setViewportSize({ width: 1440, height: 900 })
  const { y, height } = await boxOf(description)
  expect((await boxOf(reasons.getByRole('heading'))).y).toBeGreaterThan(y + height + 30)
})

test('beside the document of a service is no hole: its description and its reasons end about where it does', async ({
  page,
  serve,
}) => {
  const { address, routes } = await serve('shipped')
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const { path } of routes.filter((route) => route.kind === 'service' && route.path.startsWith('/pt/'))) {
    await page.goto(address + path)
    const [words, sheet] = [
      await boxOf(page.locator('.overview-reasons')),
      await boxOf(page.locator('.overview > figure')),
    ]
    expect(Math.abs(words.y + words.height - sheet.y - sheet.height), path).toBeLessThan(320)
  }
})

test('logo, contents and foot of a page begin at one line', async ({ page, serve }) => {
  for (const site of ['shipped', 'third'] as const) {
    const { address, routes } = await serve(site)
    await page.goto(address + routes[0]?.path)
    for (const width of [360, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const starts = await Promise.all(
        ['.site-header-logo', 'main h1', '.site-footer-name'].map(async (part) => (await boxOf(page.locator(part))).x),
      )
      expect(new Set(starts.map(Math.round)).size, `${site} ${width}: ${starts}`).toBe(1)
    }
  }
})

test('on a phone a service is explained before its document, and its facts are in the first view of a home page', async ({
  page,
  serve,
}) => {
  const { address } = await serve('shipped')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${address}/pt/servicos/consultoria`)
  const words = await boxOf(page.locator('.overview > .prose'))
  expect((await boxOf(page.locator('.overview > figure'))).y).toBeGreaterThanOrEqual(words.y + words.height)
  await page.goto(`${address}/pt/`)
  const facts = await boxOf(page.locator('.opening-facts'))
  expect(facts.y + facts.height).toBeLessThan(844)
})

test('a box to tick stands on the first line of its words', async ({ page, serve }) => {
  const { address } = await serve('second')
  await page.goto(`${address}/fr/contact`)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const field = page.locator('[data-type=checkbox]').last()
    const box = await boxOf(field.getByRole('checkbox'))
    const line = await field.locator('label').evaluate((label) => {
      const range = document.createRange()
      range.selectNodeContents(label)
      const { top = 0, height = 0 } = range.getClientRects()[0] ?? {}
      return top + height / 2
    })
    expect(Math.abs(box.y + box.height / 2 - line), `${width}`).toBeLessThan(2)
  }
})

for (const [site, kind] of [
  ['blog', 'article'],
  ['second', 'text'],
] as const) {
  test(`on a page of kind ${kind} of a desk, headings stand beside what they head, on its first line`, async ({
    page,
    serve,
  }) => {
    const { address, routes } = await serve(site)
    await answerPictures(page)
    for (const { path } of routes.filter((route) => route.kind === kind)) {
      await page.goto(address + path)
      for (const width of [960, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const places = await page.locator('main .prose > h2').evaluateAll((headings) =>
          headings.map((heading) => {
            const next = heading.nextElementSibling as Element
            const [left, right] = [heading, next].map((element) => element.getBoundingClientRect())
            return left && right && left.right < right.left && left.top < right.top + 12 && right.top < left.bottom
          }),
        )
        expect(places.length).toBeGreaterThan(1)
        expect(new Set(places), `${path} ${width}`).toEqual(new Set([true]))
      }
    }
  })
}
