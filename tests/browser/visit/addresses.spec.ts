import { expect } from '@playwright/test'
import { type Preview, preview } from '../../../generator/serve/preview/preview.ts'
import { buildSite, type OwnSite } from '../../output/built-site.ts'
import { quick } from '../../site/command.ts'
import { siteTexts } from '../../site/site-texts.ts'
import { startApp, test } from '../site-test.ts'

test('a page whose address is in another script opens within the app, comes back, and in the other languages', async ({
  page,
  serve,
}) => {
  const { address } = await serve('third')
  await page.goto(`${address}/ja/`)
  await startApp(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const isSameDocument = () => page.evaluate(() => 'sameDocument' in window)
  await page.locator('main a[href^="/ja/%E9%83%A8"]').first().click()
  await expect(page).toHaveURL(`${address}${encodeURI('/ja/部屋')}`)
  await expect(page.locator('h1')).toHaveText('中庭に扉がひらく部屋')
  await page.goBack()
  await expect(page).toHaveURL(`${address}/ja/`)
  await page.goForward()
  await expect(page.locator('h1')).toHaveText('中庭に扉がひらく部屋')
  expect(await isSameDocument()).toBe(true)
  await page.locator('.language-switcher summary').click()
  await page.locator('.language-switcher a[lang="ar-MA"]').click()
  await expect(page).toHaveURL(`${address}${encodeURI('/ar/غرف')}`)
  expect(await isSameDocument()).toBe(false)
})

test('the switcher leads from a page that is not there in a language to the nearest one above it', async ({
  page,
  serve,
}) => {
  const { address } = await serve('third')
  await page.goto(`${address}/en/kitchen/hammam`)
  await startApp(page)
  await page.locator('.language-switcher summary').click()
  await page.locator('.language-switcher a[lang="ja-JP"]').click()
  await expect(page).toHaveURL(`${address}${encodeURI('/ja/台所')}`)
})

test('what stood at a former address, or below the address of another language, is found', async ({ page, serve }) => {
  const { address } = await serve('third')
  for (const from of ['/ja/heya', '/ja/rooms', '/ja/部屋/', '/ja/غرف']) {
    await page.goto(address + from)
    await expect(page, from).toHaveURL(`${address}${encodeURI('/ja/部屋')}`)
  }
})

test.describe('where the default language has the root', () => {
  let site: OwnSite
  let served: Preview

  test.beforeAll(async () => {
    const { text, from } = await siteTexts.third()
    site = await buildSite(
      { text: `notFound: home\n${text.replace('    tag: en-GB\n', '    tag: en-GB\n    prefix: none\n')}`, from },
      quick,
    )
    served = await preview({ out: site.out, port: 0, handlers: () => [], print: console.error })
  })
  test.afterAll(async () => {
    await served.close()
    await site.remove()
  })

  test('the app opens its pages and those of no other language, and nobody is sent to another one', async ({
    page,
  }) => {
    const { address } = served
    await page.goto(`${address}/ja/`)
    await page.goto(`${address}/`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
    await startApp(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.locator('main a[href="/rooms"]').first().click()
    await expect(page).toHaveURL(`${address}/rooms`)
    await expect(page.locator('h1')).toHaveText('Rooms with a door to the courtyard')
    await page.locator('.site-header-logo').click()
    await expect(page).toHaveURL(`${address}/`)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await page.locator('.language-switcher summary').click()
    await page.locator('.language-switcher a[lang="ja-JP"]').click()
    await expect(page).toHaveURL(`${address}/ja/`)
    await page.locator('.language-switcher summary').click()
    await page.locator('.language-switcher a[lang="en-GB"]').click()
    await expect(page).toHaveURL(`${address}/`)
  })

  test('addresses with its key before them lead on, and unknown ones to the home of their language', async ({
    page,
  }) => {
    const { address } = served
    for (const [from, to] of [
      ['/en/', '/'],
      ['/en/rooms', '/rooms'],
      ['/nothing', '/'],
      ['/ja/nothing', '/ja/'],
    ]) {
      await page.goto(address + from)
      await expect(page, from).toHaveURL(`${address}${to}`)
    }
  })
})
