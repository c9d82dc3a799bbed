import { expect, type Locator, type Page } from '@playwright/test'
import type { ServedSite } from '../site-test.ts'

/** What the receiver does with a lead. */
export type ReceiverBehaviour = 'accepts' | 'refuses' | 'is silent'

/** Opens the page with the form in a locale of the site, before a receiver that does what it is asked to, and waits until the app has taken over. */
export async function openForm(
  page: Page,
  { address, routes }: ServedSite,
  receiver: ReceiverBehaviour = 'accepts',
): Promise<Locator> {
  await page.route(
    () => true,
    async (route) => {
      if (route.request().method() !== 'POST') await route.fallback()
      else if (receiver !== 'is silent') await route.fulfill({ status: receiver === 'accepts' ? 204 : 400 })
    },
  )
  await page.goto(address + routes.find(({ kind }) => kind === 'contact')?.path)
  const form = page.locator('form.contact-form')
  await form.dispatchEvent('pointerover')
  await expect(form).toHaveJSProperty('ready', true)
  return form
}

/** Fills in what must be filled in. */
export async function fillIn(form: Locator): Promise<void> {
  for (const control of await form.locator('.form-control[required]').all()) {
    const kind = await control.evaluate((element) =>
      element instanceof HTMLInputElement ? element.type : element.localName,
    )
    if (kind === 'select') await control.selectOption({ index: 1 })
    else await control.fill(kind === 'email' ? 'ana@padaria.example' : '11 90000-0000')
  }
}

/** Lets a success stay on the screen, which is forgotten after some seconds. */
export async function keepSuccess(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window
    const patient = (handler: TimerHandler, delay = 0, ...rest: unknown[]) =>
      setTimeout(handler, delay > 3000 ? 3_600_000 : delay, ...rest)
    window.setTimeout = patient as typeof window.setTimeout
  })
}
