import { expect, type Locator, type Page } from '@playwright/test'
import { oneIn } from '../../site/thorough.ts'
import type { ServedSite } from '../site-test.ts'
import { fillIn, keepSuccess, openForm, type ReceiverBehaviour } from './contact-form.ts'
import { test } from './still-page-test.ts'

const sites = ['shipped', 'second'] as const

for (const name of sites) {
  test(`each error of the ${name} site's form is tied to its field, and the focus goes to the first`, async ({
    page,
    serve,
  }) => {
    const form = await openForm(page, await serve(name))
    const required = form.locator('.form-control[required]')
    await expect(form.locator('[aria-invalid]')).toHaveCount(0)
    await form.getByRole('button').click()
    await expect(required.first()).toBeFocused()
    for (const control of await required.all()) {
      await expect(control).toHaveAttribute('aria-invalid', 'true')
      await expect(control).toHaveAccessibleDescription(/\p{L}{3}/u)
    }
    await expect(form.locator('[aria-invalid]')).toHaveCount(await required.count())
  })

  test(`the ${name} site's form says in a live region, there before it speaks, what became of it`, async ({
    page,
    serve,
  }) => {
    await keepSuccess(page)
    for (const answer of ['accepts', 'refuses'] as const) {
      const form = await openForm(page, await serve(name), answer)
      const status = form.getByRole('status')
      await expect(status).toBeEmpty()
      const region = await status.elementHandle()
      await fillIn(form)
      await form.getByRole('button').click()
      await expect(status).not.toBeEmpty()
      expect(await region?.evaluate((element) => element.isConnected && element.textContent !== '')).toBe(true)
      await page.unrouteAll()
      await page.evaluate(() => sessionStorage.clear())
    }
  })

  test(`the ${name} site's form tells the browser what its fields are`, async ({ page, serve }) => {
    const form = await openForm(page, await serve(name))
    await expect(form.locator('[type=email]')).toHaveAttribute('autocomplete', 'email')
    await expect(form.locator('[type=tel]')).toHaveAttribute('autocomplete', 'tel')
    const tokens = await form
      .locator('.form-control')
      .evaluateAll((controls) => controls.map((control) => control.getAttribute('autocomplete')))
    expect(tokens.slice(0, 3)).toEqual(['name', 'email', 'tel'])
    for (const token of tokens)
      expect([null, 'name', 'email', 'tel', 'organization', 'organization-title']).toContain(token)
  })
}

for (const [index, [width, height]] of (
  [
    [320, 568],
    [360, 760],
    [412, 915],
  ] as const
).entries()) {
  // Both outcomes on the smallest phone, one of both on the others.
  for (const answer of oneIn(index === 0 ? 1 : 2, ['accepts', 'refuses'] as const)) {
    test(`at ${width} × ${height} what a receiver that ${answer} leads to is in view and not below the chat button`, async ({
      page,
      serve,
    }) => {
      await page.setViewportSize({ width, height })
      await keepSuccess(page)
      await sendFrom(page, await serve('shipped'), answer)
      const status = page.locator('.contact-form-status')
      await expect.poll(() => overlap(status, page.locator('.chat-button'))).toBe(false)
      await expect(status).toBeInViewport({ ratio: 1 })
    })
  }
}

/** Sends the form as from a phone: the button is at the lower edge of the window. */
async function sendFrom(page: Page, site: ServedSite, answer: ReceiverBehaviour): Promise<void> {
  const form = await openForm(page, site, answer)
  await fillIn(form)
  const button = form.getByRole('button')
  await button.evaluate((element) =>
    window.scrollBy({ top: element.getBoundingClientRect().bottom + 8 - innerHeight, behavior: 'instant' }),
  )
  await button.click()
  await expect(form).toHaveAttribute('data-state', answer === 'accepts' ? 'success' : 'error')
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!a || !b) throw new Error('One of the two is not shown')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
