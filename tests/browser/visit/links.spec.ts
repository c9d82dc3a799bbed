import { expect, type Page } from '@playwright/test'
import { open } from '../running-page.ts'
import { test } from '../site-test.ts'

test('the chat opens in a new tab with the greeting', async ({ page, site }) => {
  await page.goto(`${site}/en/`)
  const chat = page.locator('.chat-button')
  await expect(chat).toHaveAttribute('target', '_blank')
  const address = new URL((await chat.getAttribute('href')) ?? '')
  expect(address.searchParams.get('phone')).toBe('5511900000000')
  expect(address.searchParams.get('text')).toBe('Olá! Gostaria de saber mais sobre os serviços da Rubra.')
  // Apps on iPhones do not take a plus for a space.
  expect(address.search).not.toContain('+')
})

test('the hidden words of a link are apart from the others where it is copied, and no sign is apart where it is read', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/en/`)
  const copied = await page.evaluate(() => {
    window.getSelection()?.selectAllChildren(document.body)
    return String(window.getSelection()).replaceAll('\u2060', '')
  })
  expect(copied).toContain('LinkedIn (opens in a new tab)')
  expect(copied).toContain('See the service (Diagnostic consulting)')
  const browser = await page.context().newCDPSession(page)
  const { nodes } = await browser.send('Accessibility.getFullAXTree')
  const names = nodes.map(({ name }) => String(name?.value ?? '').replaceAll('\u2060', ''))
  expect(names.filter((name) => /\s[:,.;)]/.test(name))).toEqual([])
  expect(names).toContainEqual(expect.stringMatching(/^See the service \(Diagnostic consulting\)/))
})

test.describe('a link in a text', () => {
  /** Puts a link where the texts of a page stand, and marks the page so that a load of another is noticed. */
  async function addLink(page: Page, attributes: Record<string, string>): Promise<void> {
    await page.evaluate((given) => {
      const link = document.createElement('a')
      for (const [name, value] of Object.entries(given)) link.setAttribute(name, value)
      link.append(Object.assign(document.createElement('b'), { textContent: 'In the text' }))
      document.querySelector('main p')?.append(link)
      Object.assign(window, { isStillHere: true })
    }, attributes)
  }

  const isStillHere = (page: Page) => page.evaluate(() => 'isStillHere' in window)

  test('to a page of the site changes the route without loading a page', async ({ page, site }) => {
    await open(page, `${site}/en/`)
    await addLink(page, { href: '/en/about' })
    await page.getByText('In the text').click()
    await expect(page).toHaveURL(`${site}/en/about`)
    await expect(page.locator('nav.breadcrumbs')).toBeVisible()
    expect(await isStillHere(page)).toBe(true)
  })

  for (const [what, attributes] of [
    ['a file', { href: '/llms.txt' }],
    ['another language', { href: '/pt/sobre', hreflang: 'pt-BR' }],
  ] as const) {
    test(`to ${what} is left to the browser`, async ({ page, site }) => {
      await open(page, `${site}/en/`)
      await addLink(page, attributes)
      await page.getByText('In the text').click()
      await expect(page).toHaveURL(`${site}${attributes.href}`)
      expect(await isStillHere(page)).toBe(false)
    })
  }

  test('to a place that no page could have shows the page', async ({ page, site }) => {
    await open(page, `${site}/en/`)
    await addLink(page, { href: '/en/about#100%' })
    await page.getByText('In the text').click()
    await expect(page.locator('main')).toBeFocused()
    await expect(page.locator('nav.breadcrumbs')).toBeVisible()
  })

  for (const [where, from] of [
    ['another page', '/en/'],
    ['the page that is open', '/en/contact'],
  ] as const) {
    test(`to a place in ${where} leads the focus there, for as long as it stays`, async ({ page, site }) => {
      await open(page, site + from)
      await addLink(page, { href: '/en/contact#form.info' })
      await page.getByRole('link', { name: 'In the text' }).focus()
      await page.keyboard.press('Enter')
      const place = page.locator('[id="form.info"]')
      await expect(place).toBeFocused()
      await expect(place).toBeInViewport()
      await expect(place).toHaveCSS('outline-style', 'none')
      await page.keyboard.press('Tab')
      await expect(page.locator('.contact-info [href^="mailto:"]')).toBeFocused()
      await place.click()
      await expect(place).not.toBeFocused()
    })
  }

  test('to a place in a page is one step of the history, even where it is clicked twice', async ({ page, site }) => {
    await open(page, `${site}/en/`)
    await addLink(page, { href: '/en/about#main' })
    const before = await page.evaluate(() => history.length)
    await page.getByText('In the text').dblclick()
    await expect(page.locator('nav.breadcrumbs')).toBeVisible()
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
  })

  test('to a file has nothing fetched ahead', async ({ page, site }) => {
    await open(page, `${site}/en/`)
    await addLink(page, { href: '/llms.txt' })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.getByText('In the text').hover()
    await page.waitForTimeout(500)
    expect(asked).toEqual([])
  })

  test('is left to the browser with any key held down: which of them opens a tab, systems differ in', async ({
    page,
    site,
  }) => {
    await open(page, `${site}/en/`)
    await addLink(page, { href: '/en/about' })
    const isFollowed = (key?: string) =>
      page.getByText('In the text').evaluate((link, held) => {
        let isTaken = false
        const look = (event: Event) => {
          isTaken = event.defaultPrevented
          event.preventDefault()
        }
        addEventListener('click', look, { once: true })
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...(held && { [held]: true }) }))
        return isTaken
      }, key)
    for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) expect(await isFollowed(key), key).toBe(false)
    expect(await isFollowed()).toBe(true)
  })

  for (const [what, attributes, modifiers] of [
    ['with a key held down', {}, ['ControlOrMeta']],
    ['with a target', { target: '_blank' }, []],
  ] as const) {
    test(`${what} opens another tab`, async ({ page, context, site }) => {
      await open(page, `${site}/en/`)
      await addLink(page, { href: '/en/about', ...attributes })
      const opened = context.waitForEvent('page')
      await page.getByText('In the text').click({ modifiers: [...modifiers] })
      await (await opened).waitForURL(`${site}/en/about`)
      expect(page.url()).toBe(`${site}/en/`)
    })
  }
})
