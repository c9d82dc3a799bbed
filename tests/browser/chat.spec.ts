import { expect, type Locator } from '@playwright/test'
import { test } from './site-test.ts'

const words = 'Conversar pelo WhatsApp'

/** Whether two elements that can be seen cover each other. */
async function cover(one: Locator, other: Locator): Promise<boolean> {
  if (await one.evaluate((element) => getComputedStyle(element.closest('.chat-dock') ?? element).opacity === '0'))
    return false
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) return false
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

for (const width of [320, 360, 768, 1024, 1440]) {
  test(`at ${width} px the chat says what it is from the first view`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(`${site}/pt/sobre`)
    const chat = page.locator('.chat-button')
    await expect(chat).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: words }).and(chat)).toBeVisible()
    const shown = await chat.evaluate((link) => {
      const range = document.createRange()
      range.selectNodeContents(link)
      const { width, height } = range.getBoundingClientRect()
      return Math.max(width, height)
    })
    expect(shown).toBeGreaterThan(150)
  })

  test(`at ${width} px it stands beside what is read, or below the end of the view`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 740 })
    for (const path of ['/pt/', '/pt/servicos']) {
      await page.goto(site + path)
      const dock = await page.locator('.chat-dock').evaluate((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        const isOpaque = getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)'
        const read = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const range = document.createRange()
        let end = 0
        while (read.nextNode()) {
          if (read.currentNode.parentElement?.closest('.chat-dock, .visually-hidden, script, style, template')) continue
          range.selectNodeContents(read.currentNode)
          end = Math.max(end, range.getBoundingClientRect().right)
        }
        return {
          isRow: isOpaque && left === 0 && right === document.body.clientWidth,
          left,
          width,
          end,
        }
      })
      if (!dock.isRow) expect(dock.left, path).toBeGreaterThanOrEqual(dock.end)
    }
  })

  test(`at ${width} px it leaves the last line and the last links free`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(`${site}/pt/sobre`)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const chat = page.locator('.chat-button')
    const links = await page.locator('.site-footer a').all()
    for (const each of links) expect(await cover(chat, each)).toBe(false)
    const line = await page.locator('.site-footer-rights').evaluate((rights) => {
      const range = document.createRange()
      range.selectNodeContents(rights)
      const { right, bottom } = range.getBoundingClientRect()
      return { right, bottom }
    })
    const box = await chat.boundingBox()
    expect(line.right <= (box?.x ?? 0) || line.bottom <= (box?.y ?? 0)).toBe(true)
  })
}

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

test('the menu of a phone, the ways to get in touch and the opening have the chat, each with its sign', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${site}/pt/`)
  await expect(page.locator('.opening-area a:has(.chat-sign)')).toHaveText(/^WhatsApp/)
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
