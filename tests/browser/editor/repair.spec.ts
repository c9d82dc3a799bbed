import { readFile, rm, writeFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import iconv from 'iconv-lite'
import { test } from './editor-test.ts'

test.describe.configure({ mode: 'serial' })

test('a file that cannot be read shows its broken lines beside the last ones, and is fixed by one button', async ({
  page,
  edited,
}) => {
  const site = await edited('second')
  await site.open(page)
  const broken = site.text.replace('fr: Ce que nous faisons', 'fr: "Ce que nous faisons').replace('Pas de', 'Plus de')
  await site.write(broken)
  await expect(page.getByRole('heading', { name: 'The file of the site cannot be read' })).toBeVisible()
  await expect(page.getByText('When it could last be read')).toBeVisible()
  await page.getByRole('button', { name: 'Put these lines back' }).click()
  await expect(page.locator('iframe')).toBeVisible()
  expect(await site.read()).toBe(site.text.replace('Pas de', 'Plus de'))
  await site.restore(page)
})

test('conflict marks become two versions to choose from', async ({ page, edited }) => {
  const site = await edited('second')
  const line = /^ +fr: Ce que nous faisons\n/m.exec(site.text)?.[0] ?? ''
  const theirs = line.replace('nous faisons', 'je fais')
  await site.write(site.text.replace(line, `<<<<<<< HEAD\n${line}=======\n${theirs}>>>>>>> other\n`))
  await page.goto(site.opening)
  await expect(page.getByRole('heading', { name: 'There are two versions of the site' })).toBeVisible()
  await page.getByRole('radio', { name: /The other version\s+Ce que je fais/ }).check()
  await page.getByRole('button', { name: 'Use what I have chosen' }).click()
  await expect(page.locator('iframe')).toBeVisible()
  expect(await site.read()).toBe(site.text.replace(line, theirs))
  await site.restore(page)
})

test('a file of an older format is brought up to date by one button, which can be undone', async ({ page, edited }) => {
  const site = await edited('second')
  const older = site.text
    .replace('format: 2\n', '')
    .replace('\n  devis:\n', '\n  devis:\n    formerSlugs: { fr: [offre] }\n')
  await site.write(older)
  await page.goto(site.opening)
  await expect(page.getByRole('heading', { name: 'The file of the site is in an older format' })).toBeVisible()
  await page.getByRole('button', { name: 'Bring this file up to date' }).click()
  await expect(page.locator('iframe')).toBeVisible()
  const now = await site.read()
  expect(now).toMatch(/\nformat: 2\n\nsite:\n/)
  expect(now).toContain('\n  devis:\n    formerPaths: { fr: [offre] }\n')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'The file of the site is in an older format' })).toBeVisible()
  expect(await site.read()).toBe(older)
  await site.write(site.text.replace('format: 2', 'format: 3'))
  await expect(page.getByRole('heading', { name: 'The file of the site is in a newer format' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bring this file up to date' })).toBeHidden()
  await site.restore(page)
})

test('a file that is gone comes back as it was, or as it was published', async ({ page, edited }) => {
  const site = await edited('second')
  await site.open(page)
  await rm(site.file)
  await expect(page.getByRole('heading', { name: 'The file of the site is gone' })).toBeVisible()
  await page.getByText('Earlier publications').click()
  await expect(page.getByRole('button', { name: 'Bring back: As it began' })).toBeVisible()
  await page.getByRole('button', { name: 'Use the whole last version' }).click()
  await expect(page.locator('iframe')).toBeVisible()
  expect(await site.read()).toBe(site.text)
})

test('a phone number that has no value yet is reported as unfinished, in the pages nowhere, and can be written', async ({
  page,
  edited,
}) => {
  const site = await edited('second')
  await site.open(page)
  await site.write(site.text.replace(/^ {2}phone:\n(?: {4}.*\n)+/m, '  phone:\n    fr: TODO\n    de: TODO\n'))
  await expect(page.locator('.status')).toContainText(/to look at/)
  await expect(page.locator('.status')).not.toContainText('mistake')
  await page
    .locator('.status')
    .getByRole('button', { name: /to look at/ })
    .click()
  await expect(page.getByText('This is not finished: give it a value, or take it out.').first()).toBeVisible()
  await site.restore(page)
})

test('a file that was saved in an old encoding is saved as it reads by one button, which can be undone', async ({
  page,
  edited,
}) => {
  const site = await edited('second')
  // All letters of the site but this are in that encoding.
  const text = site.text.replaceAll('′', '’')
  await site.write(text)
  await site.open(page)
  const bytes = iconv.encode(text, 'windows-1252')
  await writeFile(site.file, bytes)
  await expect(page.getByRole('heading', { name: 'The letters of the site’s file cannot be read' })).toBeVisible()
  await page.getByRole('button', { name: /^Save it with “.*[àéü].*”$/ }).click()
  await expect(page.locator('.stage > iframe')).toBeVisible()
  expect(await site.read()).toBe(text)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'The letters of the site’s file cannot be read' })).toBeVisible()
  expect(await readFile(site.file)).toEqual(bytes)
  await site.restore(page)
})
