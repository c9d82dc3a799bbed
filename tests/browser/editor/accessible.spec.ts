import { expect, type FrameLocator, type Page } from '@playwright/test'
import { isThorough } from '../../site/thorough.ts'
import { certainties } from '../accessibility/scan.ts'
import type { EditedSite } from './edited-site.ts'
import { choosePage, test } from './editor-test.ts'

test.describe.configure({ mode: 'serial' })

let site: EditedSite

test.beforeAll(async ({ edited }) => {
  site = await edited('third')
})

test.afterEach(() => site.write(site.text))

interface Opened {
  readonly page: Page
  readonly frame: FrameLocator
}

const bar = (page: Page) => page.getByRole('banner')
const card = (page: Page) => page.getByRole('complementary')
const list = (page: Page) => page.getByRole('main')
const view = (page: Page, name: string | RegExp) =>
  bar(page)
    .or(page.getByRole('navigation', { name: 'Editor' }))
    .getByRole('button', { name, exact: true })
    .click()

/** Presses buttons of the card, one after another: each opens the place of the next one. */
async function through(page: Page, ...names: readonly RegExp[]): Promise<void> {
  for (const name of names) await card(page).getByRole('button', { name }).first().click()
}

/** What the editor can show, and the way there from the state before. */
const states: Readonly<Record<string, (opened: Opened) => Promise<unknown>>> = {
  'the page': async () => {},
  'a text': async ({ frame }) => {
    await frame.locator('h1').click()
    await expect(frame.locator('h1')).toBeFocused()
  },
  'an entry with a price': async ({ page, frame }) => {
    await choosePage(page, 'rooms')
    await frame.getByText('By the stairs').first().click()
    await expect(card(page).getByRole('textbox', { name: 'Price' })).toBeVisible()
  },
  'a picture': ({ frame }) => frame.locator('main img').first().click(),
  sections: async ({ page }) => {
    await view(page, 'Sections')
    await page.getByRole('button', { name: 'Hide this page' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'contact and hours': ({ page }) => view(page, 'Contact and hours'),
  'the search result': ({ page }) => view(page, 'Search and links'),
  'the look': async ({ page }) => {
    await view(page, 'Look')
    await expect(card(page).getByRole('radio').first()).toBeAttached()
  },
  'the whole site': ({ page }) => view(page, 'Whole site'),
  'opening hours': async ({ page }) => {
    await list(page)
      .getByRole('button', { name: /^Offices/ })
      .click()
    await through(page, /^The shop/, /^Opening hours/, /^Saturday – Thursday/)
    await expect(card(page).getByRole('checkbox').first()).toBeVisible()
  },
  'a field of a form': async ({ page }) => {
    await list(page)
      .getByRole('button', { name: /^Forms/ })
      .click()
    await through(page, /^Ask us/, /^(?:Your name|Name|Nom)/)
    await expect(card(page).getByRole('combobox').first()).toBeVisible()
  },
  'an icon': async ({ page, frame }) => {
    await view(page, 'Page')
    await choosePage(page, 'home')
    await frame.getByText('Cool in July').first().click()
    await expect(card(page).getByRole('radio', { name: 'tree-deciduous' })).toBeChecked()
    await card(page).getByRole('searchbox').fill('tree')
    await card(page).getByRole('radio', { name: 'trees', exact: true }).check()
    await expect.poll(site.read).toContain('icon: trees\n')
  },
  'all texts': ({ page }) => view(page, 'All texts'),
  'what is published': async ({ page }) => {
    await view(page, /^Publish/)
    await expect(page.getByRole('listitem').first()).toBeVisible()
  },
  problems: async ({ page }) => {
    await view(page, /to fix|to look at/)
    await expect(list(page).getByText('Ignored', { exact: true })).toBeVisible()
  },
  'the search for anything': async ({ page }) => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('room')
    await expect(page.getByRole('option').first()).toBeVisible()
  },
}

test('nothing is cut off in any view, at any width and enlarged to 400 %, and both engines find nothing', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await site.write(
    site.text
      .replace('A quiet house behind a blue door', 'A quiet house behind a green door')
      .replace('en: See the rooms', 'en: See the  rooms'),
  )
  await page.setViewportSize({ width: 1440, height: 740 })
  const opened = { page, frame: await site.open(page) }
  for (const [index, [name, goTo]] of Object.entries(states).entries()) {
    await page.setViewportSize({ width: 1440, height: 740 })
    await goTo(opened)
    // What opens on demand: the translators, earlier versions, what else a place may have.
    await page.evaluate(openAll)
    expect.soft(await certainties(page), name).toEqual([])
    for (const width of [768, 360, 320]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width)
      const { height = 0 } = (await bar(page).boundingBox()) ?? {}
      if (width === 360) expect.soft(await page.evaluate(tooSmall), `${name}: 44 px for a finger`).toEqual([])
      if (width < 768) expect(height, `the bar of ${name} at ${width} px`).toBeLessThan(210)
    }
    // What is found beyond colours on a phone is found on a desk.
    if (isThorough || index % 2 === 0) {
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await certainties(page, ['colours']), `${name} at 320 px in the dark`).toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })
    }
    if (isThorough) expect.soft(await certainties(page), `${name} at 320 px`).toEqual([])
    // A window of 1280 by 1024 px, enlarged to 400 %.
    await page.setViewportSize({ width: 320, height: 256 })
    expect.soft(await page.evaluate(unreachable), `${name} at 400 %`).toEqual([])
  }
})

test('by keyboard a picture of the page is opened and its card is left again, and F6 leads from one part of the screen to the next', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 740 })
  const frame = await site.open(page)
  const picture = frame.locator('main img').first()
  await picture.focus()
  await expect(picture).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card(page).getByRole('textbox').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(picture).toBeFocused()
  await page.keyboard.press('F6')
  await expect(card(page)).toBeFocused()
  await page.keyboard.press('F6')
  await expect(bar(page).getByRole('button').first()).toBeFocused()
  await page.keyboard.press('F6')
  await expect(page.getByRole('button', { name: 'Page', exact: true })).toBeFocused()
  await page.keyboard.press('F6')
  await expect(page.locator('.stage > iframe')).toBeFocused()
  await page.keyboard.press('Shift+F6')
  await expect(page.getByRole('button', { name: 'Page', exact: true })).toBeFocused()
})

/** Runs in the page. */
function openAll(): void {
  for (const more of document.querySelectorAll('details')) more.open = true
}

/** Runs in the page: what is smaller than a finger needs, with the area that an element behind it adds. */
function tooSmall(): string[] {
  const pressed = 'button, a[href], select, summary, textarea, input, label:has(> input)'
  return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((control) => {
    const isSeen = control.checkVisibility({ visibilityProperty: true }) && !control.closest('.visually-hidden')
    // The label is pressed around a box to tick.
    if (!isSeen || control.matches('label > :is([type="checkbox"], [type="radio"], [type="file"])')) return []
    const { width, height } = control.getBoundingClientRect()
    const area = getComputedStyle(control, '::after')
    const added =
      area.position === 'absolute' ? [area.width, area.height].map((size) => Number.parseFloat(size) || 0) : []
    const sides = [Math.max(width, added[0] ?? 0), Math.max(height, added[1] ?? 0)]
    return sides.every((side) => side === 0 || side >= 43.9)
      ? []
      : [`${sides.map(Math.round)} ${control.outerHTML.slice(0, 120)}`]
  })
}

/** Runs in the page: what cannot be brought into the window by scrolling, or is cut off at its side. */
function unreachable(): string[] {
  const controls = document.querySelectorAll<HTMLElement>('button, input, select, textarea, summary, iframe')
  return [...controls].flatMap((control) => {
    const isDrawn = control.checkVisibility({ visibilityProperty: true }) && !control.closest('.visually-hidden')
    if (!isDrawn || (document.querySelector('dialog[open]') && !control.closest('dialog'))) return []
    control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const { left, right, top, bottom } = control.getBoundingClientRect()
    // Of what is higher than the window, its beginning; and enough of it to work with.
    const enough = Math.min(20, bottom - top) - 1
    const isSeen =
      left >= -1 && right <= innerWidth + 1 && bottom - Math.max(top, 0) >= enough && top <= innerHeight - enough
    return isSeen ? [] : [`${control.outerHTML.slice(0, 120)} ${[left, right, top, bottom].map(Math.round)}`]
  })
}
