import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { type TemporaryFolder, temporaryFolder } from '../../site/command.ts'
import { isThorough } from '../../site/thorough.ts'
import { certainties, type Run } from '../accessibility/scan.ts'
import { type RunningCommand, startCommand } from '../running-command.ts'

test.use({ locale: 'pt-PT', actionTimeout: 60_000 })
test.setTimeout(600_000)

let folder: TemporaryFolder
let welcome: RunningCommand

test.beforeEach(async () => {
  folder = await temporaryFolder()
})

test.afterEach(async () => {
  welcome.stop()
  await folder.remove()
})

const start = async (...args: readonly string[]) => {
  welcome = await startCommand(args.length > 0 ? args : ['new', '--no-open'], '0', folder.path)
  return welcome.opening
}

const question = (page: Page, name: string) => page.locator(`[data-question=${name}]`)
const goOn = (page: Page) => page.locator('button.primary').click()
const read = (path: string) => readFile(join(folder.path, path), 'utf8')

/** What no person who makes a site should have to read. */
const words = /yaml|npm|npx|\bpt-PT\b|\ben-GB\b|locale|slug|\bkey\b|--|\.config|TODO|undefined/i

/** What is wrong with the screen: for machines that read it aloud, for fingers, and for whoever knows no words of programmers. */
async function faults(page: Page, runs: readonly Run[] = ['axe', 'ibm']): Promise<unknown[]> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, label, input')].flatMap((control) => {
      const target = control.closest('label') ?? control
      const { height, width } = target.getBoundingClientRect()
      const isShown = control.checkVisibility({ visibilityProperty: true })
      return isShown && (height < 44 || width < 44) ? [`${target.outerHTML.slice(0, 80)} ${height}`] : []
    }),
  )
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  const text = await page.locator('body').innerText()
  return [
    ...(await certainties(page, runs)),
    ...small,
    ...(isWide ? ['wider than the window'] : []),
    ...(words.exec(text) ?? []),
  ]
}

test('from an empty folder to the editor by pointer, in nine actions and two words', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(await start())
  let actions = 0
  const act = async (action: Promise<unknown>) => {
    actions++
    await action
  }

  await expect(page.getByRole('heading', { name: 'Que nome vai no site?' })).toBeVisible()
  expect.soft(await faults(page)).toEqual([])
  await page.getByRole('textbox').fill('Salão Patinhas')
  await act(goOn(page))

  await expect(question(page, 'trade')).toBeVisible()
  await expect(page.getByRole('radio').last()).toHaveAccessibleName(/^Outra coisa/)
  expect.soft(await faults(page)).toEqual([])
  await act(page.getByRole('radio', { name: /Animais/ }).click())

  await expect(question(page, 'country')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Portugal' })).toBeChecked()
  expect.soft(await faults(page)).toEqual([])
  await act(goOn(page))

  await expect(question(page, 'languages')).toBeVisible()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await act(page.getByRole('checkbox', { name: 'English' }).check())
  expect.soft(await faults(page)).toEqual([])
  await act(goOn(page))

  await expect(question(page, 'reach')).toBeVisible()
  await expect(page.getByText('+351')).toBeVisible()
  await page.getByLabel('Localidade').fill('Porto')
  expect.soft(await faults(page)).toEqual([])
  await act(goOn(page))

  await expect(question(page, 'logo')).toBeVisible()
  expect.soft(await faults(page)).toEqual([])
  await act(goOn(page))

  await expect(question(page, 'direction')).toBeVisible()
  await expect(page.locator('.picture[data-there]')).toHaveCount(8, { timeout: 120_000 })
  for (let index = 0; index < 8; index++) {
    const picture = page.frameLocator('.picture iframe').nth(index)
    await expect(picture.getByRole('banner')).toContainText('Salão Patinhas')
    await expect(picture.locator('h1')).toContainText('abanar a cauda')
  }
  const looks = await page.locator('.picture iframe').evaluateAll((frames) =>
    (frames as HTMLIFrameElement[]).map((frame) => {
      const { documentElement, body } = frame.contentDocument as Document
      const { fontFamily, fontWeight, textAlign } = getComputedStyle(documentElement.querySelector('h1') as Element)
      return [
        getComputedStyle(body).backgroundColor,
        documentElement.className,
        fontFamily,
        fontWeight,
        textAlign,
      ].join()
    }),
  )
  expect(new Set(looks).size).toBeGreaterThan(5)
  expect.soft(await faults(page)).toEqual([])
  await act(page.locator('label', { hasText: 'Revista' }).click())
  await act(goOn(page))

  await page.waitForURL((url) => !url.href.startsWith(welcome.address), { timeout: 120_000 })
  await expect(page.frameLocator('iframe').locator('h1')).toContainText('abanar a cauda', { timeout: 60_000 })
  expect(actions).toBe(9)
  const text = await read('salao-patinhas/site.config.yaml')
  expect(text).toMatch(/name: Salão Patinhas\n[\s\S]*direction: editorial\n[\s\S]*name: Português\n {4}tag: pt-PT\n/)
  expect(text).toContain('tag: en-GB')
  expect(text).toContain('Rua do Exemplo, 12\n      Porto')
  expect(text).not.toContain('TODO')
  expect((await readdir(folder.path)).sort()).toEqual(['salao-patinhas'])
  expect((await readdir(join(folder.path, 'salao-patinhas'))).sort()).toEqual([
    '.gitignore',
    'images',
    'logo.svg',
    'site.config.yaml',
  ])
})

test('by keyboard on a phone: wrong answers are told where they are given, a reload loses nothing, back and forward work', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await page.emulateMedia({ colorScheme: 'dark' })
  // What is found beyond colours on a phone is found on a desk.
  const runs: readonly Run[] = isThorough ? ['axe', 'ibm'] : ['colours']
  await page.goto(await start())
  await expect(page.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('!')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('pelo menos uma letra')
  await expect(page.getByRole('textbox')).toHaveValue('!')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('Consultório Horizonte')
  await expect.poll(() => page.getByRole('alert').innerText()).toBe('')
  await page.waitForTimeout(600)
  await page.reload()
  await expect(page.getByRole('textbox')).toHaveValue('Consultório Horizonte')
  await page.getByRole('textbox').press('Enter')

  await expect(question(page, 'trade')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Escolha')
  for (let press = 0; press < 20 && !(await page.getByRole('radio', { name: /Saúde/ }).isChecked()); press++)
    await page.keyboard.press('ArrowDown')
  expect.soft(await faults(page, runs)).toEqual([])
  await page.keyboard.press('Enter')

  await expect(question(page, 'country')).toBeVisible()
  await page.keyboard.type('grec')
  await page.keyboard.press('Enter')
  await expect(question(page, 'languages')).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveText(/^Ελληνικά/)
  await page.keyboard.type('fran')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').last()).toHaveText('Français')
  expect.soft(await faults(page, runs)).toEqual([])

  await page.goBack()
  await expect(question(page, 'country')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Grécia' })).toBeChecked()
  await page.goForward()
  await expect(page.getByRole('listitem')).toHaveCount(2)
  await page.reload()
  await expect(question(page, 'languages')).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveCount(2)
  await goOn(page)

  await expect(question(page, 'reach')).toBeVisible()
  await page.getByLabel('Telefone').fill('12')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Nenhum telefone')
  await expect(page.getByLabel('Telefone')).toBeFocused()
  expect.soft(await faults(page, runs)).toEqual([])
  await page.getByLabel('Telefone').fill('21 0000 0000')
  await page.getByLabel('E-mail').fill('ola@horizonte')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('nome@empresa.com')
  await page.getByLabel('E-mail').fill('ola@horizonte.gr')
  await page.keyboard.press('Enter')

  await expect(question(page, 'logo')).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no') })
  await expect(page.getByText('Isto não é uma imagem')).toBeVisible()
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#3a5"/></svg>'
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Horizonte.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
  await expect(page.getByAltText('O seu logótipo')).toBeVisible()
  await goOn(page)

  await expect(question(page, 'direction')).toBeVisible()
  await expect(
    page.frameLocator('.picture iframe').first().getByRole('banner').locator('img, svg').first(),
  ).toBeVisible({
    timeout: 60_000,
  })
  expect.soft(await faults(page, runs)).toEqual([])
  await page.locator('button.primary').focus()
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.href.startsWith(welcome.address), { timeout: 120_000 })
  const text = await read('consultorio-horizonte/site.config.yaml')
  expect(text).toMatch(/logo: \.\/images\/horizonte\.svg\n/)
  expect(text).toMatch(/el:\n {4}name: Ελληνικά\n {4}tag: el-GR\n/)
  expect(text).toMatch(/email:\n {4}el: "?ola@horizonte\.gr/)
  expect(text).toMatch(/phone:\n {4}el: "?\+30 21 0000 0000/)
  expect(await read('consultorio-horizonte/images/horizonte.svg')).toBe(svg)
})

/** Answers all questions with what is proposed, but the name and the trade, without the pictures of the looks. */
async function answerAll(page: Page, name: string): Promise<void> {
  await page.context().route('**/look/**', (route) => route.abort())
  await page.getByRole('textbox').fill(name)
  await goOn(page)
  await page.getByRole('radio', { name: 'Loja', exact: true }).click()
  for (const next of ['country', 'languages', 'reach', 'logo']) {
    await expect(question(page, next)).toBeVisible()
    await goOn(page)
  }
  await expect(question(page, 'direction')).toBeVisible()
}

test('a folder that is not empty stays as it is: the new one has another name', async ({ page }) => {
  await mkdir(join(folder.path, 'mar'))
  await writeFile(join(folder.path, 'mar/carta.txt'), 'Querida Ana')
  await page.goto(await start())
  await answerAll(page, 'Mar')
  await goOn(page)
  await expect(page.getByText('“mar-2”')).toBeVisible()
  await page.waitForURL((url) => !url.href.startsWith(welcome.address), { timeout: 120_000 })
  expect(await readdir(join(folder.path, 'mar'))).toEqual(['carta.txt'])
  expect(await read('mar-2/site.config.yaml')).toContain('name: Mar\n')
})

test('the editor in a folder without a site begins with the welcome, and what lies there stays', async ({ page }) => {
  await writeFile(join(folder.path, 'logo.svg'), 'mine')
  await writeFile(join(folder.path, '.gitignore'), 'mine\n')
  await mkdir(join(folder.path, 'images'))
  await writeFile(join(folder.path, 'images/cat.jpg'), 'mine')
  await page.goto(await start('edit', '--no-open'))
  await answerAll(page, 'Mar')
  await goOn(page)
  await page.waitForURL((url) => !url.href.startsWith(welcome.address), { timeout: 120_000 })
  const names = ['.gitignore', 'images', 'logo-2.svg', 'logo.svg', 'site.config.yaml']
  expect((await readdir(folder.path)).sort()).toEqual(names)
  const pictures = await readdir(join(folder.path, 'images'))
  expect(pictures).toContain('cat.jpg')
  expect(pictures.filter((name) => name.endsWith('.svg')).length).toBeGreaterThan(0)
  expect(await read('images/cat.jpg')).toBe('mine')
  expect([await read('logo.svg'), await read('.gitignore')]).toEqual(['mine', 'mine\n'])
  expect(await read('site.config.yaml')).toContain('logo: ./logo-2.svg')
})

test('two tabs have the same answers, and make one site', async ({ page, context }) => {
  await page.goto(await start())
  await answerAll(page, 'Mar')
  const other = await context.newPage()
  // Its address alone is known to the second tab: the first one tells it the rest.
  await other.goto(`${welcome.address}/@edit/?question=name`)
  await expect(other.getByRole('textbox')).toHaveValue('Mar')
  await Promise.all([goOn(page), page.waitForURL((url) => !url.href.startsWith(welcome.address), { timeout: 120_000 })])
  await goOn(other)
  await other.waitForURL((url) => !url.href.startsWith(welcome.address), { timeout: 60_000 })
  expect(new URL(other.url()).origin).toBe(new URL(page.url()).origin)
  expect(await readdir(folder.path)).toEqual(['mar'])
})

test.describe('a phone that speaks English, in Lisbon', () => {
  test.use({ locale: 'en-GB', timezoneId: 'Europe/Lisbon' })

  test('is asked about Portugal first: its clock says where it is', async ({ page }) => {
    await page.goto(await start())
    await page.getByRole('textbox').fill('Happy Paws')
    await goOn(page)
    await page.getByRole('radio', { name: /Animals/ }).click()
    await expect(question(page, 'country')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Portugal', exact: true })).toBeChecked()
  })
})
