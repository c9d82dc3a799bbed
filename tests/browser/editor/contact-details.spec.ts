import { expect } from '@playwright/test'
import { parse } from 'yaml'
import type { SiteConfig } from '../../../schema/site-config.ts'
import { test } from './editor-test.ts'

test('the e-mail address and the hours are written once, and every page has them in its foot', async ({
  page,
  edited,
}) => {
  const site = await edited('second')
  const frame = await site.open(page)
  const details = async () => (parse(await site.read()) as SiteConfig).contactDetails
  await page.getByRole('button', { name: 'Contact and hours' }).click()

  // A text of one's own stands in the place of the table until it is taken away.
  await page.getByRole('button', { name: 'Show the table' }).click()
  const saturday = page.getByRole('checkbox', { name: 'Saturday' })
  await saturday.click()
  await page.getByRole('checkbox', { name: 'Monday Open' }).click()
  await page.getByRole('button', { name: 'Tuesday: second time' }).click()
  await page.getByLabel('Tuesday: closes again').fill('19:30')
  await page.getByLabel('Tuesday: closes again').blur()
  await expect
    .poll(async () => (await details())?.openingHours)
    .toEqual([
      { days: ['monday', 'wednesday', 'thursday', 'friday'], opens: '09:00', closes: '18:00' },
      { days: ['tuesday'], opens: '09:00', closes: '12:00' },
      { days: ['tuesday'], opens: '14:00', closes: '19:30' },
    ])
  expect((await details())?.hours).toBeUndefined()

  // What is the same in all languages is typed once.
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('salut@marteau.example')
  await expect
    .poll(async () => (await details())?.email)
    .toEqual({ fr: 'salut@marteau.example', de: 'salut@marteau.example' })

  // What is seldom asked of a chat is below its number and greeting.
  const address = page.getByLabel('Web address', { exact: true })
  await expect(address).toBeHidden()
  await page.getByText('Chat: service, button').click()
  await expect(address).toHaveValue('https://wa.me/')
  await expect(page.getByRole('button', { name: 'Greeting with subject' })).toBeVisible()

  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await expect(frame.locator('.site-footer-hours')).toContainText(/Mardi\s:\s09:00\s–\u2060?\s12:00/)
  await expect(frame.locator('.site-footer-hours')).toContainText('Samedi – dimanche : fermé')

  // The hours on a page lead to their form.
  await frame.locator('.site-footer-hours').click()
  await expect(page.getByRole('checkbox', { name: 'Monday Open' })).toBeFocused()
})

test('a finger drags a page to another place of the list, and its link in the menu goes along', async ({
  browser,
  edited,
}) => {
  const site = await edited('second')
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-GB' })
  const page = await context.newPage()
  await site.open(page)
  await page.getByRole('button', { name: /^Pages: / }).tap()
  await page.getByRole('button', { name: 'Change the order' }).tap()
  const rows = page.locator('.page-order').first().locator('> li')
  const names = async () => (await rows.locator('.one-line').allInnerTexts()).slice(0, 3)
  const [first, second = '', third] = await names()

  // Chromium alone takes touches from outside.
  const touch = await context.newCDPSession(page)
  const middle = async (index: number) => {
    const box = await rows.nth(index).locator('.sort-handle').boundingBox()
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  }
  const [from, to] = [await middle(1), await middle(2)]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (const part of [0.3, 0.6, 1])
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: from.x, y: from.y + (to.y + 8 - from.y) * part }],
    })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(names).toEqual([first, third, second])
  expect((parse(await site.read()) as SiteConfig).header?.links?.slice(0, 3)).toEqual([
    'accueil',
    'prestations',
    'atelier',
  ])

  await rows
    .nth(2)
    .getByRole('button', { name: `Move “${second}”` })
    .focus()
  for (const key of ['Enter', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
  await expect.poll(names).toEqual([first, second, third])
  await page.getByRole('button', { name: `Move down: ${first}` }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(names).toEqual([second, first, third])
  await page.keyboard.press('Enter')
  await expect.poll(names).toEqual([second, third, first])
  await context.close()
})
