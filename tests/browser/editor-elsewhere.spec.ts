import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import type { SiteConfig } from '../../schema/site-config.ts'
import { siteTexts } from '../site/site-texts.ts'
import { type EditedSite, editedSite } from './edited-site.ts'

test.describe.configure({ mode: 'serial' })
test.use({ locale: 'en-GB' })

let site: EditedSite

test.beforeAll(async () => {
  site = await editedSite(await siteTexts.shipped(), { isPublished: true })
})

test.afterAll(() => site?.stop())

test('a phone number is changed everywhere in two actions and what is typed, and taken back', async ({ page }) => {
  const { contactDetails, chat, defaultLocale } = parse(site.text) as SiteConfig
  const old = contactDetails?.phone?.[defaultLocale] ?? ''
  const frame = await site.open(page)
  await frame.getByText(old, { exact: true }).first().click()
  const card = page.getByRole('complementary')
  await card
    .getByRole('textbox')
    .first()
    .fill(old.replace(/\d{4}$/, '1234'))
  await card.getByRole('button', { name: 'Change it there too' }).click()
  const now = async () => parse(await site.read()) as SiteConfig
  await expect.poll(async () => (await now()).chat?.phone).toBe(chat?.phone.replace(/\d{4}$/, '1234'))
  for (const phone of Object.values((await now()).contactDetails?.phone ?? {})) expect(phone).toMatch(/1234$/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(site.read).toBe(site.text)
})
