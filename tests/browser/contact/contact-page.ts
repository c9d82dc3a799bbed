import { expect, type Page } from '@playwright/test'

/** What somebody fills in, by the labels of the fields. */
export const person = {
  Name: 'Ana Souza',
  'Email address': 'ana@padaria.example',
  Phone: '(11) 90000-0000',
  Company: 'Padaria Sol',
  Position: 'Manager',
  Message: 'We bake bread for 200 people.',
}

/** What the form says when the receiver has the lead. */
export const success = "Thank you! We'll get back to you within 24 business hours."
/** What the form says when the lead could not be sent. */
export const networkError = 'Connection error. Please try again in a few moments.'
/** What the form says when something is not filled in. */
export const missing = 'Please fill out all required fields'

/** Opens the contact page, as somebody who points at the form, and waits until the app has taken it over. */
export async function openForm(page: Page, site: string): Promise<void> {
  await page.clock.install()
  await page.goto(`${site}/en/contact`)
  await ready(page)
}

/** Shows an intent and waits until the app has taken the form over. */
export async function ready(page: Page): Promise<void> {
  await form(page).dispatchEvent('pointerover')
  await expect(form(page)).toHaveJSProperty('ready', true)
}

/** The form of the page. */
export function form(page: Page) {
  return page.locator('form.contact-form')
}

/** The place where the form says what became of it. */
export function status(page: Page) {
  return form(page).getByRole('status')
}

/** The button that sends the form. */
export function sendButton(page: Page) {
  return form(page).locator('[type=submit]')
}

/** Fills in the fields of the form, by their labels. */
export async function fillIn(page: Page, values: Partial<typeof person> = person): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form(page).getByLabel(label).fill(value)
}

/** Expects the fields of the form to hold these values. */
export async function expectValues(page: Page, values: Partial<typeof person> = person): Promise<void> {
  for (const [label, value] of Object.entries(values)) await expect(form(page).getByLabel(label)).toHaveValue(value)
}

/**
 * Sends the form, and lets the time pass that nobody wants to wait for.
 *
 * @param stepMs how much of it at once
 * @returns what the visitor is told: "success" or "error"
 */
export async function sendAndWait(page: Page, stepMs: number): Promise<string> {
  await sendButton(page).dispatchEvent('click')
  let state = 'submitting'
  await expect
    .poll(
      async () => {
        state = (await form(page).getAttribute('data-state')) ?? ''
        if (state === 'submitting') await page.clock.runFor(stepMs)
        return state
      },
      { intervals: [20], timeout: 20_000 },
    )
    .toMatch(/success|error/)
  return state
}
