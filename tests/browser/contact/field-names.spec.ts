import { expect, type Page } from '@playwright/test'
import { oneIn } from '../../site/thorough.ts'
import { startApp, test } from '../site-test.ts'
import { fillIn, form, missing, person, sendButton, status, success } from './contact-page.ts'

/** The names of the form's fields, in their order. */
const fields = ['name', 'email', 'phone', 'company', 'position', 'message']

/** The names that a field may have and that mean something else somewhere: in forms, in all objects, in Formik, in our own code. */
async function takenNames(page: Page): Promise<string[]> {
  const inPage = await page.evaluate(() => {
    const names = new Set<string>()
    for (let object: object | null = document.createElement('form'); object; object = Object.getPrototypeOf(object)) {
      for (const name of Object.getOwnPropertyNames(object)) names.add(name)
    }
    return [...names]
  })
  const ours = ['ready', 'held', 'values', 'errors', 'touched', 'status', 'dirty', 'length', 'then', 'toString']
  // Of the many names of listeners, one stands for all.
  return [...new Set([...ours, ...inPage])].filter((name) => /^(?!on.*(?<!abort)$)[a-z][a-z0-9_]*$/.test(name))
}

/** Serves the site as if the fields of its form had other names. */
async function rename(page: Page, names: readonly string[]): Promise<void> {
  await page.unrouteAll()
  await page.route(/\/en\/contact$|\/data\/.*\.json$/, async (route) => {
    const response = await route.fetch()
    let body = await response.text()
    for (const [index, name] of names.entries()) {
      const field = fields[index] ?? ''
      body = body
        .replaceAll(`contact-${field}"`, `contact-new-${name}"`)
        .replaceAll(`name="${field}"`, `name="new-${name}"`)
        .replaceAll(`"name":"${field}"`, `"name":"new-${name}"`)
    }
    await route.fulfill({ response, body: body.replaceAll('new-', '') })
  })
}

test('fields may have any name, also that of a property of forms or of all objects', async ({
  page,
  site,
  receiver,
}) => {
  test.setTimeout(300_000)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(`${site}/en/contact`)
  const names = await takenNames(page)
  expect(names).toEqual(expect.arrayContaining(['elements', 'ready', 'closest', 'dataset', 'constructor', 'reset']))
  const groups = Array.from({ length: Math.ceil(names.length / fields.length) }, (_, index) =>
    names.slice(index * fields.length, (index + 1) * fields.length),
  )
  for (const group of oneIn(3, groups)) {
    await rename(page, group)
    await page.goto(`${site}/en/contact`)
    await startApp(page)
    // Playwright itself cannot click on a form with such a field.
    await page.evaluate(() => {
      const element = document.querySelector('form.contact-form') as Element
      for (const type of ['pointerover', 'focusin', 'click']) element.dispatchEvent(new Event(type, { bubbles: true }))
    })
    await sendButton(page).click()
    await expect(status(page)).toHaveText(missing)
    await expect(form(page).locator('.contact-form-error')).toHaveCount(5)
    await fillIn(page)
    await sendButton(page).click()
    await expect(status(page), `with ${group}`).toHaveText(success)
    const lead: Record<string, unknown> = receiver.requests.at(-1)?.lead ?? {}
    expect(group.map((name) => lead[name])).toEqual(Object.values(person).slice(0, group.length))
    expect({ group, problems }).toEqual({ group, problems: [] })
  }
})

test('a form whose fields have such names is sent if it was before the app started', async ({
  page,
  site,
  receiver,
}) => {
  const names = ['ready', 'elements', 'dataset', 'closest', 'submit', 'style']
  await rename(page, names)
  await page.goto(`${site}/en/contact`)
  await fillIn(page)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(success)
  expect(receiver.requests.map(({ lead }) => names.map((name) => lead[name]))).toEqual([Object.values(person)])
})
