import { expect, type Locator, type Page } from '@playwright/test'
import { holdBack } from '../hold-back.ts'
import { answerPictures } from '../look/answer-pictures.ts'
import { footerLink, open } from '../running-page.ts'
import { type ServedSite, startApp, test } from '../site-test.ts'

const slugs = ['auditoria-anvisa-checklist', 'haccp-passos-essenciais', 'cultura-de-seguranca-dos-alimentos']

let site: ServedSite
let asked: string[]

test.beforeEach(async ({ page, serve }) => {
  site = await serve('blog')
  asked = await answerPictures(page)
})

test('one word in the configuration puts the blog into every menu and gives each article an address', async ({
  page,
}) => {
  for (const locale of ['pt', 'es', 'en']) {
    await page.goto(`${site.address}/${locale}/`)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Blog' }).first()).toHaveAttribute(
      'href',
      `/${locale}/blog`,
    )
    for (const slug of slugs)
      expect((await page.request.get(`${site.address}/${locale}/blog/${slug}`)).status()).toBe(200)
  }
})

test('the list shows three articles, the newest first, and three categories, and leads to an article and back', async ({
  page,
}) => {
  await page.goto(`${site.address}/pt/blog`)
  await expect(page.locator('main article .article-facts')).toHaveText([
    /5 de agosto de 2025Por Helena Prado Vasconcelos, engenheira de alimentos$/,
    /13 de maio de 2025Por Helena Prado Vasconcelos, engenheira de alimentos$/,
    /18 de março de 2025Por Helena Prado Vasconcelos, engenheira de alimentos$/,
  ])
  for (const category of ['HACCP & BPF', 'Regulamentações', 'Casos de Sucesso']) {
    await expect(page.locator('.blog-layout-aside').getByText(category)).toBeVisible()
  }
  await page
    .getByRole('link', { name: /Ler mais/ })
    .first()
    .click()
  await expect(page).toHaveURL(`${site.address}/pt/blog/${slugs[0]}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Auditoria da Anvisa')
  await page.getByRole('link', { name: 'Voltar ao blog' }).click()
  await expect(page).toHaveURL(`${site.address}/pt/blog`)
})

test('an article says what it is to search engines, and in which language it is written', async ({ page }) => {
  await page.goto(`${site.address}/en/blog/${slugs[1]}`)
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(blocks.join()).toMatch(/"@type":"(Article|BlogPosting)"/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'pt-BR')
})

const thanks = 'Thank you for your interest.'

/** Receives what the newsletter sends, in the place of the host; the addresses that it got. */
async function receive(page: Page): Promise<string[]> {
  const received: string[] = []
  await page.route('**/webhook/boletim', async (route) => {
    received.push(route.request().postDataJSON().email)
    await route.fulfill({ status: 200 })
  })
  return received
}

test('the newsletter checks the address, sends it to its receiver and puts nothing into the address bar', async ({
  page,
}) => {
  const received = await receive(page)
  await page.goto(`${site.address}/en/blog`)
  await startApp(page)
  const email = page.getByLabel('Your email address')
  const box = page.locator('.newsletter-box')
  await email.fill('nobody')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(box.locator('.contact-form-error')).toHaveText('Invalid e-mail')
  await expect(email).toBeFocused()
  expect(received).toEqual([])
  await email.fill('ana@padaria.example')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(box.getByRole('status')).toHaveText(thanks)
  expect(received).toEqual(['ana@padaria.example'])
  expect(page.url()).toBe(`${site.address}/en/blog`)
})

test('the newsletter sends what was sent before the app started, and leaves it to its form', async ({ page }) => {
  const received = await receive(page)
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto(`${site.address}/en/blog`)
  await page.getByLabel('Your email address').fill('ana@padaria.example')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.locator('.newsletter-box .contact-form-before > p').first()).toBeVisible()
  release()
  await expect(page.locator('.newsletter-box').getByRole('status')).toHaveText(thanks)
  expect(received).toEqual(['ana@padaria.example'])
  await page.getByLabel('Your email address').fill('ana@padaria.example')
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).first().click()
  await expect(page.locator('form.contact-form')).toHaveJSProperty('ready', true)
  await expect(page.getByLabel('Email address')).toHaveValue('')
})

test('the newsletter says that the app could not be loaded, and sends once it has been', async ({ page }) => {
  await receive(page)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(`${site.address}/en/blog`)
  await page.getByLabel('Your email address').fill('ana@padaria.example')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.locator('.newsletter-box .contact-form-before > div')).toBeVisible()
  await page.unroute('**/assets/*.js')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.locator('.newsletter-box').getByRole('status')).toHaveText(thanks)
})

test('the newsletter survives a translator that wraps every text of the page', async ({ page }) => {
  await receive(page)
  await page.goto(`${site.address}/en/blog`)
  await startApp(page)
  const said = page.locator('.newsletter-box').getByRole('status')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(said).toHaveText('Please fill out all required fields')
  await said.evaluate((element) => {
    const wrapped = document.createElement('font')
    element.firstChild?.replaceWith(wrapped)
    wrapped.append('Bitte ausfüllen')
  })
  await page.getByLabel('Your email address').fill('ana@padaria.example')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(said).toHaveText(thanks)
})

test('each article shows its picture, in the list when it comes into view', async ({ page }) => {
  await page.goto(`${site.address}/pt/blog`)
  const pictures = page.locator('.article-list img')
  await expect(pictures).toHaveCount(3)
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('loading', 'lazy')
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => isShown(picture)).toBe(true)
  }
  await page.goto(`${site.address}/en/blog/${slugs[0]}`)
  const picture = page.locator('.blog-post img')
  await expect(picture).toHaveAttribute('src', 'https://picsum.photos/id/3/960/540')
  await expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer')
  await expect(picture).toHaveAttribute('alt', '')
  await expect.poll(() => isShown(picture)).toBe(true)
  expect(new Set(asked)).toEqual(new Set([1, 2, 3].map((id) => `https://picsum.photos/id/${id}/960/540`)))
})

test('a picture takes the same room before it is there, in any shape, and where there is none', async ({ page }) => {
  const post = `${site.address}/pt/blog/${slugs[0]}`
  await page.goto(post)
  const picture = page.locator('.article-picture')
  await expect.poll(() => isShown(picture.locator('img'))).toBe(true)
  const shown = await picture.boundingBox()
  expect(await picture.locator('img').boundingBox()).toEqual(shown)
  expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(16 / 9, 1)
  for (const fate of ['kept waiting', 'refused']) {
    await page.route('https://picsum.photos/**', (route) => (fate === 'refused' ? route.abort() : undefined))
    await page.goto(post, { waitUntil: fate === 'refused' ? 'load' : 'commit' })
    await page.getByRole('link', { name: 'Voltar ao blog' }).waitFor()
    expect(await picture.boundingBox(), fate).toEqual(shown)
    await expect(picture).toHaveCSS('background-color', /^(?!rgba\(0, 0, 0, 0\))/)
  }
  const broken = await picture.screenshot()
  await picture.locator('img').evaluate((image) => image.remove())
  expect(broken.equals(await picture.screenshot()), 'no sign of a broken picture').toBe(true)
})

test('only pages that show pictures may ask the service for them, wherever a visitor comes from', async ({ page }) => {
  const refused = watchPolicy(page)
  await page.goto(`${site.address}/pt/`)
  expect(await pictureSources(page)).toBe("'self' data:")
  await startApp(page)
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).first().click()
  await expect(page).toHaveURL(`${site.address}/pt/blog`)
  await expect.poll(() => isShown(page.locator('.article-list img').first())).toBe(true)
  expect(await pictureSources(page)).toBe("'self' data: https://picsum.photos https://fastly.picsum.photos")
  await startApp(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page
    .getByRole('link', { name: /Ler mais/ })
    .first()
    .click()
  await expect.poll(() => isShown(page.locator('.blog-post img'))).toBe(true)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(`${site.address}/pt/`)
  expect(refused).toEqual([])
})

test('a picture in a text is shown wherever a visitor comes from, even if the host of other pictures begins with the name of its host', async ({
  page,
}) => {
  const refused = watchPolicy(page)
  const picture = page.getByRole('img', { name: 'A kitchen' })
  for (const [start, hosts] of [
    ['/en/services', ''],
    ['/en/blog', ' https://picsum.photos https://fastly.picsum.photos'],
  ] as const) {
    await open(page, site.address + start)
    expect(await pictureSources(page)).toBe(`'self' data:${hosts}`)
    await footerLink(page, 'Team training').click()
    await expect.poll(() => isShown(picture), start).toBe(true)
    expect(await pictureSources(page)).toBe("'self' data: https://picsum.photo")
  }
  expect(refused).toEqual([])
})

/** Whether an image was loaded and is drawn. */
function isShown(image: Locator): Promise<boolean> {
  return image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0)
}

/** From where the open document itself allows images. */
async function pictureSources(page: Page): Promise<string> {
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')
  return /img-src ([^;]*)/.exec(policy ?? '')?.[1] ?? ''
}

function watchPolicy(page: Page): string[] {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text())
  })
  return refused
}

test('a browser that writes dates in another way takes the page over as it stands', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { get: () => () => 'another day' })
  })
  await page.goto(`${site.address}/pt/blog`)
  const served = await page.locator('main').elementHandle()
  await startApp(page)
  expect(await page.locator('main').evaluate((main, before) => main === before, served)).toBe(true)
})
