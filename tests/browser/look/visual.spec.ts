import { expect, type Page } from '@playwright/test'
import { ensureTestBrowser, testFlags } from '../chromium.ts'
import type { PageRoute } from '../page-kinds.ts'
import { test } from '../site-test.ts'
import { thumbnailOf } from './visual-thumbnail.ts'

test.describe.configure({ mode: 'parallel' })
// The pages are whole without scripts, and the root and the 404 page would be gone with them.
test.use({
  javaScriptEnabled: false,
  bypassCSP: true,
  launchOptions: {
    executablePath: ensureTestBrowser(),
    args: [...testFlags, '--disable-lcd-text'],
  },
})

/** The one typeface that is not the site's own: the norm names it, and each machine has another one in its place. */
const ownTypefaces = '[class*="artefact-nutrition"] { font-family: var(--font-text) !important }'

/**
 * The pictures were taken on Linux. Measured there, all ways to hint letters give the same thumbnails, and another colour on small
 * headings and buttons differs in 1 % of them; letters on whole pixels, as other systems draw them, differ in up to 5 %.
 */
const tolerance = { threshold: 0.02, maxDiffPixelRatio: process.platform === 'linux' ? 0.002 : 0.06 }

const looks = [
  { width: 360, height: 740, scheme: 'light', pages: oneOfEachKind },
  { width: 360, height: 740, scheme: 'dark', pages: oneOfEachKind },
  { width: 768, height: 1024, scheme: 'light', pages: oneOfEachKind },
  { width: 1440, height: 900, scheme: 'light', pages: everyPage },
] as const

for (const { width, height, scheme, pages } of looks) {
  test(`every page looks as it did, ${width} pixels wide and ${scheme}`, async ({ page, serve }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: scheme })
    // A Monday, when the company is open.
    await page.clock.setFixedTime('2026-11-30T14:00Z')
    const { address, routes } = await serve('shipped')
    const here = routes.filter(({ locale }) => locale === routes[0]?.locale)
    for (const { name, path } of pages(here)) {
      await page.goto(address + path)
      const picture = await pictureOf(page)
      expect.soft(picture, path).toMatchSnapshot(`${name}-${width}-${scheme}.png`, tolerance)
    }
  })
}

test('the tokens of the theme are what they were', async ({ page, serve }) => {
  const { address, routes } = await serve('shipped')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(address + routes[0]?.path)
    // A page has only the tokens that it reads; the sheet for all pages has all of them.
    const { styles } = JSON.parse((await page.locator('#boot').textContent()) ?? '')
    await page.setContent(`<link rel="stylesheet" href="${address}${styles}">`)
    const tokens = await page.evaluate(() =>
      [...document.documentElement.computedStyleMap()]
        .filter(([name]) => name.startsWith('--'))
        .map(([name, value]) => `${name}: ${value}`),
    )
    expect.soft(tokens.sort().join('\n')).toMatchSnapshot(`tokens-${colorScheme}.txt`)
  }
})

interface Shown {
  readonly name: string
  readonly path: string
}

const withoutRoute: readonly Shown[] = [
  { name: 'root', path: '/' },
  { name: 'not-found', path: '/404.html' },
]

function everyPage(routes: readonly PageRoute[]): Shown[] {
  return [...routes.map(({ key, path }) => ({ name: key, path })), ...withoutRoute]
}

function oneOfEachKind(routes: readonly PageRoute[]): Shown[] {
  return everyPage(routes.filter((route, index) => routes.findIndex(({ kind }) => kind === route.kind) === index))
}

async function pictureOf(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready)
  const options = { fullPage: true, animations: 'disabled', scale: 'css', style: ownTypefaces } as const
  return thumbnailOf(await page.screenshot(options))
}
