import { expect, type Page } from '@playwright/test'
import { test } from '../site-test.ts'

const about = '/fr/atelier'
const photo = 'Le clavier d’un piano droit, éclairé par une lampe'

/** The width of the file that the browser took, from its name. */
async function takenWidth(page: Page, name: string): Promise<number> {
  const image = page.getByRole('img', { name })
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => image.evaluate((at: HTMLImageElement) => at.complete && at.naturalWidth > 0)).toBe(true)
  const address = await image.evaluate((at: HTMLImageElement) => at.currentSrc)
  return Number(/-(\d+)\.webp$/.exec(address)?.[1])
}

test.describe('a photo', () => {
  test('is fetched in the width of the screen, and no other one', async ({ page, serve }) => {
    const { address } = await serve('second')
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.webp')) fetched.push(request.url())
    })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(address + about)
    expect(await takenWidth(page, photo)).toBe(400)
    expect(fetched.filter((address) => !address.endsWith('-400.webp'))).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(address + about)
    expect(await takenWidth(page, photo)).toBe(800)
  })

  test('stands beside the heading where there is room, and has its place before it comes', async ({ page, serve }) => {
    const { address } = await serve('second')
    await page.route('**/*.webp', () => {})
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(address + about, { waitUntil: 'commit' })
    const image = page.getByRole('img', { name: photo })
    const [box, heading] = [await image.boundingBox(), await page.locator('h1').boundingBox()]
    if (!box || !heading) throw new Error('Photo and heading are not shown')
    expect(box.width / box.height).toBeCloseTo(3 / 2)
    expect(box.x).toBeGreaterThan(heading.x + heading.width - 1)
  })

  test('in a text has the shape of the original, and is fetched when it comes near', async ({ page, serve }) => {
    const { address } = await serve('second')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${address}/fr/tarifs`)
    const image = page.getByRole('img', { name: 'Un clavier ouvert pour le réglage' })
    await expect(image).toHaveAttribute('loading', 'lazy')
    expect(await takenWidth(page, 'Un clavier ouvert pour le réglage')).toBe(400)
    const box = await image.boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(3 / 2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  test('is there on a page that the running app opens', async ({ page, serve }) => {
    const { address } = await serve('second')
    await page.goto(`${address}/fr/tarifs`)
    await page.locator('header').getByRole('link', { name: 'Atelier' }).click()
    await expect(page).toHaveURL(/atelier/)
    expect(await takenWidth(page, photo)).toBeGreaterThan(0)
  })
})
