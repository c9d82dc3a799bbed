import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { parse } from 'yaml'
import { siteTexts } from '../../site/site-texts.ts'
import { editedSite } from './edited-site.ts'
import { choosePage, test } from './editor-test.ts'

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

test('the first publication says in view that the site is not online yet, above the way there and what is to be done before', async ({
  page,
}) => {
  const begun = await editedSite(await siteTexts.second(), { isPublished: false })
  try {
    await begun.open(page)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Publish/ })
      .tap()
    const panel = page.getByRole('main')
    const press = panel.getByRole('button', { name: 'Publish', exact: true })
    const saved = panel.getByText('Saved, but not online yet. How it gets there stands below.')
    await press.tap()
    const name = panel.getByLabel('Name', { exact: true })
    await expect(saved.or(name)).toBeVisible()
    if (await name.isVisible()) {
      await expect(name).toBeFocused()
      await name.fill('Ada')
      await panel.getByLabel('E-mail', { exact: true }).fill('ada@example.com')
      await press.tap()
    }
    await expect(saved).toBeInViewport()
    await expect(press).toHaveCount(0)
    await expect(saved).toBeInViewport()
    const titles = await panel.locator('h3, details.folder > summary').allTextContents()
    const way = titles.indexOf('A folder to upload')
    expect(way).toBeGreaterThan(-1)
    expect(way).toBeLessThan(titles.indexOf('Before the site goes live'))
  } finally {
    await begun.stop()
  }
})

test('a picture is chosen without a word of dropping, and what is said of it is gone with its card', async ({
  page,
  edited,
}) => {
  const site = await edited('third')
  const file = join(site.folder, 'Terrace.jpg')
  const red = { create: { width: 1200, height: 800, channels: 3 as const, background: '#c00' } }
  await writeFile(file, await sharp(red).jpeg().toBuffer())
  const frame = await site.open(page)
  await frame.getByAltText('A clay pot over the coals, with steam rising from it').tap()
  const card = page.getByRole('complementary')
  await expect(card.getByText('or drop a file here')).toBeHidden()
  await card.getByLabel('Choose another picture').setInputFiles(file)
  const said = page.getByText('The new picture is in place. Does the text below still describe it?')
  await expect(said).toBeVisible()
  await card.getByRole('button', { name: 'Close' }).tap()
  await expect(said).toHaveCount(0)
  await site.restore(page)
})

test('the styles stand in one row, and of the typefaces the group of the chosen ones is open', async ({
  page,
  edited,
}) => {
  const site = await edited('third')
  await site.open(page)
  await page.getByRole('button', { name: 'Look', exact: true }).tap()
  const panel = page.getByRole('region', { name: 'Look' })
  const styles = panel.getByRole('radiogroup', { name: 'Style' }).locator('label')
  await expect(styles).toHaveCount(9)
  expect(new Set(await styles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))).size).toBe(1)
  const typefaces = panel.getByRole('radiogroup', { name: 'Typefaces', exact: true })
  await expect(typefaces.locator('summary')).toHaveText([
    /^Headings with serifs, text without \(\d+\)$/,
    /^One typeface for everything \(\d+\)$/,
  ])
  await expect(typefaces.locator('details[open]')).toHaveCount(1)
  await expect(typefaces.locator('details[open]').getByRole('radio', { checked: true })).toHaveCount(1)
})

test('a section that was begun is called by its kind in the list until its title is written', async ({
  page,
  edited,
}) => {
  const site = await edited('third')
  await site.open(page)
  await page.getByRole('button', { name: 'Sections', exact: true }).tap()
  await page.getByRole('button', { name: /^Questions/ }).tap()
  const rows = page.locator('.section-rows > li')
  await expect(rows).toHaveCount(9)
  await expect(rows.filter({ hasText: 'Questions · hidden' }).locator('strong')).toHaveText('Questions')
  await site.restore(page)
})

test('hours in own words: a sentence asks for the table while none is filled in, and a button shows it once one is', async ({
  page,
  edited,
}) => {
  const site = await edited('second')
  const inWords = '\n  hours:\n'
  const without = site.text.replace(/\n {2}openingHours:\n(?: {3,}.*\n)+/, '\n')
  expect([without.includes(inWords), without === site.text]).toEqual([true, false])
  await site.open(page)
  await site.write(without)
  await page.getByRole('button', { name: 'Contact and hours' }).tap()
  const sentence = page.getByText('Fill in the hours below to show a table of them instead.')
  const button = page.getByRole('button', { name: 'Show the table' })
  await expect(sentence).toBeVisible()
  await expect(button).toHaveCount(0)
  await page.getByRole('checkbox', { name: /^Monday/ }).tap()
  await expect(button).toBeVisible()
  await expect(sentence).toHaveCount(0)
  await button.tap()
  await expect(button).toHaveCount(0)
  await expect.poll(site.read).not.toContain(inWords)
  await site.restore(page)
})

test('a tap on a text of a card opens this text, though the link of the card lies over all of it', async ({
  page,
  edited,
}) => {
  const site = await edited('second')
  const frame = await site.open(page)
  const summary = frame.locator('.page-cards > li > p[data-text]').first()
  const said = await summary.innerText()
  await summary.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await summary.boundingBox()
  // Where a finger meets it, whatever lies there.
  await page.touchscreen.tap((box?.x ?? 0) + 30, (box?.y ?? 0) + 12)
  const card = page.getByRole('complementary')
  await card.getByRole('button', { name: 'Languages and more' }).tap()
  await expect(card.getByRole('textbox').first()).toHaveValue(said)
})

test('a tap on a price that begins with "from" opens the price, and the small card of a text leads to the picture of its entry', async ({
  page,
  edited,
}) => {
  const site = await edited('third')
  const frame = await site.open(page)
  const card = page.getByRole('complementary')
  await choosePage(page, 'rooms')
  await frame.locator('.price-amount', { hasText: '1,950' }).first().getByText('from').tap()
  await expect(card.getByRole('textbox', { name: 'Price' })).toHaveValue('1950')
  await expect(card.getByRole('textbox', { name: 'Price' })).toBeFocused()
  await choosePage(page, 'house')
  await frame.getByText('Samira Tazi').first().tap()
  await card.getByRole('button', { name: 'Picture', exact: true }).tap()
  await expect(card.getByRole('heading', { name: 'Samira Tazi' })).toBeVisible()
  await expect(card.locator('.picture')).toBeInViewport()
})

test('a language is added where the languages of the site are listed, and the pictures of the company have their own names', async ({
  page,
  edited,
}) => {
  const site = await edited('third')
  await site.open(page)
  const card = page.getByRole('complementary')
  const place = (name: RegExp) => page.getByRole('main').getByRole('button', { name }).first().tap()
  await page.locator('.rail').getByRole('button', { name: 'Whole site' }).tap()
  await place(/^Company/)
  await expect(card.locator('.picture legend')).toHaveText(['Logo', 'Logo for dark grounds', 'Symbol'])
  await card.getByRole('button', { name: 'Close' }).tap()
  await place(/^Languages/)
  await card.getByLabel('Add a language').fill('Portuguese')
  await card.getByRole('button', { name: 'Add', exact: true }).tap()
  await expect.poll(site.read).toMatch(/^ {2}pt:\n {4}name: Português/m)
})

test('a language is removed after a question that says how many texts go, and one step back brings it back', async ({
  page,
  edited,
}) => {
  const site = await edited('third')
  const frame = await site.open(page)
  // The language that is shown.
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.getByRole('button', { name: 'ja: 日本語' }).click()
  await expect(frame.locator('html')).toHaveAttribute('lang', 'ja-JP')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('.rail').getByRole('button', { name: 'All texts' }).tap()
  const panel = page.locator('.languages')
  await expect(panel.getByText(/English.? is the main language and stays\./)).toBeVisible()
  const remove = panel.getByRole('button', { name: 'Remove: 日本語' })
  const box = await remove.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)

  // It is kept where the question is answered so.
  await remove.focus()
  await page.keyboard.press('Enter')
  const question = panel.getByRole('alert')
  await expect(question).toContainText(
    /^Remove .?日本語.?\? 415 texts in this language will go\. Undo brings them back\./,
  )
  await question.getByRole('button', { name: 'Keep it' }).tap()
  await expect(question).toHaveCount(0)
  await expect(remove).toBeFocused()
  expect(await site.read()).toBe(site.text)

  await remove.tap()
  await question.getByRole('button', { name: 'Remove', exact: true }).tap()
  await expect(panel.getByText(/日本語.? is removed\. Undo brings it back\./)).toBeFocused()
  await expect(remove).toHaveCount(0)
  await expect(page.getByRole('columnheader', { name: '日本語' })).toHaveCount(0)
  expect(await site.read()).not.toMatch(/^ *ja:/m)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(remove).toBeVisible()
  await expect(panel.getByText('is removed')).toHaveCount(0)
  expect(await site.read()).toBe(site.text)
  await page.getByRole('button', { name: 'Redo' }).tap()
  await expect(remove).toHaveCount(0)
  await page.locator('.rail').getByRole('button', { name: 'Page' }).tap()
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en-GB')
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(page.getByRole('button', { name: 'en: English' })).toHaveAttribute('aria-pressed', 'true')
})

test('a press below a formatted text that has the focus is not lost when the bar of the text goes', async ({
  page,
  edited,
}) => {
  const site = await edited('third')
  const frame = await site.open(page)
  const card = page.getByRole('complementary')
  await frame.locator('#ramadan p').first().tap()
  await card.getByRole('textbox').nth(2).tap()
  await expect(card.locator('.format').nth(2)).toBeVisible()
  const more = card.locator('summary', { hasText: 'More of' })
  await more.scrollIntoViewIfNeeded()
  // As in Safari, which moves nothing to keep in place what is seen.
  await card.evaluate((element) => element.style.setProperty('overflow-anchor', 'none'))
  // A press comes at once, whatever else the machine has to do.
  const moved = await more.evaluate((element) => {
    const top = () => element.getBoundingClientRect().top
    const before = top()
    ;(document.activeElement as HTMLElement).blur()
    return top() - before
  })
  // The place to which the card is scrolled back is a whole pixel.
  expect(Math.abs(moved)).toBeLessThanOrEqual(1)
})

test('nothing scrolls below the editor, and the chosen style is seen at once', async ({ page, edited }) => {
  const site = await edited('third')
  await site.write(site.text.replace('  direction: atelier\n', '  direction: clinic\n'))
  await site.open(page)
  await page.getByRole('button', { name: 'Look', exact: true }).tap()
  const chosen = page.getByRole('radiogroup', { name: 'Style' }).getByRole('radio', { checked: true })
  await expect(chosen.locator('..')).toBeInViewport({ ratio: 0.2 })
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844)
  await site.restore(page)
})

test('a page is removed after a question that says what goes along, and a step back brings it back', async ({
  page,
  edited,
}) => {
  const site = await edited('second')
  await site.open(page)
  await choosePage(page, 'tarifs')
  await page.locator('.rail').getByRole('button', { name: 'Sections' }).tap()
  await page.getByRole('button', { name: 'Remove this page' }).tap()
  const question = page.getByRole('alert').filter({ hasText: '“Tarifs” goes with all its texts' })
  await question.getByRole('button', { name: 'Keep' }).tap()
  expect(await site.read()).toBe(site.text)
  await page.getByRole('button', { name: 'Remove this page' }).tap()
  await question.getByRole('button', { name: 'Remove', exact: true }).tap()
  await expect(page.getByRole('button', { name: /^Pages: Accueil$/ })).toBeVisible()
  expect(await site.read()).not.toMatch(/^ {2}tarifs:/m)
  // The home page stays: nobody is asked about it.
  await expect(page.getByRole('button', { name: 'Settings of this page' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove this page' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Hide this page' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Settings of this page' }).tap()
  const card = page.getByRole('complementary')
  await expect(card.getByRole('button', { name: 'Search result' })).toBeVisible()
  await expect(card.getByText('Published', { exact: true })).toHaveCount(0)
  await card.getByRole('button', { name: 'Close' }).tap()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(() => site.read()).toBe(site.text)
})

test('what other days had as well changes with a day by one button', async ({ page, edited }) => {
  const site = await edited('second')
  await site.open(page)
  await page.locator('.rail').getByRole('button', { name: 'Contact and hours' }).tap()
  await page.getByLabel('Tuesday: opens').fill('10:00')
  await page.getByLabel('Tuesday: opens').blur()
  await page.getByRole('button', { name: 'The same on Wednesday – Saturday' }).tap()
  await expect(page.getByLabel('Saturday: opens')).toHaveValue('10:00')
  await expect(page.getByRole('button', { name: /^The same on/ })).toHaveCount(0)
  const hours = async () => parse(await site.read()).contactDetails.openingHours
  const days = ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
  await expect.poll(hours).toEqual([{ days, opens: '10:00', closes: '18:00' }])
  await site.restore(page)
})

test('the other ways to receive messages are in view once they are shown, and the one that is taken is said', async ({
  page,
  edited,
}) => {
  const site = await edited('second')
  const frame = await site.open(page)
  await choosePage(page, 'contact')
  await frame.locator('form label').first().tap()
  await page.getByRole('button', { name: 'Settings and look' }).tap()
  const receivers = page.getByRole('group', { name: 'Who receives it' })
  await receivers.getByRole('button', { name: /^(Set it up|Choose another way)$/ }).tap()
  const chosen = receivers.getByRole('radio', { checked: true })
  await expect(chosen).toBeFocused()
  await expect(chosen).toBeInViewport()
  await receivers.getByRole('radio', { name: /Web3Forms/ }).tap()
  await receivers.getByLabel('Access code').fill('12345678-1234-1234-1234-123456789abc')
  await receivers.getByRole('button', { name: 'Use this' }).tap()
  await expect(receivers.getByText('Set up. Send a test message')).toBeVisible()
  await expect(receivers.getByRole('radio')).toHaveCount(0)
  await site.restore(page)
})

test('an entry that is added to a list opens with the focus in its first text', async ({ page, edited }) => {
  const site = await edited('second')
  const frame = await site.open(page)
  await choosePage(page, 'atelier')
  await frame.getByText('Franchise', { exact: true }).tap()
  await page.getByRole('button', { name: 'Languages and more' }).tap()
  const card = page.getByRole('complementary')
  await card.getByRole('button', { name: /^Whole list/ }).tap()
  await card.getByRole('button', { name: /^Add/ }).tap()
  await expect(card.getByRole('textbox').first()).toBeFocused()
  await expect(card.getByRole('textbox').first()).toHaveValue('')
  await site.restore(page)
})

test('a time is saved while its field still has the focus, as the clock of a phone leaves it', async ({
  page,
  edited,
}) => {
  const site = await edited('second')
  await site.open(page)
  await page.locator('.rail').getByRole('button', { name: 'Contact and hours' }).tap()
  const opens = page.getByLabel('Tuesday: opens')
  await opens.focus()
  await opens.fill('10:00')
  await expect(page.locator('[data-status]').first()).not.toHaveAttribute('data-status', 'saved')
  const first = async () => parse(await site.read()).contactDetails.openingHours[0]
  await expect.poll(first).toEqual({ days: ['tuesday'], opens: '10:00', closes: '18:00' })
  await expect(opens).toBeFocused()
  await site.restore(page)
})

test('words of a button that are typed on the page can be changed on the buttons that lead to the same place, there and in the whole card', async ({
  page,
  edited,
}) => {
  const site = await edited('second')
  const frame = await site.open(page)
  const action = frame.getByRole('main').getByRole('link', { name: 'Demander un devis' }).first()
  await action.tap()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Un devis')
  const card = page.getByRole('complementary')
  const change = card.getByRole('button', { name: 'Change it there too' })
  await expect(change).toHaveCount(1)
  await expect(change).toBeInViewport()
  await card.getByRole('button', { name: 'Languages and more' }).tap()
  await expect(change).toHaveCount(1)
  await change.tap()
  await expect.poll(async () => parse(await site.read()).header.action.label.fr).toBe('Un devis')
  await expect(change).toHaveCount(0)
  await site.restore(page)
})

test('a section that is dragged by touch to the foot of the screen stays in sight: the list scrolls to its end only', async ({
  page,
  edited,
}) => {
  const site = await edited('third')
  await site.open(page)
  await page.getByRole('button', { name: 'Sections', exact: true }).tap()
  const rows = page.locator('.section-rows > li')
  const names = await rows.locator('strong').allTextContents()
  const handle = rows.nth(1).getByRole('button', { name: /^Move “/ })
  const box = await handle.boundingBox()
  if (!box) throw new Error('no handle')
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y = 0) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y ? [{ x: box.x + 20, y }] : [] })
  await touch('touchStart', box.y + 20)
  for (let y = box.y + 20; y < 760; y += 20) await touch('touchMove', y)
  for (let times = 0; times < 40; times++) {
    await touch('touchMove', 760 + (times % 2))
    await page.waitForTimeout(50)
  }
  await expect(rows.last()).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'New page' })).not.toBeInViewport()
  await touch('touchEnd')
  const [opening = '', moved = '', ...others] = names
  await expect(rows.locator('strong')).toHaveText([opening, ...others, moved])
  await site.restore(page)
})
