import { readFileSync, writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { parse } from 'yaml'
import { lockPath } from '../../../generator/check/translations-lock.ts'
import type { SiteConfig } from '../../../schema/site-config.ts'
import { cellsOf, csvOf, translated } from '../../translate/translated-site.ts'
import { holdBack } from '../hold-back.ts'
import type { EditedSite } from './edited-site.ts'
import { test } from './editor-test.ts'

test.describe.configure({ mode: 'serial' })

let site: EditedSite

test.beforeAll(async ({ edited }) => {
  site = await edited('shipped')
})

test('a phone number is changed everywhere in two actions and what is typed, and taken back', async ({ page }) => {
  const { contactDetails, chat, defaultLocale } = parse(site.text) as SiteConfig
  const old = contactDetails?.phone?.[defaultLocale] ?? ''
  const frame = await site.open(page)
  // The bar has it where it has room.
  await frame.getByText(old, { exact: true }).filter({ visible: true }).first().click()
  const card = page.getByRole('complementary')
  const write = (end: string) =>
    card
      .getByRole('textbox')
      .first()
      .fill(old.replace(/\d{4}$/, end))
  const change = card.getByRole('button', { name: 'Change it there too' })
  await write('1230')
  await change.hover()
  // Offered for what was saved in a pause, it takes what was typed last.
  await write('1234')
  await change.click()
  const now = async () => parse(await site.read()) as SiteConfig
  await expect.poll(async () => (await now()).chat?.phone).toBe(chat?.phone.replace(/\d{4}$/, '1234'))
  for (const phone of Object.values((await now()).contactDetails?.phone ?? {})) expect(phone).toMatch(/1234$/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(site.read).toBe(site.text)
})

test('texts go out to a translator and come back: each row is answered, and what a machine has written is read', async ({
  page,
}) => {
  const { locales, defaultLocale } = parse(site.text) as SiteConfig
  const to = Object.keys(locales).find((key) => key !== defaultLocale) ?? ''
  await site.open(page)
  await page.getByRole('button', { name: 'All texts' }).click()
  const panel = page.getByRole('group').filter({ hasText: 'Export the texts of a language' })
  await page.getByText('Translators', { exact: true }).click()
  await panel.getByLabel('Language').selectOption(to)
  await panel.getByLabel('Format', { exact: true }).selectOption('csv')
  await panel.getByLabel('Also what is already translated').check()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Export' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`site.${to}.csv`)

  const table = cellsOf(readFileSync(await download.path()))
  const [first = ''] = table[1] ?? []
  const [marked = ''] = table.find(([, , source]) => source?.includes('{{')) ?? []
  const sent = Buffer.from(csvOf(translated(table, { [first]: 'Written by a translator', [marked]: 'Lost' })))
  const answers = panel.getByRole('status')
  const release = await holdBack(page, '**/@edit/take-in/**')
  await panel.getByLabel('Import').setInputFiles({ name: 'back.csv', mimeType: 'text/csv', buffer: sent })
  await expect(answers).toHaveText('Reading back.csv…')
  release()
  await expect(answers).toContainText('1 text imported, 1 not imported.')
  // Only what was not taken is listed.
  const refused = answers.getByRole('listitem')
  await expect(refused).toContainText(/^Row \d+ · .+ Not imported\. Everything that is not a word has to be as in/)
  await expect(refused).toContainText(/Missing: "\{\{\w+\}\}"\.$/)
  expect(await site.read()).toContain(`${to}: Written by a translator\n`)
  const [answered] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'The file with these answers' }).click(),
  ])
  expect(answered.suggestedFilename()).toBe('back.answer.csv')
  expect(cellsOf(readFileSync(await answered.path())).flatMap((cells) => cells.at(-1) || [])).toEqual([
    'answer',
    'Taken.',
    expect.stringMatching(/^Not taken: /),
  ])

  // A machine has written that text.
  const lock = lockPath(site.file)
  const origin = () =>
    readFileSync(lock, 'utf8')
      .split('\n')
      .find((line) => line.endsWith(` ${first}.${to}`))
  writeFileSync(lock, readFileSync(lock, 'utf8').replace(`${origin()}`, `${origin()?.replace('person', 'machine')}`))
  await page.reload()
  await page.getByRole('button', { name: 'All texts' }).click()
  await page.getByText('Translators · 1', { exact: true }).click()
  await panel.getByRole('button', { name: 'It is right: Written by a translator' }).click()
  await expect(panel.getByRole('heading', { name: 'Translated by a machine, not reviewed yet' })).toHaveCount(0)
  expect(origin()).toContain(' person ')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(site.read).toBe(site.text)
})
