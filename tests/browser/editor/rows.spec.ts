import { expect, type Page } from '@playwright/test'
import { parse } from 'yaml'
import { valueAt } from '../../../schema/value-at.ts'
import type { EditedSite } from './edited-site.ts'
import { test } from './editor-test.ts'

test.describe.configure({ mode: 'serial' })

let site: EditedSite

test.beforeAll(async ({ edited }) => {
  site = await edited('third')
})

test.afterEach(({ page }) => site.restore(page))

/** Opens the editor where each answer takes its time, as on a machine that has much to do. */
async function openSlowly(page: Page): Promise<void> {
  await site.open(page)
  await page.route('**/@edit/{edits,form,state,parts}*', async (route) => {
    await new Promise((done) => setTimeout(done, 400))
    await route.fallback()
  })
}

/** Types as somebody does who does not look: a tab and a line break are keys. */
async function typeBlindly(page: Page, text: string): Promise<void> {
  for (const letter of text)
    await page.keyboard.press({ '\t': 'Tab', '\n': 'Enter', ' ': 'Space' }[letter] ?? letter, { delay: 10 })
}

/** A text in the three languages of the site, where the last two are to be written. */
const only = (en: string) => ({ en, ja: 'TODO', ar: 'TODO' })
const all = (en: string, ja: string, ar: string) => ({ en, ja, ar })

/** For each kind of section: how many texts come before its first row, what is typed there, and the rows that come of it. */
const cases = [
  {
    kind: 'prices',
    before: 1,
    list: 'items',
    typed: 'Cut and dry\tK\tA\t25\nBeard\tK2\tA2\t15\nAll\tK3\tA3\t40',
    rows: [
      { title: all('Cut and dry', 'K', 'A'), amount: 25 },
      { title: all('Beard', 'K2', 'A2'), amount: 15 },
      { title: all('All', 'K3', 'A3'), amount: 40 },
    ],
  },
  {
    kind: 'questions',
    before: 1,
    list: 'items',
    typed: 'Parking?\nDogs?\tK\tA\tYes.\nIn the court.',
    rows: [
      { question: only('Parking?'), answer: only('TODO') },
      { question: all('Dogs?', 'K', 'A'), answer: only('Yes.\nIn the court.') },
    ],
  },
  {
    kind: 'steps',
    before: 1,
    list: 'items',
    typed: 'Market\tM\tA\tAt nine\nFire\tF\tB\tAt noon\n',
    rows: [
      { title: all('Market', 'M', 'A'), description: only('At nine') },
      { title: all('Fire', 'F', 'B'), description: only('At noon') },
      { title: only('TODO'), description: only('TODO') },
    ],
  },
  {
    kind: 'checks',
    before: 1,
    list: 'items',
    typed: 'Soap\tS\tA\nTowels\nWater',
    rows: [all('Soap', 'S', 'A'), only('Towels'), only('Water')],
  },
  {
    kind: 'people',
    before: 1,
    list: 'items',
    typed: 'Ada\tCook\nBen',
    rows: [
      { name: 'Ada', role: only('Cook') },
      { name: 'Ben', role: only('TODO') },
    ],
  },
  {
    kind: 'table',
    before: 3,
    list: 'rows',
    typed: 'Stairs\tS\tA\tSmall\nCourt\tC\tB\tWide',
    rows: [
      { first: all('Stairs', 'S', 'A'), second: only('Small') },
      { first: all('Court', 'C', 'B'), second: only('Wide') },
    ],
  },
]

for (const { kind, before, list, typed, rows } of cases)
  test(`every letter lands that is typed into rows of ${kind} without a look, however slow the machine is`, async ({
    page,
  }) => {
    test.slow()
    await openSlowly(page)
    await page.getByRole('button', { name: 'Sections', exact: true }).click()
    await page.locator(`.section-kinds [data-kind="${kind}"]`).click()
    const card = page.locator('aside .card')
    await expect(card).toHaveAttribute('data-place', /home/)
    for (let step = 0; step < before; step++) {
      const place = (await card.getAttribute('data-place')) ?? ''
      await expect(card.getByRole('textbox').first()).toBeEnabled()
      await page.keyboard.press('Control+Enter')
      await expect(card).not.toHaveAttribute('data-place', place)
    }
    await expect(card.getByRole('textbox').first()).toBeFocused()
    await typeBlindly(page, typed)
    await expect
      .poll(async () => valueAt(parse(await site.read()), ['pages', 'home', 'sections', kind, list]), {
        timeout: 60_000,
      })
      .toEqual(rows)
    // Nothing else was pressed.
    await expect(page.getByRole('button', { name: 'Redo' })).toBeDisabled()
  })

test('a day that is added by keyboard is today, and takes the focus once it is there', async ({ page }) => {
  await openSlowly(page)
  await page.getByRole('button', { name: 'Sections', exact: true }).click()
  await page.locator('[data-kind=notice]').click()
  const card = page.getByRole('complementary')
  await expect(card.getByRole('textbox').first()).toBeFocused()
  await card.getByText(/^More of “/).click()
  await card.getByRole('button', { name: 'From', exact: true }).press('Enter')
  await expect(card.getByLabel('From', { exact: true })).toBeFocused()
  const today = new Date().toISOString().slice(0, 10)
  await expect.poll(site.read).toContain(`        from: "${today}"\n`)
  await expect(page.locator('#typed-ahead')).toBeHidden()
})
