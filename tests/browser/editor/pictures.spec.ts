import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { parse } from 'yaml'
import type { EditedSite } from './edited-site.ts'
import { choosePage, test } from './editor-test.ts'

test.describe.configure({ mode: 'serial' })

let site: EditedSite
let photo: string

test.beforeAll(async ({ edited }) => {
  site = await edited('third')
  photo = join(site.folder, 'Our Terrace.JPG')
  const red = { create: { width: 1200, height: 800, channels: 3 as const, background: '#c00' } }
  await writeFile(photo, await sharp(red).withMetadata({ orientation: 6 }).jpeg().toBuffer())
})

test.afterEach(({ page }) => site.restore(page))

const sections = async () => {
  const { pages } = parse(await site.read()) as {
    pages: { home: { sections: Record<string, Record<string, unknown>> } }
  }
  return pages.home.sections
}
const alt = 'A clay pot over the coals, with steam rising from it'

test('a picture is replaced: its file is kept beside the configuration, upright, and the page shows it', async ({
  page,
}) => {
  const frame = await site.open(page)
  const shown = frame.getByAltText(alt)
  const before = await shown.getAttribute('src')
  await shown.click()
  const card = page.getByRole('complementary')
  await expect(card.getByRole('textbox').first()).toHaveValue(alt)
  await card.getByLabel('Choose another picture').setInputFiles(photo)
  await expect.poll(async () => (await sections()).breakfast?.image).toMatchObject({ file: './images/our-terrace.jpg' })
  await expect(shown).not.toHaveAttribute('src', before ?? '')
  await expect(shown).toHaveAttribute('src', /our-terrace/)
  await expect(page.getByText('Does the text below still describe it?')).toBeVisible()
  await expect(card.getByRole('textbox').first()).toBeFocused()
  const { width, height } = await sharp(join(site.folder, 'images/our-terrace.jpg')).metadata()
  expect([width, height]).toEqual([800, 1200])
  const [old, now] = [site.text.split('\n'), (await site.read()).split('\n')]
  expect(now.filter((line, index) => line !== old[index])).toHaveLength(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(site.read).toBe(site.text)
  await expect(shown).toHaveAttribute('src', before ?? '')
})

test('a click on a picture says what is never cut off, sliders do so by keyboard, and the page keeps to it', async ({
  page,
}) => {
  const frame = await site.open(page)
  const shown = frame.getByAltText(alt)
  const placed = () => shown.evaluate((image) => getComputedStyle(image).objectPosition)
  const before = await placed()
  await shown.click()
  const field = page.getByRole('group', { name: 'What is never cut off' })
  const picture = field.getByRole('button', { name: 'What is never cut off' })
  await expect
    .poll(() => picture.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  const { width, height } = (await picture.boundingBox()) as { width: number; height: number }
  await picture.click({ position: { x: width * 0.2, y: height * 0.9 } })
  await expect.poll(site.read).toMatch(/focus: (19|20|21) (89|90|91)\n/)
  await expect.poll(placed).toBe('20% 90%')
  await field.getByLabel('From the left').press('End')
  await expect.poll(placed).toBe('100% 90%')
  await field.getByRole('button', { name: 'Use the middle' }).click()
  await expect.poll(site.read).toBe(site.text)
  await expect.poll(placed).toBe(before)
})

test('the photo of an article has such a point too, in its list and on its own page', async ({ page }) => {
  const frame = await site.open(page)
  await choosePage(page, 'journal/a-new-tagine')
  await frame.getByRole('heading', { level: 1 }).click()
  const field = page.getByRole('group', { name: 'What is never cut off' })
  await field.getByLabel('From the left').press('Home')
  const shown = frame.locator('.article-picture img').first()
  await expect.poll(() => shown.evaluate((image) => getComputedStyle(image).objectPosition)).toBe('0% 30%')
  await expect.poll(site.read).toMatch(/focus: 0 30\n/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(site.read).toBe(site.text)
})

test('a file that is dropped on a picture of the page takes its place', async ({ page }) => {
  const frame = await site.open(page)
  const bytes = (await readFile(photo)).toString('base64')
  const data = await frame.locator('body').evaluateHandle((_, content) => {
    const transfer = new DataTransfer()
    const binary = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
    transfer.items.add(new File([binary], 'dropped.jpg', { type: 'image/jpeg' }))
    return transfer
  }, bytes)
  await frame.getByAltText(alt).dispatchEvent('drop', { dataTransfer: data })
  await expect.poll(async () => (await sections()).breakfast?.image).toMatchObject({ file: './images/dropped.jpg' })
  await expect(frame.getByAltText(alt)).toHaveAttribute('src', /dropped/)
})

test('a picture is added where there may be one, once it is said in each language what it shows', async ({ page }) => {
  const frame = await site.open(page)
  await frame.getByText('The children still talk').click()
  const card = page.getByRole('complementary')
  // It is one of the parts that an entry may have, in the words of the entry.
  const offered = card.locator('.add-parts')
  await expect(offered.locator('> button, .file-button')).toHaveText(['Picture', ' Web address'])
  await offered.getByLabel('Picture').setInputFiles(photo)
  const form = card.locator('form')
  await expect(form.getByRole('textbox')).toHaveCount(3)
  await expect(form.getByRole('textbox').first()).toBeFocused()
  for (const [index, text] of ['A red field', '赤い野原', 'حقل أحمر'].entries())
    await form.getByRole('textbox').nth(index).fill(text)
  expect(await site.read()).toBe(site.text)
  await form.getByRole('button', { name: 'Put it on the page' }).click()
  await expect(frame.getByAltText('A red field')).toHaveAttribute('src', /our-terrace/)
  const { items } = (await sections()).voices as { items: { image?: unknown }[] }
  expect(items[1]?.image).toEqual({
    file: './images/our-terrace.jpg',
    alt: { en: 'A red field', ja: '赤い野原', ar: 'حقل أحمر' },
  })
})

test('a picture that is sent and not placed is kept, which is said, and offered where a picture is added', async ({
  page,
}) => {
  const frame = await site.open(page)
  await frame.getByText('The children still talk').click()
  const card = page.getByRole('complementary')
  const send = async (name: string, label: string) => {
    const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0a0' } })
      .jpeg()
      .toBuffer()
    await card.getByLabel(label, { exact: true }).setInputFiles({ name, mimeType: 'image/jpeg', buffer })
  }
  await send('Brass lamp.jpg', 'Picture')
  await card.locator('form').getByRole('button', { name: 'Cancel' }).click()
  await expect(card.getByText('“brass-lamp.jpg” is kept, but on no page yet.')).toBeVisible()
  // The card is closed before anything is said of the picture.
  await send('Olive jar.jpg', 'Add a picture')
  await expect(card.locator('form').getByRole('textbox').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByText('“olive-jar.jpg” is kept, but on no page yet.')).toBeVisible()
  expect(await site.read()).toBe(site.text)

  await frame.getByText('The children still talk').click()
  await card.getByText(/^Kept, on no page yet/).click()
  await card.getByRole('button', { name: 'brass-lamp.jpg' }).click()
  for (const [index, text] of ['A court', '中庭', 'فناء'].entries())
    await card.locator('form').getByRole('textbox').nth(index).fill(text)
  await card.getByRole('button', { name: 'Put it on the page' }).click()
  await expect(frame.getByAltText('A court')).toHaveAttribute('src', /brass-lamp/)
  await page.getByRole('button', { name: /^Publish/ }).click()
  await expect(page.locator('.unused-pictures')).toContainText('olive-jar.jpg')
  await expect(page.locator('.unused-pictures')).not.toContainText('brass-lamp.jpg')
})

test('what is no picture is refused in plain words, and nothing is kept', async ({ page }) => {
  const frame = await site.open(page)
  const before = await readdir(join(site.folder, 'images'))
  await frame.getByAltText(alt).click()
  const card = page.getByRole('complementary')
  const choose = card.getByLabel('Choose another picture')
  await choose.setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') })
  await expect(card.getByText('Browsers cannot show this kind of picture.')).toBeVisible()
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  await choose.setInputFiles({ name: 'x.heic', mimeType: 'image/heic', buffer: heic })
  await expect(card.getByText('Most Compatible')).toBeVisible()
  expect(await readdir(join(site.folder, 'images'))).toEqual(before)
  expect(await site.read()).toBe(site.text)
})

test('the pictures of a gallery are rows with what they show, which lead to each', async ({ page }) => {
  const frame = await site.open(page)
  await choosePage(page, 'rooms')
  await frame.getByText('Zellij of the fountain').first().click()
  const card = page.getByRole('complementary')
  const heading = card.getByRole('heading', { level: 2 })
  await card.locator('.up').click()
  await expect(heading).toContainText('Items')
  const rows = card.locator('.place-open')
  await expect(rows).toHaveCount(5)
  await expect(rows.nth(1)).toContainText('Zellij of the fountain')
  const shown = rows.locator('img')
  await expect(shown).toHaveCount(5)
  const widths = () =>
    shown.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0))
  await expect.poll(widths).toEqual([true, true, true, true, true])
  await rows.nth(2).click()
  await expect(heading).toContainText('A blue door with a brass knocker')
})

test('several pictures are added to a gallery at once, behind the others, as one step; what is no picture is named', async ({
  page,
}) => {
  const frame = await site.open(page)
  await choosePage(page, 'rooms')
  await frame.getByText('Zellij of the fountain').first().click()
  const gallery = page.getByRole('complementary').getByRole('group', { name: 'Gallery' })
  const made = (background: string) =>
    sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .jpeg()
      .toBuffer()
  await gallery.getByLabel('Add pictures').setInputFiles([
    { name: 'Olive-trees.jpg', mimeType: 'image/jpeg', buffer: await made('#060') },
    { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('<html>') },
    { name: 'IMG_2044.jpg', mimeType: 'image/jpeg', buffer: await made('#006') },
  ])
  await expect(gallery.getByRole('status')).toHaveText(
    /^2 pictures are in the gallery\..* broken\.png: Browsers cannot/,
  )
  const items = async () =>
    (
      parse(await site.read()) as {
        pages: { rooms: { sections: { pictures: { items: { file: string; alt: object }[] } } } }
      }
    ).pages.rooms.sections.pictures.items
  const now = await items()
  expect(now).toHaveLength(7)
  expect(now.slice(5)).toEqual([
    { file: './images/olive-trees.jpg', alt: { en: 'Olive trees', ja: 'Olive trees', ar: 'Olive trees' } },
    { file: './images/img-2044.jpg', alt: { en: 'TODO', ja: 'TODO', ar: 'TODO' } },
  ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(site.read).toBe(site.text)
})
