import { expect, type Page } from '@playwright/test'
import { isThorough } from '../../site/thorough.ts'
import { pagesWithoutRoute, pathOfEachKind, pathOfEachPage } from '../page-kinds.ts'
import { startApp, test } from '../site-test.ts'

/** Hears of everything that a policy forbade, and of everything that was asked of other hosts. */
async function watch(page: Page, site: string): Promise<{ violations: string[]; foreign: string[] }> {
  const heard = { violations: [] as string[], foreign: [] as string[] }
  await page.exposeFunction('reportViolation', (text: string) => void heard.violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile, sample } = event
      const report = (window as unknown as { reportViolation(text: string): void }).reportViolation
      report(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`)
    })
  })
  page.on('console', (message) => {
    if (/content security policy|trusted ?(type|script|html)/i.test(message.text()))
      heard.violations.push(message.text())
  })
  page.on('pageerror', (error) => void heard.violations.push(String(error)))
  page.on('request', (request) => {
    if (!request.url().startsWith(site) && !request.url().startsWith('data:')) heard.foreign.push(request.url())
  })
  return heard
}

test('nothing on any page violates the policy while it is used', async ({ page, serve }) => {
  test.setTimeout(180_000)
  const { address, routes } = await serve('shipped')
  const heard = await watch(page, address)
  // In other languages only words differ, and the hashes of the policy, which a unit test compares on every page.
  const pages = isThorough ? pathOfEachPage(routes) : pathOfEachKind(routes)
  for (const path of pages.filter((each) => !pagesWithoutRoute.includes(each))) {
    await page.goto(address + path)
    await startApp(page)
    // What is open covers the others, so that a tap beside it closes it.
    for (const summary of await page.locator('summary:visible').all()) await summary.dispatchEvent('click')
    for (const button of await page.locator('main button:visible:not([type=submit])').all()) await button.click()
  }
  expect(heard).toEqual({ violations: [], foreign: [] })
})

test('nothing violates the policy while a visitor moves about, sends the form, or asks for a page that is not there', async ({
  page,
  site,
}) => {
  const heard = await watch(page, site)
  await page.goto(`${site}/en/`)
  await startApp(page)
  await page.getByRole('link', { name: 'Services' }).first().click()
  await expect(page).toHaveURL(`${site}/en/services`)
  await page.goBack()
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
  await page.getByLabel('Name').fill('Ana Souza')
  await page.locator('form.contact-form').getByRole('button').click()
  await page.goto(`${site}/es/no-existe`)
  await expect(page).toHaveURL(`${site}/es/`)
  expect(heard).toEqual({ violations: [], foreign: [] })
})

test('the root asks the one host that the configuration names, and only where it must', async ({ browser, site }) => {
  const context = await browser.newContext({ locale: 'ja-JP' })
  const page = await context.newPage()
  await page.route('https://api.country.is/**', (route) =>
    route.fulfill({ json: { country: 'ES' }, headers: { 'access-control-allow-origin': '*' } }),
  )
  const heard = await watch(page, site)
  await page.goto(`${site}/`)
  await expect(page).toHaveURL(`${site}/es/`)
  expect(heard).toEqual({ violations: [], foreign: ['https://api.country.is/'] })
  await context.close()
})

test('a script that comes in from outside does not run, and a text does not become markup', async ({ page, site }) => {
  await page.goto(`${site}/en/`)
  const outcome = await page.evaluate(() => {
    const attempt = (run: () => unknown) => {
      try {
        return String(run())
      } catch (error) {
        return (error as Error).name
      }
    }
    const script = document.createElement('script')
    return {
      markup: attempt(() => {
        document.body.innerHTML = '<b>x</b>'
      }),
      script: attempt(() => {
        script.src = 'https://evil.example/x.js'
      }),
      policy: attempt(() =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
        ).trustedTypes.createPolicy('mine', {}),
      ),
    }
  })
  expect(outcome).toEqual({ markup: 'TypeError', script: 'TypeError', policy: 'TypeError' })
})
