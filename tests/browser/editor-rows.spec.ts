import { expect, type Page } from '@playwright/test'
import { parse } from 'yaml'
import { valueAt } from '../../schema/value-at.ts'
import type { EditedSite } from './edited-site.ts'
import { test } from './editor-test.ts'

test.describe.configure({ mode: 'serial' })

let site: EditedSite

test.beforeAll(async ({ edited }) => {
  site = await edited('third')
})

test.afterEach(({ page }) => site.restore(page))

const home = ['pages', 'home', 'sections']
const at = async (path: readonly (string | number)[]) => valueAt(parse(await site.read()), path) as never

/** Opens the editor where each answer takes its time, as on a machine that has much to do. */
async function openSlowly(page: Page): Promise<void> {
  await site.open(page)
  await page.route('**/@edit/{edits,form,state,parts}*', async (route) => {
    await new Promise((done) => setTimeout(done, 700))
    await route.fallback()
  })
}

async function addSection(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Sections', exact: true }).click()
  await page.locator(`.section-kinds button:has(img[src$="/${kind}.webp"])`).click()
}

/** Types as somebody does who does not look: a tab and a line break are keys. */
async function typeBlindly(page: Page, text: string): Promise<void> {
  for (const letter of text)
    await page.keyboard.press({ '\t': 'Tab', '\n': 'Enter', ' ': 'Space' }[letter] ?? letter, { delay: 10 })
}

for (const kind of ['prices', 'questions', 'steps', 'features', 'table','people', 'list', 'numbers', 'statements']) test(`rows ${kind}`, async ({ page }) => {
  test.slow()
  await openSlowly(page)
  await addSection(page, kind)
  await page.waitForTimeout(6000)
  const sec = await at([...home, kind])
  console.log(kind, JSON.stringify(sec))
  const title = page.getByRole('complementary').getByRole('textbox').first()
  await page.keyboard.press('Control+Enter')
  await page.waitForTimeout(3000)
  await typeBlindly(page, 'Cut and dry\tK\tA\t25\nBeard\tK2\tA2\t15\nAll\tK3\tA3\t')
  await page.waitForTimeout(9000)
  console.log(kind, JSON.stringify(await at([...home, kind]), null, 1))
  await page.screenshot({ path: `/tmp/o-owner-${kind}.png` })
})
