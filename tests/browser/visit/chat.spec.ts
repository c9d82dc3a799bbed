import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../site-test.ts'

const words = 'Conversar pelo WhatsApp'

/** Whether two elements that can be seen cover each other. */
async function cover(one: Locator, other: Locator): Promise<boolean> {
  if (await one.evaluate((element) => getComputedStyle(element.closest('.chat-dock') ?? element).opacity === '0'))
    return false
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) return false
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** Goes to the end of the page, and returns the corner that the chat takes up there, and all that is read or pressed below it. */
async function coveredAtTheEnd(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  return page.locator('.chat-button').evaluate((button) => {
    const chat = button.getBoundingClientRect()
    const isBelow = ({ left, right, top, bottom }: DOMRect) =>
      left < chat.right && chat.left < right && top < chat.bottom && chat.top < bottom
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const covered: string[] = []
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (!parent?.checkVisibility() || parent.closest('.chat-dock, .visually-hidden')) continue
      range.selectNodeContents(walker.currentNode)
      if ([...range.getClientRects()].some(isBelow)) covered.push(walker.currentNode.textContent ?? '')
    }
    for (const control of document.querySelectorAll('a, button, input, textarea, select, summary'))
      if (!control.closest('.chat-dock') && control.checkVisibility() && isBelow(control.getBoundingClientRect()))
        covered.push(control.outerHTML)
    return covered
  })
}

const widths = [320, 360, 768, 1024, 1440, 1920]

test('the chat floats at the bottom right, round, and its name beside it where there is room', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/pt/sobre`)
  const chat = page.locator('.chat-button')
  await expect(page.getByRole('link', { name: words }).and(chat)).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    for (const top of [0, 1000]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
      const box = await chat.boundingBox()
      const right = width - ((box?.x ?? 0) + (box?.width ?? 0))
      const bottom = 740 - ((box?.y ?? 0) + (box?.height ?? 0))
      expect(right, `${width} px`).toBeGreaterThanOrEqual(8)
      expect(right, `${width} px`).toBeLessThanOrEqual(16)
      expect(bottom, `${width} px`).toBe(12)
      expect(box?.height, `${width} px`).toBeGreaterThanOrEqual(44)
      expect(box?.height, `${width} px`).toBeLessThanOrEqual(56)
      if (width < 1792) expect(box?.width, `${width} px`).toBe(box?.height)
      else expect(box?.width, `${width} px`).toBeGreaterThan(200)
    }
    await expect(chat).toHaveCSS('writing-mode', 'horizontal-tb')
    // A speech bubble, which is seen.
    const sign = await chat.locator('svg').boundingBox()
    expect(sign?.width, `${width} px`).toBeGreaterThanOrEqual(20)
    expect(sign?.height, `${width} px`).toBeGreaterThanOrEqual(20)
  }
})

test('it covers nothing at the end of a page, and nothing is below the foot', async ({ page, site }) => {
  for (const path of ['/pt/', '/en/about', '/es/contacto', '/pt/privacidade']) {
    await page.goto(site + path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 })
      expect(await coveredAtTheEnd(page), `${path}, ${width} px`).toEqual([])
      const below = await page.evaluate(
        () =>
          document.documentElement.scrollHeight -
          ((document.querySelector('.site-footer')?.getBoundingClientRect().bottom ?? 0) + scrollY),
      )
      expect(Math.abs(below), `${path}, ${width} px`).toBeLessThanOrEqual(1)
    }
  }
})

test('with text of 200 %, it and the header leave more than three quarters of a phone to the page', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${site}/pt/`)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const taken = await page.evaluate(() => {
    const boxes = ['.site-header', '.chat-button'].map((at) => document.querySelector(at)?.getBoundingClientRect())
    return boxes.reduce((sum, box) => sum + (box ? box.width * box.height : 0), 0) / (360 * 740)
  })
  expect(taken).toBeLessThan(0.25)
  expect(await coveredAtTheEnd(page)).toEqual([])
})

test('with a zoom of 400 %, it takes a corner of 44 pixels, and covers nothing at the end', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(`${site}/pt/`)
  const box = await page.locator('.chat-button').boundingBox()
  expect([box?.width, box?.height]).toEqual([44, 44])
  expect(await coveredAtTheEnd(page)).toEqual([])
})

test('it steps aside for a form wherever the page is scrolled, before any script', async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  await page.goto(`${site}/pt/contato`)
  const chat = page.locator('.chat-button')
  const form = page.locator('.contact-form')
  for (let top = 0; top < 2400; top += 150) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    await expect.poll(() => cover(chat, form), { message: `${top} px down` }).toBe(false)
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(page.locator('.chat-dock')).toHaveCSS('opacity', '1')
  await page.close()
})

test('it steps aside for what the keyboard is at, and is reached before the content', async ({ page, site }) => {
  await page.goto(`${site}/pt/contato`)
  const chat = page.locator('.chat-button')
  await page.keyboard.press('Tab')
  await expect(page.locator('.chat-dock')).toHaveCSS('opacity', '0')
  let stops = 0
  while (!(await chat.evaluate((link) => link === document.activeElement))) {
    expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBeNull()
    await page.keyboard.press('Tab')
    expect(++stops).toBeLessThan(20)
  }
  await expect(page.locator('.chat-dock')).toHaveCSS('opacity', '1')
})

test('the menu of a phone and the ways to get in touch have the chat with its sign, and the opening calls', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${site}/pt/`)
  await expect(page.locator('.opening-area a[href^="tel:"]')).toHaveText('Ligar')
  const arrows = await page
    .locator('.opening-actions > .text-link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content !== 'none'))
  expect(arrows).toEqual([true, false])
  await page.locator('.site-menu > summary').click()
  const inMenu = page.locator('.site-menu').getByRole('link', { name: words })
  await expect(inMenu).toBeVisible()
  await expect(inMenu.locator('.chat-sign')).toBeVisible()
  await expect(inMenu).toHaveAttribute('target', '_blank')
  await page.goto(`${site}/pt/contato`)
  await expect(page.locator('.contact-info').getByRole('link', { name: words })).toBeVisible()
})

test('without JavaScript, the form names the chat', async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${site}/pt/contato`)
  await expect(page.locator('.contact-form').getByRole('link', { name: words }).first()).toBeVisible()
  await page.close()
})

test('the list of languages is named by the language in use', async ({ page, site }) => {
  await page.goto(`${site}/pt/`)
  expect(await page.locator('.language-switcher > summary').textContent()).toMatch(/: Português \(Brasil\) pt$/)
})
