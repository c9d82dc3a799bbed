import { expect } from '@playwright/test'
import { parse } from 'yaml'
import type { SiteConfig } from '../../../schema/site-config.ts'
import type { EditedSite } from './edited-site.ts'
import { test } from './editor-test.ts'

test.describe.configure({ mode: 'serial' })

let site: EditedSite

test.beforeAll(async ({ edited }) => {
  site = await edited('third')
})

test.afterEach(({ page }) => site.restore(page))

const theme = async () => (parse(await site.read()) as SiteConfig).theme

test('a colour is chosen beside the page that shows it, said in words, and taken back as one step', async ({
  page,
}) => {
  const frame = await site.open(page)
  const brand = () =>
    frame.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--theme-color').trim())
  const before = await brand()
  await page.getByRole('button', { name: 'Look', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Look' })
  await expect(panel.getByText('Readable, also in small text.')).toHaveCount(2)
  const code = panel.getByRole('textbox', { name: /^Main colour: / })
  for (const colour of ['#123', '#12345', '#e0b0c0', '#e0b0d0']) await code.fill(colour)
  await expect(panel.getByText('Too pale for any text')).toBeVisible()
  await expect.poll(brand).toBe('#e0b0d0')
  expect(await theme()).toMatchObject({ color: '#e0b0d0' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => site.read()).toBe(site.text)
  await expect.poll(brand).toBe(before)
  await expect(code).toHaveValue(before)
})

test('a pair of typefaces is chosen by its letters, by keyboard, and the page is set in it', async ({ page }) => {
  const frame = await site.open(page)
  await page.getByRole('button', { name: 'Look', exact: true }).click()
  const pairs = page.getByRole('radiogroup', { name: 'Typefaces', exact: true }).getByRole('radio')
  const chosen = pairs.and(page.locator(':checked'))
  await expect(chosen).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => document.fonts.check('1rem Lora'))).toBe(true)
  await chosen.focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(theme).toMatchObject({ fonts: { heading: 'Lora', text: 'Cairo' } })
  const family = () => frame.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)
  await expect.poll(family).toContain('Lora')
})

test('an art direction is chosen, the page takes it on at once, and one of its values is set alone', async ({
  page,
}) => {
  const frame = await site.open(page)
  const corner = () =>
    frame
      .locator('.button')
      .first()
      .evaluate((button) => getComputedStyle(button).borderTopLeftRadius)
  const weight = () => frame.locator('h1').evaluate((heading) => getComputedStyle(heading).fontWeight)
  await expect.poll(corner).toBe('3px')
  await page.getByRole('button', { name: 'Look', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Look' })
  const directions = panel.getByRole('radiogroup', { name: 'Style' }).getByRole('radio')
  await expect(directions).toHaveCount(9)
  await directions.and(page.getByLabel('poster')).check()
  await expect.poll(theme).toMatchObject({ direction: 'brutalist' })
  await expect.poll(weight).toBe('850')
  await expect.poll(corner).toBe('0px')
  await panel.getByText('Everything about the look').click()
  await panel.getByText('Add', { exact: true }).click()
  await panel.getByRole('button', { name: /^Corners/ }).click()
  await panel.getByLabel('Corners', { exact: true }).selectOption('round')
  await expect.poll(theme).toMatchObject({ direction: 'brutalist', corners: 'round' })
  await directions.first().check()
  await expect.poll(async () => 'direction' in (await theme())).toBe(false)
})

test('the look of a section is chosen by pictures of that section, which show it alone, and taken back', async ({
  page,
}) => {
  const frame = await site.open(page)
  const heading = 'Why guests come back'
  const look = async () => {
    const { pages } = parse(await site.read()) as { pages: { home: { sections: { reasons: { look?: string } } } } }
    return pages.home.sections.reasons.look
  }
  await frame.getByRole('heading', { name: heading }).hover()
  await page
    .getByRole('group', { name: /^Tools of the section: / })
    .getByRole('button', { name: 'Settings and look' })
    .click()
  const looks = page.getByRole('group', { name: 'Look', exact: true })
  await expect(looks.getByRole('radio', { name: 'Usual' })).toBeChecked()
  const numbered = looks.locator('label', { hasText: 'numbered' })
  const picture = numbered.frameLocator('iframe')
  await expect(picture.locator('main > :visible')).toHaveCount(1)
  await expect(picture.getByRole('heading', { name: heading })).toBeVisible()
  await expect(picture.locator('header')).toBeHidden()
  // The list of each is of another class.
  const lists = () =>
    looks
      .locator('iframe')
      .evaluateAll((frames) =>
        frames.map(
          (one) => (one as HTMLIFrameElement).contentDocument?.querySelector('#reasons ul, #reasons ol')?.className,
        ),
      )
  await expect.poll(async () => new Set((await lists()).filter(Boolean)).size).toBeGreaterThanOrEqual(3)
  await numbered.click()
  await expect.poll(look).toBe('numbered')
  await looks.locator('label', { hasText: 'Usual' }).click()
  await expect.poll(() => site.read()).toBe(site.text)
})

test('the kinds of sections to add are shown by examples in the look and with the words of the site', async ({
  page,
}) => {
  await site.open(page)
  await page.getByRole('button', { name: 'Sections' }).click()
  const pictureOf = (kind: string) => page.locator(`.section-kinds [data-kind="${kind}"]`).frameLocator('iframe')
  const questions = pictureOf('questions')
  const heading = questions.getByRole('heading', { level: 2 })
  const look = () =>
    heading.evaluate((element) => {
      const { fontFamily, fontWeight } = getComputedStyle(element)
      const family = fontFamily.split(',')[0]?.replaceAll('"', '')
      return [family, fontWeight, getComputedStyle(document.documentElement).backgroundColor]
    })
  await page.locator('.section-kinds [data-kind="questions"]').scrollIntoViewIfNeeded()
  await expect(heading).toHaveText('Before you book')
  await expect(questions.locator('main details')).toHaveCount(4)
  await expect(questions.getByRole('banner')).toBeHidden()
  await page.locator('.section-kinds [data-kind="points"]').scrollIntoViewIfNeeded()
  await expect(pictureOf('points').locator('main li')).toHaveCount(3)
  await expect(pictureOf('points').locator('main')).not.toContainText('TODO')
  expect(await look()).toEqual(['Fraunces', '300', 'rgb(246, 245, 238)'])
  await site.write(site.text.replace('direction: atelier', 'direction: brutalist'))
  await page.locator('.section-kinds [data-kind="questions"]').scrollIntoViewIfNeeded()
  await expect.poll(look).toEqual(['Fraunces', '850', 'rgb(255, 255, 255)'])
})

test('a language whose letters the typefaces lack is offered those that have them', async ({ page }) => {
  const own = '\n    fonts:\n      heading: Kosugi Maru\n      text: Kosugi Maru'
  expect(site.text).toContain(own)
  await site.write(site.text.replace(own, ''))
  await site.open(page)
  await page.getByRole('button', { name: 'Look', exact: true }).click()
  const offered = page.getByRole('radiogroup', { name: 'Typefaces for 日本語' }).getByRole('radio')
  await expect(offered).toHaveCount(2)
  await expect(offered.first()).toBeChecked()
  await offered.last().check()
  await expect.poll(() => site.read()).toBe(site.text)
})
