import { expect, type Page } from '@playwright/test'
import { test } from './editor-test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Whether a finger in the middle of an element of the page in the frame meets nothing of the editor. */
const isFree = (page: Page, selector: string) =>
  page.locator('.stage > iframe').evaluate((frame: HTMLIFrameElement, wanted) => {
    const { left, top } = frame.getBoundingClientRect()
    const inner = frame.contentDocument?.querySelector(wanted)?.getBoundingClientRect()
    if (!inner) return false
    const y = top + inner.top
    return [y + 4, y + inner.height / 2, y + inner.height - 4].every(
      (at) => document.elementFromPoint(left + inner.left + inner.width / 2, at) === frame,
    )
  }, selector)

test('a tap on the language menu of the site opens it, and no tool of a section lies above it', async ({
  page,
  edited,
}) => {
  const site = await edited('second')
  const frame = await site.open(page)
  await frame.locator('h1').tap()
  await expect(page.locator('.section-bar')).toHaveCount(1)
  await expect.poll(() => isFree(page, '.language-switcher > summary')).toBe(true)
  await page.getByRole('complementary').getByRole('button', { name: 'Close' }).tap()
  await frame.locator('.language-switcher > summary').tap()
  await expect(frame.locator('.language-switcher')).toHaveAttribute('open')
  await expect(page.locator('.section-bar')).toHaveCount(0)
  await expect.poll(() => isFree(page, '.language-switcher ul')).toBe(true)
  await expect(page.getByRole('complementary').locator('.card')).toHaveCount(0)
})

test('the row at the foot leads to contact and hours, and leaves out what the whole site leads to', async ({
  page,
  edited,
}) => {
  const site = await edited('second')
  await site.open(page)
  const row = page.locator('.rail')
  await expect(row.getByRole('button')).toHaveText([
    'Page',
    'Sections',
    'All texts',
    'Look',
    'Contact and hours',
    'Whole site',
  ])
  await row.getByRole('button', { name: 'Contact and hours' }).tap()
  await expect(page.getByRole('heading', { name: 'Contact and hours' })).toBeVisible()
})
