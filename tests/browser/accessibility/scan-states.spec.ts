import { expect, type Page } from '@playwright/test'
import type { SiteName } from '../../site/site-texts.ts'
import { isThorough } from '../../site/thorough.ts'
import { type ServedSite, startApp } from '../site-test.ts'
import { fillIn, keepSuccess, openForm, type ReceiverBehaviour } from './contact-form.ts'
import { findings, type Run } from './scan.ts'
import { test } from './still-page-test.ts'

interface State {
  readonly sites: readonly SiteName[]
  /** The widths at which there is such a state. */
  readonly widths: readonly [320 | 1440, ...1440[]]
  reach(page: Page, site: ServedSite): Promise<void>
}

const both = { sites: ['shipped', 'second'], widths: [320, 1440] } as const

const states: Readonly<Record<string, State>> = {
  'the menu is open': { ...both, widths: [320], reach: (page, site) => openDisclosure(page, site, '.site-menu') },
  'the list of languages is open': { ...both, reach: (page, site) => openDisclosure(page, site, '.language-switcher') },
  'all services are shown': { ...both, reach: (page, site) => openDisclosure(page, site, '.page-cards-more') },
  'the visitor has gone to another page': {
    ...both,
    reach: async (page, site) => {
      await page.goto(site.address + homeOf(site))
      await startApp(page)
      await page.locator('main .button').first().click()
      await expect(page.getByRole('main')).toBeFocused()
    },
  },
  'the form has errors': {
    ...both,
    reach: async (page, site) => {
      const form = await openForm(page, site)
      await form.getByRole('button').click()
      await expect(form.locator('[aria-invalid=true]').first()).toBeFocused()
    },
  },
  'the form is being sent': { ...both, reach: (page, site) => send(page, site, 'is silent') },
  'the form was sent': { ...both, reach: (page, site) => send(page, site, 'accepts') },
  'the form could not be sent': { ...both, reach: (page, site) => send(page, site, 'refuses') },
  'the form waits for the app': { ...both, reach: (page, site) => sendBeforeApp(page, site, 'waits') },
  'the app of the form cannot be loaded': { ...both, reach: (page, site) => sendBeforeApp(page, site, 'fails') },
  'the newsletter waits for the app': { ...both, sites: ['blog'], reach: (page, site) => subscribeEarly(page, site) },
  'the newsletter has an error': { ...both, sites: ['blog'], reach: (page, site) => subscribe(page, site, 'nobody') },
  'the newsletter thanks': { ...both, sites: ['blog'], reach: (page, site) => subscribe(page, site, 'a@b.example') },
}

test.describe.configure({ mode: 'parallel' })
test.use({ bypassCSP: true })

for (const [index, [name, { sites: all, widths, reach }]] of Object.entries(states).entries()) {
  // The second site has the same parts in other colours: every other state tells.
  const sites = all.filter((site) => isThorough || site !== 'second' || index % 2 === 1)
  test(`nothing is found when ${name}`, async ({ page, serve }) => {
    test.setTimeout(120_000)
    await keepSuccess(page)
    for (const site of sites) {
      await page.unrouteAll()
      await look(page, widths[0])
      await reach(page, await serve(site))
      // The second site has the same parts in other colours: one look at these tells.
      const isSecond = site === 'second'
      for (const width of isSecond ? [widths[0]] : widths) {
        await look(page, width)
        // What the engines find beyond colours in a state, they find at one width.
        const runs: readonly Run[] = width === widths[0] && !isSecond ? ['axe', 'ibm'] : ['colours']
        expect(await findings(page, runs), `${site} site, ${width} px`).toEqual([])
      }
      await page.evaluate(() => sessionStorage.clear())
    }
  })
}

/** Looks at the page at a width, in the scheme that goes with it, from its top. */
async function look(page: Page, width: State['widths'][number]): Promise<void> {
  await page.emulateMedia({ colorScheme: width === 320 ? 'dark' : 'light' })
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(() => window.scrollTo(0, 0))
}

function homeOf({ routes }: ServedSite): string | undefined {
  return routes.find(({ kind }) => kind === 'home')?.path
}

async function openDisclosure(page: Page, site: ServedSite, selector: string): Promise<void> {
  await page.goto(site.address + homeOf(site))
  await page.locator(`${selector} > summary`).click()
  await expect(page.locator(selector)).toHaveAttribute('open')
}

const stateAfter = { accepts: 'success', refuses: 'error', 'is silent': 'submitting' } as const

async function send(page: Page, site: ServedSite, answer: ReceiverBehaviour): Promise<void> {
  const form = await openForm(page, site, answer)
  await fillIn(form)
  await form.getByRole('button').click()
  await expect(form).toHaveAttribute('data-state', stateAfter[answer])
}

async function sendBeforeApp(page: Page, { address, routes }: ServedSite, app: 'waits' | 'fails'): Promise<void> {
  await page.route('**/assets/*.js', (route) => (app === 'fails' ? route.abort() : undefined))
  await page.goto(address + routes.find(({ kind }) => kind === 'contact')?.path)
  await page.locator('.contact-form button').click()
  await expect(
    page.locator(`.contact-form-before > ${app === 'fails' ? 'div' : 'p'}`).filter({ visible: true }),
  ).toHaveCount(1)
}

async function subscribeEarly(page: Page, site: ServedSite): Promise<void> {
  await page.route('**/assets/*.js', () => undefined)
  await openBlog(page, site)
  await page.locator('.newsletter-box button').click()
  await expect(page.locator('.newsletter-box .contact-form-before > p').filter({ visible: true })).toHaveCount(1)
}

async function openBlog(page: Page, { address, routes }: ServedSite): Promise<void> {
  await page.goto(address + routes.find(({ kind }) => kind === 'blog')?.path)
}

async function subscribe(page: Page, site: ServedSite, email: string): Promise<void> {
  await page.route('**/webhook/boletim', (route) => route.fulfill({ status: 204 }))
  await openBlog(page, site)
  const box = page.locator('.newsletter-box')
  const answer = email.includes('@') ? box.locator('[data-state=success]') : box.locator('[aria-invalid=true]')
  await expect(async () => {
    await box.getByRole('textbox').fill(email)
    await box.getByRole('button').click()
    await expect(answer).toBeVisible({ timeout: 500 })
  }).toPass()
}
