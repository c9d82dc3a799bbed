import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { zipFolder } from '../../../generator/edit/publish/zip-folder.ts'
import { fourthSite, run } from '../../site/command.ts'
import { type ServedApp, serveApp } from './tab-app.ts'

// The whole product in a tab: no server but one of static files.

test.describe.configure({ mode: 'serial' })

let app: ServedApp
let address: string
let folder: string

test.beforeAll(async () => {
  test.setTimeout(600_000)
  folder = await mkdtemp(join(tmpdir(), 'tab-'))
  app = await serveApp(folder)
  address = app.address
})

test.afterAll(async () => {
  app.stop()
  await rm(folder, { recursive: true, force: true })
})

test('a site comes as a ZIP, is edited on its page, survives a reload, and goes as what a build makes', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const sent = join(folder, 'sent.zip')
  await writeFile(sent, await zipFolder(dirname(fourthSite)))
  await page.goto(address)
  await page.getByLabel('Open a website from a ZIP file').setInputFiles(sent, { timeout: 120_000 })
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  await heading.click({ timeout: 120_000 })
  await page.getByRole('complementary').getByRole('textbox').first().fill('Möbel nach Maß')
  await expect(page.getByText('All saved')).toBeVisible()
  await expect(heading).toHaveText('Möbel nach Maß', { timeout: 60_000 })
  await page.reload()
  await expect(heading).toHaveText('Möbel nach Maß', { timeout: 120_000 })
  await page.getByRole('button', { name: 'Sections' }).click()
  // Of a kind that the site has, its own words; of another one what it is called in the language of the site.
  for (const [kind, title] of Object.entries({ questions: 'Was viele zuerst fragen', figures: 'Zahlen' })) {
    const button = page.locator(`.section-kinds [data-kind="${kind}"]`)
    await button.scrollIntoViewIfNeeded()
    const example = button.frameLocator('iframe').locator('h2')
    await expect(example).toHaveText(title, { timeout: 60_000 })
    expect(await example.evaluate((element) => getComputedStyle(element).fontWeight)).toBe('850')
  }

  await page.getByRole('button', { name: /^Publish/ }).click()
  const panel = page.getByRole('region', { name: 'Publish' })
  await expect(panel).toContainText('To put it online, open “Save and open”, save the finished website')
  await expect(panel).not.toContainText('machine')

  const source = await keep(page, 'Save my website to go on later (ZIP)')
  const text = Buffer.from(source['site.config.yaml'] ?? []).toString()
  const before = await readFile(fourthSite, 'utf8')
  expect(text).toBe(before.replace('Möbel, die zu Ihrem Raum gehören', 'Möbel nach Maß'))

  const built = await keep(page, 'Save the finished website to upload (ZIP)')
  const expected = await buildFor('netlify', source)
  expect(Object.keys(built).sort()).toEqual(Object.keys(expected).sort())
  const differing = Object.keys(built).filter(
    (name) => !Buffer.from(built[name] ?? []).equals(expected[name] as Buffer),
  )
  // The preview pictures of networks have no words in the tab.
  expect(differing.filter((name) => !/^share\/\w+\.png$/.test(name))).toEqual([])
})

test('a site with kinds of its own keeps what is of them, and says why it is not built here', async ({ page }) => {
  test.setTimeout(300_000)
  const text = (await readFile(fourthSite, 'utf8')).replace(
    '      fragen:\n',
    '      kurse: { kind: timetable, classes: [{ places: 4 }] }\n      fragen:\n',
  )
  const kind = { 'pages/kinds/timetable/view.tsx': strToU8('throw new Error("not asked")\n') }
  const logo = await readFile(join(dirname(fourthSite), 'logo.svg'))
  const sent = join(folder, 'kinds.zip')
  await writeFile(sent, zipSync({ 'site.config.yaml': strToU8(text), 'logo.svg': logo, ...kind }))
  await page.goto(address)
  await page.getByLabel('Open a website from a ZIP file').setInputFiles(sent, { timeout: 120_000 })
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('This part (“timetable”) was programmed')).toBeVisible({ timeout: 120_000 })
  await frame.getByRole('heading', { level: 1 }).click()
  await page.getByRole('complementary').getByRole('textbox').first().fill('Möbel nach Maß')
  await expect(page.getByText('All saved')).toBeVisible()
  const source = await keep(page, 'Save my website to go on later (ZIP)')
  expect(Buffer.from(source['site.config.yaml'] ?? []).toString()).toBe(
    text.replace('Möbel, die zu Ihrem Raum gehören', 'Möbel nach Maß'),
  )
  expect(Buffer.from(source['pages/kinds/timetable/view.tsx'] ?? []).toString()).toBe('throw new Error("not asked")\n')
  await expect(page.getByText('its parts timetable were programmed for it alone')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save the finished website' })).toHaveCount(0)
})

test.describe('a new site', () => {
  test.use({ locale: 'pt-PT', actionTimeout: 60_000, viewport: { width: 390, height: 780 } })

  test('is asked for as by a command, on a phone: a reload loses nothing, the way back leads to the beginning, and a second tab says that it is open in the first one', async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000)
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    const question = (name: string) => page.locator(`[data-question=${name}]`)
    const goOn = () => page.locator('button.primary').click()
    await page.goto(address)
    await page.getByRole('button', { name: 'Começar' }).click({ timeout: 120_000 })
    await expect(page.getByRole('heading', { name: 'Que nome vai no site?' })).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: 'Começar' }).click()
    await page.getByRole('button', { name: 'Voltar' }).click()
    await page.getByRole('button', { name: 'Começar' }).click()

    await page.getByRole('textbox').fill('Salão Patinhas')
    await goOn()
    await page.getByRole('radio', { name: /Animais/ }).click()
    await expect(page.getByRole('radio', { name: 'Portugal' })).toBeChecked()
    await expect
      .poll(() => page.locator('img.flag').evaluateAll((flags) => (flags[0] as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
    await goOn()
    await page.getByRole('checkbox', { name: 'English' }).check()
    await goOn()
    await page.getByLabel('Localidade').fill('Porto')
    await goOn()
    await expect(question('logo')).toBeVisible()
    await page.reload()
    await expect(question('logo')).toBeVisible({ timeout: 120_000 })
    await page.locator('input[type=file]').setInputFiles({
      name: 'Logótipo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20z"/></svg>',
      ),
    })
    await expect(page.getByRole('img', { name: 'O seu logótipo' })).toBeVisible()
    await goOn()
    await expect(page.locator('.picture[data-there]')).toHaveCount(8, { timeout: 120_000 })
    for (let index = 0; index < 8; index++) {
      const picture = page.frameLocator('.picture iframe').nth(index)
      await expect(picture.getByRole('banner').getByRole('link', { name: /Salão Patinhas/ })).toBeVisible()
      await expect(picture.locator('h1')).toContainText('abanar a cauda')
    }
    await page.locator('label', { hasText: 'Revista' }).click()
    await goOn()
    await expect(page.locator('.picture')).toHaveCount(0, { timeout: 120_000 })

    await expect(page.frameLocator('iframe').locator('h1')).toContainText('abanar a cauda', { timeout: 120_000 })
    expect(new URL(page.url()).search).toBe('')
    await page.setViewportSize({ width: 1280, height: 800 })
    const source = await keep(page, /para continuar depois/)
    expect(
      Object.keys(source)
        .filter((name) => !name.startsWith('images/'))
        .sort(),
    ).toEqual(['site.config.yaml'])
    expect(Object.keys(source)).toContain('images/logotipo.svg')
    const text = Buffer.from(source['site.config.yaml'] ?? []).toString()
    expect(text).toMatch(/name: Salão Patinhas\n[\s\S]*direction: editorial\n[\s\S]*name: Português\n {4}tag: pt-PT\n/)
    expect(text).toContain('tag: en-GB')

    await page.locator('.tab-menu summary').click()
    await page.getByRole('banner').getByRole('button', { name: 'Publicar' }).click()
    await expect(page.getByText('Este site ainda não pode ser feito no navegador')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Criar a pasta' })).toHaveCount(0)
    await page.locator('.folder').getByRole('button', { name: 'Formulários › Sobre si e sobre ele' }).click()
    await expect(page.getByRole('group', { name: 'Quem recebe' })).toBeVisible()

    const second = await context.newPage()
    await second.goto(address)
    await expect(second.getByText('está aberto noutro separador')).toBeVisible()
    expect(errors).toEqual([])
  })
})

/** The files of a ZIP that a button of the tab saves. */
async function keep(page: Page, name: string | RegExp): Promise<Record<string, Uint8Array>> {
  const menu = page.locator('.tab-menu')
  if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click()
  const saved = page.waitForEvent('download', { timeout: 300_000 })
  await page.getByRole('button', { name }).click()
  return unzipSync(await readFile(await (await saved).path()))
}

/** What `build` and `export` make of the same files, without compressed forms. */
async function buildFor(host: string, source: Record<string, Uint8Array>): Promise<Record<string, Buffer>> {
  const [file, out, to] = ['site.config.yaml', 'dist', 'public'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  for (const [name, bytes] of Object.entries(source)) await writeFile(join(folder, name), bytes)
  expect(await run(['build', '--config', file, '--out', out])).toMatchObject({ exitCode: 0 })
  expect(await run(['export', '--host', host, '--config', file, '--out', out, '--to', to])).toMatchObject({
    exitCode: 0,
  })
  const files = unzipSync(await zipFolder(to))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes)]))
}
