import { expect, type Page } from '@playwright/test'
import { parse } from 'yaml'
import type { SiteConfig } from '../../../schema/site-config.ts'
import { pageFor, sectionOf } from '../../site/shipped-config.ts'
import { holdBack } from '../hold-back.ts'
import type { EditedSite } from './edited-site.ts'
import { test } from './editor-test.ts'

test.describe.configure({ mode: 'serial' })
let edited: EditedSite
let text: string
let site: SiteConfig

test.beforeAll(async ({ edited: editedOf }) => {
  edited = await editedOf('shipped')
  text = edited.text
  site = parse(text) as SiteConfig
})

test.afterEach(({ page }) => edited.restore(page))

const inFile = () => edited.read()

const open = (page: Page) => edited.open(page)

const heading = () => openingOf(site).title[site.defaultLocale] as string

const openingOf = (from: SiteConfig) => sectionOf(pageFor(from, 'home').page, 'opening')

test('a text is clicked, rewritten and saved as one changed line; undo brings every byte back', async ({ page }) => {
  const frame = await open(page)
  await frame.locator('h1').click()
  const card = page.getByRole('complementary')
  await expect(card.getByRole('textbox')).toHaveCount(Object.keys(site.locales).length)
  const field = card.getByRole('textbox').first()
  await expect(frame.locator('h1')).toBeFocused()
  await expect(field).toHaveValue(heading())

  await field.fill('Another heading: with a colon')
  await expect(frame.locator('h1')).toHaveText('Another heading: with a colon')
  await expect.poll(inFile).toContain('pt: "Another heading: with a colon"')
  const [before, after] = [text.split('\n'), (await inFile()).split('\n')]
  expect(after.filter((line, index) => line !== before[index])).toHaveLength(1)
  await expect(frame.locator('h1')).toHaveText('Another heading: with a colon')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(inFile).toBe(text)
  await expect(frame.locator('h1')).toHaveText(heading())
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect.poll(inFile).toContain('Another heading')
})

test('a heading is typed on the page itself: card and file follow, Enter ends it, Escape and undo take it back', async ({
  page,
}) => {
  const frame = await open(page)
  const shown = frame.locator('h1')
  const field = page.getByRole('complementary').getByRole('textbox').first()
  const isTyped = () => shown.evaluate((element) => (element as HTMLElement).isContentEditable)
  await shown.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Typed here: ')
  await expect(field).toHaveValue('Typed here: ')
  await expect(page.getByText('All saved')).toBeVisible()
  // Of what is pasted only the letters are taken, in one line.
  await shown.evaluate((element) => {
    const data = new DataTransfer()
    data.setData('text/html', '<b>bold</b><br>two')
    data.setData('text/plain', ' bold \n two ')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await page.keyboard.type(' lines')
  await expect(shown).toHaveText('Typed here: bold two lines')
  await expect(shown.locator('*')).toHaveCount(0)
  await expect.poll(inFile).toContain('pt: "Typed here: bold two lines"')
  await page.keyboard.press('Enter')
  expect(await isTyped()).toBe(false)
  await expect(page.getByText('All saved')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect.poll(inFile).toBe(text)
  await expect(shown).toHaveText(heading())

  // The focus has stayed: Enter begins again. What is being composed is not in the file yet.
  await expect(page.getByText('All saved')).toBeVisible()
  await page.keyboard.press('Enter')
  expect(await isTyped()).toBe(true)
  const keys = await page.context().newCDPSession(page)
  await keys.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 })
  await expect(field).toHaveValue(`${heading()}にほ`)
  await page.waitForTimeout(500)
  expect(await inFile()).toBe(text)
  await keys.send('Input.insertText', { text: '日本' })
  await expect.poll(inFile).toContain(`pt: ${heading()}日本`)
  await page.keyboard.press('Escape')
  await expect(shown).toHaveText(heading())
  await expect.poll(inFile).toBe(text)
  // The card is as it was, and typed in it goes on to the page.
  await field.fill('Typed in the card')
  await expect(shown).toHaveText('Typed in the card')
  await expect.poll(inFile).toContain('pt: Typed in the card')
})

test('what another program saves is shown; where both have changed a text, both versions are', async ({ page }) => {
  const frame = await open(page)
  await frame.locator('h1').click()
  const field = page.getByRole('complementary').getByRole('textbox').first()
  // The page is fetched again where that fails.
  let failures = 0
  await page.route(
    (address) => !address.pathname.startsWith('/@edit'),
    (route) => (route.request().resourceType() === 'fetch' && failures++ === 0 ? route.abort() : route.continue()),
  )
  await edited.write(text.replace(heading(), 'Saved elsewhere'))
  await expect(field).toHaveValue('Saved elsewhere')
  await expect(frame.locator('h1')).toHaveText('Saved elsewhere')
  expect(failures).toBeGreaterThan(1)

  const release = await holdBack(page, '**/@edit/state*')
  await edited.write(text.replace(heading(), 'Saved elsewhere again'))
  await field.fill('Written here')
  const conflict = page.getByRole('alert')
  await expect(conflict).toContainText('Saved elsewhere again')
  await expect(conflict).toContainText('Written here')
  release()
  expect(await inFile()).toContain('Saved elsewhere again')
  await conflict.getByRole('button', { name: 'Take mine' }).click()
  await expect.poll(inFile).toContain('Written here')
})

test('who writes on while a save is under way sees no conflict, and all of it is saved', async ({ page }) => {
  const frame = await open(page)
  await frame.locator('h1').click()
  const field = page.getByRole('complementary').getByRole('textbox').first()
  const sent: string[] = []
  await page.route('**/@edit/edits', async (route) => {
    sent.push(route.request().postData() ?? '')
    await new Promise((done) => setTimeout(done, 1500))
    await route.continue()
  })
  await field.fill('Half of it')
  await expect.poll(() => sent.length).toBe(1)
  await field.fill('Half of it, and the rest')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(inFile).toContain('Half of it, and the rest')
  await expect(page.getByText('All saved')).toBeVisible()
  expect(sent).toHaveLength(2)
})

test('what is typed, undone, and typed again before the server has answered ends as it was typed; leaving loses nothing', async ({
  page,
}) => {
  const frame = await open(page)
  const release = await holdBack(page, '**/@edit/state*')
  await frame.locator('h1').click()
  const field = page.getByRole('complementary').getByRole('textbox').first()
  await field.fill('Typed, and taken back')
  await expect(page.getByText('Saving')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  release()
  await expect(page.getByText('All saved')).toBeVisible()
  expect(await inFile()).toBe(text)
  await expect(field).toHaveValue(heading())
  await expect(frame.locator('h1')).toHaveText(heading())

  await holdBack(page, '**/@edit/state*')
  await field.fill('Typed at first')
  await page.getByRole('button', { name: 'Close' }).click()
  await frame.locator('h1').click()
  await expect(field).toHaveValue('Typed at first')
  await field.fill('Typed last')
  await page.unrouteAll()
  await page.reload()
  await expect(page.frameLocator('iframe').locator('h1')).toHaveText('Typed last')
  await expect.poll(inFile).toContain('pt: Typed last')
})

test('what is pressed twice is done once, and an entry that is moved while it is written keeps its text', async ({
  page,
}) => {
  const frame = await open(page)
  const facts = openingOf(site).facts ?? []
  const words = async () =>
    openingOf(parse(await inFile()) as SiteConfig).facts?.map((fact) => fact[site.defaultLocale])
  const before = facts.map((fact) => fact[site.defaultLocale])
  await frame.getByText(before[0] as string).click()
  const card = page.getByRole('complementary')
  const field = card.getByRole('textbox').first()
  const release = await holdBack(page, '**/@edit/state*')
  await field.fill('Written, then moved')
  await card.getByRole('button', { name: 'Move down' }).dblclick()
  await expect.poll(words).toEqual([before[1], 'Written, then moved', ...before.slice(2)])
  await field.fill('Moved, then written')
  await expect.poll(words).toEqual([before[1], 'Moved, then written', ...before.slice(2)])
  release()
  await expect(page.getByText('All saved')).toBeVisible()
  await expect(field).toHaveValue('Moved, then written')
  await card.getByRole('button', { name: 'Copy' }).dblclick()
  await expect(card.getByRole('group', { name: `Entry 3 of ${facts.length + 1}` })).toBeVisible()
  await expect(page.getByText('All saved')).toBeVisible()
  expect(await words()).toEqual([before[1], 'Moved, then written', 'Moved, then written', ...before.slice(2)])
})

for (const [what, address] of [
  ['saved', '**/@edit/edits'],
  ['read anew', '**/@edit/state*'],
] as const)
  test(`what is typed after an entry is copied goes into the copy or nowhere, while the copy is being ${what}`, async ({
    page,
  }) => {
    const frame = await open(page)
    const before = openingOf(site).facts?.map((fact) => fact[site.defaultLocale] as string) ?? []
    const words = async () =>
      openingOf(parse(await inFile()) as SiteConfig).facts?.map((fact) => fact[site.defaultLocale])
    await frame.getByText(before[0] as string).click()
    const card = page.getByRole('complementary')
    const field = card.getByRole('textbox').first()
    const release = await holdBack(page, address)
    await card.getByRole('button', { name: 'Copy' }).click()
    await field.click({ force: true })
    await page.keyboard.type('lost ')
    await expect(field).toHaveValue(before[0] as string)
    await expect(field).toBeDisabled()
    release()
    await field.fill('The copy')
    await expect(card.getByRole('group', { name: `Entry 2 of ${before.length + 1}` })).toBeVisible()
    await expect(field).toBeFocused()
    await page.keyboard.type(', typed on')
    await expect.poll(words).toEqual([before[0], 'The copy, typed on', ...before.slice(1)])

    const releaseUndo = await holdBack(page, address)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(field).toBeDisabled()
    releaseUndo()
    await expect(field).toBeEnabled()
  })

test('what is added later takes no focus from the field that is being written', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Sections' }).click()
  const release = await holdBack(page, '**/@edit/parts')
  await page.getByRole('button', { name: /^Questions/ }).click()
  const name = page.getByLabel('Name of the page')
  await name.click()
  await page.keyboard.type('The ')
  release()
  await expect(page.getByRole('complementary').getByRole('textbox').first()).toBeVisible()
  await page.keyboard.type('team')
  await expect(name).toHaveValue('The team')
  await expect(page.getByText('All saved')).toBeVisible()
})

test('an entry of a list is moved, copied and removed', async ({ page }) => {
  const frame = await open(page)
  const facts = openingOf(site).facts ?? []
  const shown = (from: SiteConfig) => openingOf(from).facts
  const now = async () => shown(parse(await inFile()) as SiteConfig)
  await frame.getByText(facts[0]?.[site.defaultLocale] as string).click()
  const tools = page.getByRole('group', { name: `Entry 1 of ${facts.length}` })
  await tools.getByRole('button', { name: 'Move down' }).click()
  await expect.poll(now).toEqual([facts[1], facts[0], ...facts.slice(2)])
  const second = page.getByRole('group', { name: `Entry 2 of ${facts.length}` })
  await second.getByRole('button', { name: 'Copy' }).click()
  await expect.poll(now).toEqual([facts[1], facts[0], facts[0], ...facts.slice(2)])
  const copied = page.getByRole('group', { name: `Entry 3 of ${facts.length + 1}` })
  await copied.getByRole('button', { name: 'Remove' }).click()
  await expect.poll(now).toEqual([facts[1], facts[0], ...facts.slice(2)])
})

test('all texts are searched and led through by keyboard; a mistake is reported beside its field, in the words of the check', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('button', { name: 'All texts' }).click()
  await page.getByRole('searchbox').fill(heading())
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('row').nth(1).getByRole('button').press('Enter')
  const fields = page.getByRole('complementary').getByRole('textbox')
  await expect(fields.first()).toBeFocused()
  await fields.nth(1).fill('')
  await fields.nth(1).press('Tab')
  await expect(page.getByRole('complementary').getByRole('listitem')).not.toHaveCount(0)
  await page.getByRole('button', { name: /to fix/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Opening › Title' })).toBeVisible()
})

test('a warning is accepted with a reason, and told again', async ({ page }) => {
  const spaced = text.replace(heading(), heading().replace(' ', '  '))
  await edited.write(spaced)
  await open(page)
  await page.getByRole('button', { name: '1 to look at' }).click()
  const told = page.getByRole('listitem').filter({ hasText: '› Title' })
  await told.getByText('Ignore…').click()
  const accept = told.getByRole('button', { name: 'Ignore this' })
  await accept.click()
  await told.getByLabel('Why is this fine').fill('The name of a poem.')
  await accept.click()
  await expect(page.getByRole('button', { name: 'No mistakes' })).toBeVisible()
  await expect(told).toContainText('The name of a poem.')
  expect(parse(await inFile()).ignore.at(-1)).toMatchObject({ code: 'text-spaces', reason: 'The name of a poem.' })
  await told.getByRole('button', { name: 'Show again' }).click()
  await expect(page.getByRole('button', { name: '1 to look at' })).toBeVisible()
  expect(await inFile()).toBe(spaced)
  // A list with mistakes is shown with what can be read of it.
  await edited.write(text.replace(/^ignore:\n/m, '$&  -\n  - all\n'))
  await expect(page.getByRole('button', { name: /to fix/ })).toBeVisible()
  await expect(page.getByText('Ignored', { exact: true })).toBeVisible()
  await edited.write(text.replace(/^ignore:\n(?: .*\n)*/m, 'ignore: all\n'))
  await expect(page.getByRole('heading', { name: 'Problems found' })).toBeVisible()
  await expect(page.getByText('Ignored', { exact: true })).toHaveCount(0)
})

test('of many texts only those that are seen are drawn; all are counted, found and reached', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'All texts' }).click()
  const table = page.getByRole('table')
  const count = Number(await page.locator('.grid output').textContent())
  await expect(table).toHaveAttribute('aria-rowcount', String(count + 1))
  const rows = page.getByRole('row')
  expect(await rows.count()).toBeLessThan(count / 4)
  const first = rows.nth(1).getByRole('button')
  await first.focus()
  await page.locator('.grid-scroll').evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight))
  await expect(rows.last()).toHaveAttribute('aria-rowindex', String(count + 1))
  await expect(first).toBeFocused()

  // What the browser's own search would not find, that of the editor does; pressed again, it is the browser's own.
  await page.keyboard.press('Control+f')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(heading())
  await expect(rows).toHaveCount(2)
})

test('a text with code in it shows it, and runs nothing', async ({ page }) => {
  const frame = await open(page)
  await frame.locator('h1').click()
  await page
    .getByRole('complementary')
    .getByRole('textbox')
    .first()
    .fill('<img src=x onerror="parent.ran = 1"><script>parent.ran = 1</script>')
  await expect.poll(inFile).toContain('onerror')
  await page.reload()
  await expect(page.frameLocator('iframe').locator('h1')).toContainText('onerror')
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})

test('a file that another program breaks is reported with its line, and editing goes on once it is fixed', async ({
  page,
}) => {
  const frame = await open(page)
  await edited.write('site: [')
  await expect(page.getByText('line 1').first()).toBeVisible()
  await edited.write(text)
  await expect(frame.locator('h1')).toHaveText(heading())
})

for (const width of [360, 1440]) {
  test(`at ${width} px, nothing stands beside the window, in the page, in the texts and in the list of mistakes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const frame = await open(page)
    await frame.locator('h1').click()
    await expect(frame.locator('h1')).toBeFocused()
    const [typed, card] = [await frame.locator('h1').boundingBox(), await page.getByRole('complementary').boundingBox()]
    if (width < 600) expect((typed?.y ?? 0) + (typed?.height ?? 0)).toBeLessThan(card?.y ?? 0)
    for (const view of [undefined, 'All texts', 'No mistakes']) {
      if (view) await page.getByRole('button', { name: view }).click()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
}

test('a section is added hidden, written, shown, moved and removed, without a line of the file being typed', async ({
  page,
}) => {
  const frame = await open(page)
  await page.getByRole('button', { name: 'Sections' }).click()
  // What nothing on the site is an example of is drawn in its look as well: the blog is switched off.
  const kind = page.locator('.section-kinds [data-kind="articles"]')
  await kind.scrollIntoViewIfNeeded()
  await expect(kind.frameLocator('iframe').locator('main article, main li').first()).toBeVisible()
  const panel = page.getByRole('region', { name: 'Sections of this page' })
  const card = page.getByRole('complementary')
  const opened = card.getByRole('heading', { level: 2 }).first()
  for (const kind of ['Questions', 'Notice']) {
    await panel.getByRole('button', { name: new RegExp(`^${kind}`) }).click()
    await expect(opened).toContainText(new RegExp(kind, 'i'))
  }
  const own = Object.keys(pageFor(site, 'home').page.sections)
  // What is added stands before the closing.
  const [before, closing] = [own.slice(0, -1), own.slice(-1)]
  const rows = panel.locator('.section-rows > li')
  const added = rows.nth(before.length)
  await expect(rows).toHaveCount(own.length + 2)
  await expect(rows.getByText('hidden')).toHaveCount(2)

  const show = added.getByRole('button', { name: 'Show' })
  await expect(show).toBeDisabled()
  await added.getByRole('button', { name: 'Texts' }).click()
  for (const [place, what] of ['heading', 'question', 'answer'].entries()) {
    await expect(opened).toContainText(/questions/i)
    await expect(card.getByText(`${place + 1} of 3`)).toBeVisible()
    // Of an entry, the text that is open stands among its others.
    const fields = card.locator(what === 'heading' ? 'textarea:visible' : 'fieldset.text-block textarea')
    await expect(fields).toHaveCount(Object.keys(site.locales).length)
    for (const [index, locale] of Object.keys(site.locales).entries()) {
      await fields.nth(index).fill(`A ${what} written in the editor (${locale})`)
      await expect.poll(inFile).toContain(`A ${what} written in the editor (${locale})`)
    }
    if (what !== 'answer') await card.getByRole('button', { name: 'Next text' }).click()
  }
  await expect(show).toBeEnabled()
  await show.click()
  await expect(added.getByText('hidden')).toHaveCount(0)
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await expect(
    frame.getByRole('heading', { name: `A heading written in the editor (${site.defaultLocale})` }),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Sections' }).click()
  await added.getByRole('button', { name: 'Move down' }).click()
  await expect(added).toContainText('Notice')
  const { sections } = pageFor(parse(await inFile()) as SiteConfig, 'home').page
  expect(Object.keys(sections)).toEqual([...before, 'notice', 'questions', ...closing])
  for (const left of [1, 0]) {
    await added.getByRole('button', { name: 'Remove' }).click()
    await expect(rows).toHaveCount(own.length + left)
  }
})

test('a new page is listed, switched off, and asks for its texts', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Sections' }).click()
  await page.getByLabel('Name of the page').fill('Our prices')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('This page is hidden')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show this page' })).toBeDisabled()
  const { pages } = parse(await inFile()) as SiteConfig
  expect(pages['our-prices']).toMatchObject({ kind: 'page', enabled: false })
  // How far it is can be finished, not accepted.
  await page.getByRole('button', { name: '1 to look at' }).click()
  await expect(page.getByRole('listitem').getByText('not finished')).toBeVisible()
  await expect(page.getByText('Ignore…')).toHaveCount(0)
})

test('a language is added as a draft, with a column of its own, and is published only when nothing is missing', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('button', { name: 'All texts' }).click()
  await page.getByLabel('Add a language').fill('danish')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: 'Dansk' })).toBeVisible()
  await expect(page.getByText('is a draft')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Publish' })).toBeDisabled()
  const { locales } = parse(await inFile()) as SiteConfig
  expect(locales.da).toMatchObject({ tag: 'da', draft: true })
})
