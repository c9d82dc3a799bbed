import { type CDPSession, expect, type Locator, type Page } from '@playwright/test'
import { type PageKind, pathOfEachKind } from '../page-kinds.ts'
import type { ServedSite } from '../site-test.ts'
import { test } from './still-page-test.ts'

for (const [name, width] of [
  ['shipped', 360],
  ['second', 1440],
] as const) {
  test(`from the home of the ${name} site to a sent form by keyboard alone, ${width} px wide`, async ({
    page,
    serve,
  }) => {
    const site = await serve(name)
    await page.setViewportSize({ width, height: 800 })
    const sent: unknown[] = []
    await page.route(
      () => true,
      async (route) => {
        if (route.request().method() !== 'POST') return route.fallback()
        sent.push(route.request().postDataJSON())
        await route.fulfill({ status: 204 })
      },
    )
    await page.goto(site.address + pathOf(site, 'home'))
    await goToContact(page, site, width)
    await fillInByKeyboard(page)
    await tabTo(page, page.locator('form.contact-form button'))
    await page.keyboard.press('Enter')
    await expect(page.locator('form.contact-form')).toHaveAttribute('data-state', 'success')
    expect(sent).toHaveLength(1)
  })
}

test('the skip link leads past the header on every kind of page', async ({ page, serve }) => {
  const { address, routes } = await serve('shipped')
  for (const path of pathOfEachKind(routes)) {
    if (path === '/') continue
    await page.goto(address + path)
    await page.keyboard.press('Tab')
    await expect(page.locator('.skip-link')).toBeFocused()
    await expect(page.locator('.skip-link')).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  }
})

// The varied site and the blog have the parts of these.
for (const name of ['shipped', 'second', 'third'] as const) {
  test(`what opens and closes on the ${name} site says which of the two it is`, async ({ page, serve }) => {
    const site = await serve(name)
    const browser = await page.context().newCDPSession(page)
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(site.address + site.routes[0]?.path)
      const summaries = page.locator('summary:visible')
      expect(await summaries.count()).toBeGreaterThan(0)
      for (const summary of await summaries.all()) {
        for (const expanded of [false, true, false]) {
          const isShown = await summary.evaluate((element) => {
            Object.assign(window, { asked: element })
            return element.nextElementSibling?.checkVisibility({ contentVisibilityAuto: true })
          })
          expect(isShown).toBe(expanded)
          expect(await expandedState(browser)).toBe(expanded)
          await summary.press('Enter')
        }
        await summary.press('Enter')
      }
    }
    expect(await page.locator('[aria-expanded]').count()).toBe(0)
  })
}

function pathOf({ routes }: ServedSite, kind: PageKind): string {
  return routes.find((route) => route.kind === kind)?.path ?? ''
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 100; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never reaches ${target}`)
}

async function goToContact(page: Page, site: ServedSite, width: number): Promise<void> {
  const path = pathOf(site, 'contact')
  if (width < 896) {
    await tabTo(page, page.locator('.site-menu > summary'))
    await page.keyboard.press('Enter')
  }
  await tabTo(page, page.locator(`header a[href="${path}"]:visible`))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(site.address + path)
  await expect(page.locator('form.contact-form')).toHaveJSProperty('ready', true)
}

/** Types into each field that must be filled in; in a choice, the letter of the first option chooses it. */
async function fillInByKeyboard(page: Page): Promise<void> {
  for (const control of await page.locator('.form-control[required]').all()) {
    await tabTo(page, control)
    const kind = await control.evaluate((element) =>
      element instanceof HTMLInputElement ? element.type : element.localName,
    )
    if (kind === 'select') await page.keyboard.press('ArrowDown')
    else await page.keyboard.type(kind === 'email' ? 'ana@padaria.example' : '11 90000-0000')
    expect(await control.inputValue()).not.toBe('')
  }
}

/** What the browser tells assistive technology about the control that `asked` names in the page: whether it has opened something. */
async function expandedState(browser: CDPSession): Promise<unknown> {
  const { result } = await browser.send('Runtime.evaluate', { expression: 'asked' })
  const { nodes } = await browser.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  })
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value
}
