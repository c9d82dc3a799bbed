import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { createLeadReceiver } from '../../../generator/serve/preview/lead-receiver.ts'
import { openLeadStore } from '../../../generator/serve/preview/lead-store.ts'
import { type Preview, preview } from '../../../generator/serve/preview/preview.ts'
import { builtOnce } from '../../site/built-once.ts'
import { quick } from '../../site/command.ts'

let folder: string
let site: Preview

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leads-'))
  const receiver = createLeadReceiver({ store: openLeadStore(join(folder, 'leads.jsonl')), print: () => {} })
  const out = await builtOnce('third', quick)
  site = await preview({ out, port: 0, handlers: (hosting) => [receiver(hosting)], print: console.error })
})

test.afterEach(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

async function openForm(page: Page, path: string, key: string): Promise<Locator> {
  await page.goto(site.address + path)
  const form = page.locator(`form[data-form=${key}]`)
  await form.dispatchEvent('pointerover')
  await expect(form).toHaveJSProperty('ready', true)
  return form
}

async function leads(): Promise<Record<string, unknown>[]> {
  const text = await readFile(join(folder, 'leads.jsonl'), 'utf8').catch(() => '')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

const pdf = (size: number) => ({
  name: 'Papers.PDF',
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(size, '%PDF-1.7 '),
})

test('a field comes and goes with what another one says: what is not there is neither required nor sent', async ({
  page,
}) => {
  const form = await openForm(page, '/en/kitchen', 'feast')
  const field = (name: string) => form.locator(`[name=${name}]`)
  for (const name of ['company', 'feast_kind', 'venue']) await expect(field(name)).toBeHidden()
  await field('email').fill('mina@tea.example')
  await field('occasion').focus()
  await page.keyboard.type('A company')
  await expect(field('occasion')).toHaveValue('company')
  await page.keyboard.press('Tab')
  await expect(field('company')).toBeFocused()
  await form.locator('button').click()
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(1)
  await expect(field('company')).toBeFocused()
  await field('company').fill('Tea Ltd')
  await field('occasion').selectOption('wedding')
  await expect(field('company')).toBeHidden()
  await field('outdoors').check()
  await field('venue').fill('By the sea')
  await field('outdoors').uncheck()
  await form.locator('button').click()
  await expect(form.getByRole('status')).toHaveText('Thank you. The kitchen writes to you within two days.')
  const [lead] = await leads()
  expect(lead).toMatchObject({
    conversion_type: 'feast',
    email: 'mina@tea.example',
    occasion: 'wedding',
    outdoors: false,
  })
  expect(Object.keys(lead ?? {})).not.toEqual(expect.arrayContaining(['company']))
  expect(Object.keys(lead ?? {})).not.toEqual(expect.arrayContaining(['venue']))
})

test('a number of three digits is no telephone number', async ({ page }) => {
  const form = await openForm(page, '/en/kitchen', 'feast')
  await form.locator('[name=email]').fill('mina@tea.example')
  await form.locator('[name=occasion]').selectOption('wedding')
  await form.locator('[name=phone]').fill('123')
  await form.locator('button').click()
  await expect(form.getByText('Please enter a valid phone number')).toBeVisible()
  await form.locator('[name=phone]').fill('٠٥٢٤٣٨٠٠٠٠')
  await form.locator('button').click()
  await expect(form).toHaveAttribute('data-state', 'success')
})

test('an application has its files, what was agreed to, and proof of work', async ({ page }) => {
  const form = await openForm(page, '/en/house', 'work')
  await form.locator('[name=name]').fill('Sami')
  await form.locator('[name=email]').fill('sami@cook.example')
  await form.locator('[name=keep]').check()
  const papers = form.getByLabel('Your papers')
  await expect(papers).toHaveAccessibleDescription('PDF, JPG, PNG; up to 2 × 2 MB')
  const wrong = { name: 'virus.exe', mimeType: 'application/pdf', buffer: Buffer.from('MZ') }
  for (const [files, said] of [
    [[], 'Please choose a file'],
    [[wrong], 'This type of file is not accepted'],
    [[pdf(2_000_001)], 'This file is too large'],
    [[pdf(1), pdf(2), pdf(3)], 'Too many files'],
  ] as const) {
    await papers.setInputFiles([...files])
    await form.locator('button').click()
    await expect(form.getByText(said)).toBeVisible()
  }
  expect(await leads()).toEqual([])
  await papers.setInputFiles([pdf(1_500_000)])
  // What computes the proof does not come: nobody is left waiting, and what was typed stays.
  await page.route('**/proof-of-work-*', (route) => route.abort())
  await form.locator('button').click()
  await expect(form).toHaveAttribute('data-state', 'error')
  await expect(form.locator('[name=name]')).toHaveValue('Sami')
  await page.unroute('**/proof-of-work-*')
  await form.locator('button').click()
  await expect(form.getByRole('status')).toHaveText('Thank you. Nadia reads it this week.')
  await expect(papers).toHaveValue('')
  const [lead] = await leads()
  expect(lead).toMatchObject({
    conversion_type: 'work',
    name: 'Sami',
    keep: 'true',
    keep_text: 'You may keep my papers for three months.',
    keep_version: '2026-03',
    papers: [{ name: 'Papers.PDF', bytes: 1_500_000 }],
  })
  const [kept = ''] = await readdir(join(folder, 'lead-files'))
  expect(kept).toMatch(/^[0-9a-f]{64}\.pdf$/)
  const { size, mode } = await stat(join(folder, 'lead-files', kept))
  expect([size, mode & 0o777]).toEqual([1_500_000, 0o600])
})

test('the box of the newsletter sends the address, and two forms of a page know nothing of each other', async ({
  page,
}) => {
  const form = await openForm(page, '/en/kitchen', 'letters')
  const meal = page.locator('form[data-form=feast]')
  await meal.locator('[name=email]').fill('mina@tea.example')
  await form.locator('button').click()
  await expect(form.locator('[name=email]')).toBeFocused()
  await expect(form.getByText('Please enter your email address')).toBeVisible()
  await form.locator('[name=email]').fill('rui@tea.example')
  await page.reload()
  await form.dispatchEvent('pointerover')
  await expect(form).toHaveJSProperty('ready', true)
  await expect(form.locator('[name=email]')).toHaveValue('rui@tea.example')
  await form.locator('button').click()
  await expect(form.getByRole('status')).toHaveText('Thank you. The next one comes with the season.')
  await expect(meal.locator('[name=email]')).toHaveValue('mina@tea.example')
  expect(await leads()).toMatchObject([{ conversion_type: 'letters', email: 'rui@tea.example' }])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all fields are there', async ({ page }) => {
    await page.goto(`${site.address}/en/kitchen`)
    for (const name of ['company', 'feast_kind', 'venue'])
      await expect(page.locator(`form[data-form=feast] [name=${name}]`)).toBeVisible()
  })
})
