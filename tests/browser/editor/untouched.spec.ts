import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, mergeTests, type Page } from '@playwright/test'
import sharp from 'sharp'
import { isThorough, oneIn } from '../../site/thorough.ts'
import { test as siteTest } from '../site-test.ts'
import { choosePage, test as editorTest } from './editor-test.ts'

const test = mergeTests(editorTest, siteTest)

/** When each file of a folder was written, and how long it is. */
async function filesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
  // Git itself notes when it was asked.
  const own = paths.filter((path) => !path.startsWith(join(folder, '.git')))
  return Object.fromEntries(
    await Promise.all(own.map(async (path) => stat(path).then(({ mtimeMs, size }) => [path, `${mtimeMs} ${size}`]))),
  )
}

test('who only looks at everything changes nothing: no byte, no time of a file, and no file beside it', async ({
  page,
  edited,
}) => {
  test.slow()
  const site = await edited('second')
  const before = await filesIn(site.folder)
  const frame = await site.open(page)
  const bar = page.getByRole('banner')
  await page.getByRole('button', { name: /^Pages: / }).click()
  const keys = await page
    .locator('.page-picker [data-page]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.page ?? ''))
  await page.keyboard.press('Escape')
  expect(keys.length).toBeGreaterThan(3)
  for (const [index, key] of keys.entries()) {
    await choosePage(page, key)
    await expect(frame.locator('h1').first()).toBeVisible()
    // The languages are the same at each page.
    if (index > 0 && !isThorough) continue
    for (const language of await bar.getByRole('group', { name: 'Language' }).getByRole('button').all()) {
      await language.click()
      await expect(frame.locator('h1').first()).toBeVisible()
    }
  }
  await frame.locator('h1').first().click()
  await expect(frame.locator('h1').first()).toBeFocused()
  for (const more of await page.locator('aside summary').all()) await more.click()
  for (const view of ['Sections', 'Search and links', 'Look', 'Whole site', 'No mistakes', 'Publish', 'All texts']) {
    await bar
      .or(page.getByRole('navigation', { name: 'Editor' }))
      .getByRole('button', { name: view, exact: true })
      .click()
    await expect(page.locator('main > *').first()).toBeVisible()
    for (const more of await page.locator('main summary').all()) await more.click()
  }
  for (const filter of await page.getByRole('group', { name: 'Show' }).getByRole('radio').all()) await filter.check()
  await page.getByRole('searchbox').fill('piano')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('piano')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('about:blank')
  expect(await site.read()).toBe(site.text)
  expect(await filesIn(site.folder)).toEqual(before)
})

/** What of a document is compared: not its scripts, and not the numbers of its texts. */
function shownOf(html: string): string {
  return (/<body.*<\/body>/s.exec(html)?.[0] ?? '')
    .replace(/<(script|template)\b.*?<\/\1>\s*/gs, '')
    .replace(/ data-(?:text|attributes)="[^"]*"/g, '')
}

/** What a page looks like from afar: the built site has typefaces that are cut down, whose letters are drawn a little otherwise. */
async function looked(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    await document.fonts.ready
  })
  const shot = sharp(await page.screenshot({ fullPage: true, animations: 'disabled' })).removeAlpha()
  const { width, height } = await shot.metadata()
  const points = await shot
    .resize({ width: Math.round(width / 8) })
    .raw()
    .toBuffer()
  return { size: [width, height], points }
}

for (const name of ['shipped', 'third'] as const) {
  test(`each page of the ${name} site is in the editor what the built site shows, in the same places and colours`, async ({
    page,
    edited,
    serve,
  }) => {
    test.slow()
    const [{ opening }, { address, routes }] = [await edited(name), await serve(name)]
    const { origin } = new URL(opening)
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    for (const { path } of routes) {
      const [mine, built] = await Promise.all([origin, address].map(async (host) => (await fetch(host + path)).text()))
      expect(shownOf(mine ?? ''), path).toBe(shownOf(built ?? ''))
    }
    // Where typefaces are cut down, a line may break at another word.
    if (name === 'shipped') return expect(said).toEqual([])
    // One page of each kind, and of every other, where not everything is tried.
    const sample = routes.filter(({ kind }, index) => routes.findIndex((other) => other.kind === kind) === index)
    for (const [index, { path }] of oneIn(2, sample).entries()) {
      for (const width of isThorough ? [360, 1280] : [[360, 1280][index % 2] as number]) {
        await page.setViewportSize({ width, height: 800 })
        const looks: Awaited<ReturnType<typeof looked>>[] = []
        for (const host of [origin, address]) {
          await page.goto(host + path)
          looks.push(await looked(page))
        }
        const [here, there] = looks
        expect(here?.size, `${path} at ${width} px`).toEqual(there?.size)
        const differences = Array.from(here?.points ?? [], (point, index) =>
          Math.abs(point - (there?.points[index] ?? 0)),
        )
        expect(
          differences.reduce((most, one) => Math.max(most, one), 0),
          `${path} at ${width} px`,
        ).toBeLessThan(64)
      }
    }
    expect(said).toEqual([])
  })
}
