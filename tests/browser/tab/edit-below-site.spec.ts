import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { fourthSite, root, run } from '../../site/command.ts'
import { type GitHost, startGitHost } from '../../tab/git-host.ts'
import { type RunningCommand, startCommand } from '../running-command.ts'

// The editor that a site carries: somebody gives a key there, and somebody else edits from a phone.

test.describe.configure({ mode: 'serial' })

let host: GitHost
let folder: string
let site: RunningCommand
let phrase: string

const inFolder = (name: string) => join(folder, name)

/** The kind of sections of the guide, by its paths in a site. */
let kind: Record<string, string>

/** Builds what the host has, as its machine does after each commit. */
async function buildPublished(): Promise<void> {
  for (const name of ['site.config.yaml', 'logo.svg', 'edit-keys.json', ...Object.keys(kind)]) {
    const bytes = host.repository.file('main', name)
    await mkdir(dirname(inFolder(name)), { recursive: true })
    if (bytes) await writeFile(inFolder(name), bytes)
  }
  const args = ['build', '--config', inFolder('site.config.yaml'), '--out', inFolder('site'), '--no-share-images']
  const trusting = { SITE_GENERATOR_TRUST_KINDS: '1' }
  const built = await run([...args, '--generated', inFolder('generated'), '--no-precompress'], trusting)
  expect(built).toMatchObject({ exitCode: 0 })
}

test.beforeAll(async () => {
  test.setTimeout(600_000)
  folder = await mkdtemp(join(tmpdir(), 'tab-'))
  host = await startGitHost('github', inFolder('repository'))
  const text = await readFile(fourthSite, 'utf8')
  const guide = await readFile(join(root, 'schema/KINDS.en.md'), 'utf8')
  const files = [...guide.matchAll(/^```\w+ (pages\/\S+)\n(.*?)^```$/gms)]
  kind = Object.fromEntries(files.map(([, path, content]) => [path, content]))
  const prices = `      preise:
        kind: prices
        title:
          de: Was es kostet
        currency: EUR
        items:
          - title:
              de: Aufmaß und Zeichnung
            amount: 120
      kurse: { kind: timetable, title: { de: Kurse }, classes: [{ name: { de: Hobeln }, time: { de: Montag }, places: 4 }] }
`
  host.repository.push('main', {
    'site.config.yaml': `${text.replace('      fragen:\n', `${prices}      fragen:\n`)}
editor:
  repository: ${host.address}/anna/site
  software: github
`,
    ...kind,
    'logo.svg': await readFile(join(dirname(fourthSite), 'logo.svg')),
  })
  await buildPublished()
  site = await startCommand(['preview', '--out', inFolder('site'), '--config', inFolder('site.config.yaml')])
})

test.afterAll(async () => {
  site?.stop()
  await host?.close()
  await rm(folder, { recursive: true, force: true })
})

test('nothing of the editor is in a page of a visitor, and it asks the host of its repository alone', async ({
  request,
  page: framing,
}) => {
  for (const path of ['index.html', '404.html', 'sitemap.xml', 'llms.txt', 'robots.txt'])
    expect(await readFile(inFolder(`site/${path}`), 'utf8')).not.toMatch(/\/edit\b/)
  const page = await request.get(`${site.address}/edit/app`)
  expect(page.headers()).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringContaining(`connect-src 'self' ${host.address};`),
  })
  expect(await page.text()).toContain('<meta name="robots" content="noindex">')
  // Where a host sends no headers, the page itself refuses.
  await framing.route('**/edit/app', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { 'content-type': 'text/html' } })
  })
  await framing.setContent(`<iframe src="${site.address}/edit/app"></iframe>`)
  await expect(framing.frameLocator('iframe').getByText('does not open inside of another page')).toBeVisible()
  const front = await request.get(`${site.address}/`)
  expect(front.headers()['content-security-policy']).not.toContain(host.address)
})

test('who looks after the site gives a key, which is a commit', async ({ page }) => {
  test.setTimeout(300_000)
  await page.goto(`${site.address}/edit`)
  await page.getByRole('textbox', { name: /^Key/ }).fill('good-key', { timeout: 120_000 })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Save and sign out').click({ timeout: 120_000 })
  await page.getByText('Keys for persons').click()
  await page.getByLabel('Name of the person').fill('Berta')
  await page.getByRole('button', { name: 'Give a key' }).click()
  phrase = (await page.locator('.phrase').textContent({ timeout: 60_000 })) ?? ''
  expect(phrase).toMatch(/^(?:[a-z]+ ){4}[a-z]+$/)
  const kept = host.repository.file('main', 'edit-keys.json')?.toString() ?? ''
  expect(JSON.parse(kept).keys).toMatchObject([{ name: 'Berta', role: 'publish' }])
  expect(kept).not.toContain('good-key')
  await buildPublished()
})

test('from a phone: name, words, a price, published, in at most eight actions', async ({ browser }) => {
  test.setTimeout(300_000)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const said = noteConsole(context, page)
  const worker = await holdBack(context, '**/edit/worker.js')
  await page.goto(`${site.address}/edit`)
  // Before what works for it is there.
  await page.getByLabel('Your five words').fill('not these words at all', { timeout: 120_000 })
  expect(worker.isHeld()).toBe(true)
  worker.letGo()
  await page.getByRole('button', { name: 'Sign in' }).tap()
  await expect(page.getByText('These are not the words of this key.')).toBeVisible({ timeout: 60_000 })

  let actions = 0
  const act = async (done: Promise<unknown>) => {
    actions++
    await done
  }
  await act(page.getByLabel('Who are you?').selectOption('Berta'))
  // The words are not counted.
  await page.getByLabel('Your five words').fill(phrase.toUpperCase())
  await act(page.getByRole('button', { name: 'Sign in' }).tap())
  const frame = page.frameLocator('iframe')
  // From then on the page listens.
  await frame.locator('#edit-style').waitFor({ state: 'attached', timeout: 120_000 })
  // The kind of the site's own is drawn by its code.
  await expect(frame.locator('.timetable').getByText('Hobeln')).toBeVisible()
  await act(frame.getByText('120').tap())
  await act(page.getByRole('textbox', { name: 'Price' }).fill('135'))
  await expect(page.getByText('All saved')).toBeVisible({ timeout: 60_000 })
  await act(page.getByRole('button', { name: /^Publish/ }).tap())
  const panel = page.getByRole('region', { name: 'Publish' })
  await act(panel.getByRole('button', { name: 'Publish', exact: true }).tap())
  await expect(panel.getByText('Saved with its history.', { exact: true })).toBeVisible({ timeout: 60_000 })
  expect(actions).toBeLessThanOrEqual(8)
  expect(host.repository.file('main', 'site.config.yaml')?.toString()).toContain('amount: 135')
  const [newest] = host.repository.history(host.repository.head('main'))
  expect(newest?.author).toBe('Berta <no-reply@localhost>')
  expect([...said, ...host.asked, page.url()].join()).not.toContain('good-key')

  // Visitors' pages are none of the editor's business.
  await page.goto(site.address)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await context.close()
})

test('the next visit begins with the page that the last one has left: what is typed before the file is read is saved, and a version that it does not show keeps it away', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${site.address}/edit`)
  await page.getByLabel('Your five words').fill(phrase, { timeout: 120_000 })
  await page.getByLabel('Stay signed in on this device').first().check()
  await page.getByRole('button', { name: 'Sign in' }).click()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('135')).toBeVisible({ timeout: 120_000 })
  await expect.poll(() => keptInBrowser(page), { timeout: 60_000 }).toContain('page')
  // Its code comes from there as well, that of its worker too, and no server is asked for it.
  await expect.poll(() => keptCode(page), { timeout: 60_000 }).toEqual(expect.arrayContaining(['editor', 'worker']))

  const worker = await holdBack(context, '**/edit/worker.js')
  const code = page.waitForResponse(/\/edit\/editor\/open-editor-/)
  await page.reload()
  expect((await code).fromServiceWorker()).toBe(true)
  const heading = frame.getByRole('heading', { level: 1 })
  await heading.click({ timeout: 60_000 })
  await page.getByRole('complementary').getByRole('textbox').first().fill('Möbel nach Maß', { timeout: 30_000 })
  await expect(page.getByText('Saving…')).toBeVisible()
  expect(worker.isHeld()).toBe(true)
  await expect(page.getByText('All saved')).toHaveCount(0)
  worker.letGo()
  await expect(page.getByText('All saved')).toBeVisible({ timeout: 60_000 })
  await expect(heading).toHaveText('Möbel nach Maß')

  // The same as it was left, of another version of the file.
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const file = await (await root.getDirectoryHandle('site')).getFileHandle('site.config.yaml')
    const text = await (await file.getFile()).text()
    const stream = await file.createWritable()
    await stream.write(text.replace('Möbel nach Maß', 'Möbel nach Wunsch'))
    await stream.close()
  })
  await page.reload()
  await expect(heading).toHaveText('Möbel nach Wunsch', { timeout: 60_000 })
  await context.close()
})

test('a part of a kind that has changed since the site was built is kept as it is, and all else is edited', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const view = kind['pages/kinds/timetable/view.tsx'] ?? ''
  host.repository.push('main', { 'pages/kinds/timetable/view.tsx': `${view}\n` })
  await page.goto(`${site.address}/edit`)
  await page.getByLabel('Your five words').fill(phrase, { timeout: 120_000 })
  await page.getByLabel('Stay signed in on this device').first().check()
  await page.getByRole('button', { name: 'Sign in' }).click()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('This part (“timetable”) was programmed')).toBeVisible({ timeout: 120_000 })
  const menu = page.getByText('Save and sign out')
  await menu.click()
  await expect(page.getByText('have changed since it was last built (timetable)')).toBeVisible()
  await menu.click()
  await frame.getByText('135').click()
  await page.getByRole('textbox', { name: 'Price' }).fill('140')
  await expect(page.getByText('All saved')).toBeVisible({ timeout: 60_000 })
  const signOut = page.getByRole('button', { name: 'Sign out' })
  page.once('dialog', async (dialog) => {
    expect(dialog.message()).toContain('You have changed 1 file and not published it.')
    await dialog.dismiss()
  })
  await menu.click()
  await signOut.click()
  await expect(frame.getByText('140')).toBeVisible()
  await menu.click()
  await page.getByRole('button', { name: /^Publish/ }).click()
  const panel = page.getByRole('region', { name: 'Publish' })
  const before = host.repository.file('main', 'site.config.yaml')?.toString() ?? ''
  await panel.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(panel.getByText('Saved with its history.', { exact: true })).toBeVisible({ timeout: 60_000 })
  expect(host.repository.file('main', 'site.config.yaml')?.toString()).toBe(
    before.replace('amount: 135', 'amount: 140'),
  )

  // Somebody else will sit at this computer.
  await menu.click()
  await signOut.click()
  await expect(page.getByLabel('Your five words')).toBeVisible({ timeout: 120_000 })
  expect(await keptInBrowser(page)).toEqual([])
})

/** The folders of the code that the browser keeps of the editor. */
function keptCode(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () => {
    const kept = await (await caches.open('editor-files')).keys()
    return kept.map(({ url }) => new URL(url).pathname.split('/')[2])
  })
}

/** All that the browser keeps of the editor. */
function keptInBrowser(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found = Object.keys({ ...localStorage, ...sessionStorage })
    const look = async (folder: FileSystemDirectoryHandle) => {
      for await (const [name, handle] of folder as unknown as AsyncIterable<[string, FileSystemHandle]>)
        if (handle.kind === 'file') found.push(name)
        else await look(handle as FileSystemDirectoryHandle)
    }
    await look(await navigator.storage.getDirectory())
    const rows = await new Promise<IDBValidKey[]>((done, fail) => {
      const opened = indexedDB.open('signed-in')
      opened.onerror = () => fail(opened.error)
      opened.onsuccess = () => {
        const asked = opened.result.transaction('keys').objectStore('keys').getAllKeys()
        asked.onsuccess = () => done(asked.result)
      }
    })
    return [...found, ...rows.map(String)]
  })
}

/** Keeps a file from coming until it may. */
async function holdBack(context: BrowserContext, address: string) {
  let [letGo, isHeld] = [() => {}, false]
  const mayGo = new Promise<void>((done) => {
    letGo = done
  })
  await context.route(address, async (route) => {
    isHeld = true
    await mayGo
    await route.continue()
  })
  return { isHeld: () => isHeld, letGo: () => letGo() }
}

function noteConsole(context: BrowserContext, page: Page): string[] {
  const said: string[] = []
  context.on('weberror', (error) => said.push(String(error.error())))
  page.on('console', (message) => said.push(message.text()))
  return said
}
