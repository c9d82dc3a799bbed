import { expect, type Page } from '@playwright/test'
import { randomNumbers } from '../random-numbers.ts'
import { test } from '../site-test.ts'
import { sendAndWait } from './contact-page.ts'
import type { Behaviour } from './scripted-receiver.ts'

/** How many are sent; `SUBMISSIONS` sends more. */
const submissions = Number(process.env.SUBMISSIONS ?? 24)
const seed = 20_260_302

const behaviours: readonly Behaviour[] = [
  { status: 200 },
  { status: 200 },
  { status: 204 },
  { status: 400 },
  { status: 429, headers: { 'retry-after': '2' } },
  { status: 429, headers: { 'retry-after': '600' } },
  { status: 500 },
  { status: 500, keeps: true },
  { status: 200, headers: { 'content-type': 'text/html' } },
  { trouble: 'close' },
  { trouble: 'close', keeps: true },
  { trouble: 'silence' },
  { trouble: 'silence', keeps: true },
]

test(`of ${submissions} submissions under random faults none is lost or doubled that the visitor was told was sent`, async ({
  page,
  site,
  receiver,
}) => {
  test.setTimeout(60_000 + submissions * 5000)
  const random = randomNumbers(seed)
  const told: string[] = []
  await page.clock.install()
  await page.goto(`${site}/en/contact`)
  await expect(page.locator('form.contact-form')).toHaveJSProperty('ready', true)
  for (let number = 0; number < submissions; number++) {
    const name = `Visitor ${number}`
    receiver.script.splice(0)
    for (let count = 0; count < 8; count++)
      receiver.script.push(behaviours[Math.floor(random() * behaviours.length)] ?? {})
    await fillIn(page, name)
    // A person tries three times at most, and then takes one of the other ways.
    for (let attempt = 0; attempt < 3; attempt++) {
      if ((await sendAndWait(page, 2500)) !== 'success') continue
      told.push(name)
      break
    }
    receiver.release()
  }
  const kept = [...receiver.kept.values()].map((lead) => String(lead.name))
  expect(told.length).toBeGreaterThan(submissions / 3)
  expect(kept).toEqual([...new Set(kept)])
  expect(told.filter((name) => !kept.includes(name))).toEqual([])
})

/** Fills in all fields in one call: to type into each of so many forms takes half of the time. */
async function fillIn(page: Page, name: string): Promise<void> {
  const values = { name, email: 'a@b.example', phone: '1', company: 'c', position: 'p' }
  await page.locator('form.contact-form').evaluate((form: HTMLFormElement, typed) => {
    for (const [field, value] of Object.entries(typed)) {
      const control = form.elements.namedItem(field) as HTMLInputElement
      // React hides this setter behind its own, which keeps a change from it.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value)
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, values)
}
