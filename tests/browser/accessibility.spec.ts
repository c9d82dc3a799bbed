import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { pathOfEachKind, pathsOfServices, withoutScripts } from './page-kinds.ts'
import { test } from './site-test.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental']

/** Questions rather than findings: what is closed (the tests open it), and whether two links of one name serve one purpose. */
const undecided = ['hidden-content', 'identical-links-same-purpose']

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1440]) {
    test.describe(`in the ${colorScheme} scheme, ${width} px wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' })

      test('axe finds nothing on any kind of page', async ({ page, site }) => {
        test.setTimeout(120_000)
        await withoutScripts(page)
        for (const path of await pathOfEachKind(page, site)) {
          await page.goto(site + path)
          expect(await findings(page), path).toEqual([])
        }
      })

      test('axe finds nothing once everything is opened', async ({ page, site }) => {
        await page.goto(`${site}${(await pathOfEachKind(page, site))[0]}`)
        for (const summary of await page.locator('summary:visible').all()) await summary.click()
        await page.evaluate(() => window.scrollTo(0, 0))
        expect(await findings(page)).toEqual([])
      })
    })
  }
}

test('axe finds nothing in any document', async ({ page, site }) => {
  test.setTimeout(120_000)
  for (const path of await pathsOfServices(page, site)) {
    await page.goto(site + path)
    expect(await findings(page), path).toEqual([])
  }
})

test.describe('every page', () => {
  test.use({ bypassCSP: true })

  for (const [name, width, css] of [
    ['on a small phone', 320, ''],
    ['on a tablet', 768, ''],
    ['with more space between letters, words and lines', 320, spacing()],
    ['with a narrow window and large text', 640, 'html { font-size: 200% }'],
  ] as const) {
    test(`fits its width ${name}, and every target is large enough`, async ({ page, site }) => {
      await withoutScripts(page)
      await page.setViewportSize({ width, height: 800 })
      for (const path of [...(await pathOfEachKind(page, site)), ...(await pathsOfServices(page, site))]) {
        await page.goto(site + path)
        if (css) await page.addStyleTag({ content: css })
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
        expect(await smallTargets(page), path).toEqual([])
      }
    })
  }
})

for (const width of [360, 1440]) {
  test(`the focus is visible and never hidden, ${width} px wide`, async ({ page, site }) => {
    test.setTimeout(120_000)
    await withoutScripts(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 760 })
    for (const path of await pathOfEachKind(page, site)) {
      await page.goto(site + path)
      const stops = await page.locator('a:visible, button:visible, summary:visible, input:visible').count()
      for (let stop = 0; stop < stops; stop++) {
        await page.keyboard.press('Tab')
        expect(await focusProblem(page), `${path}, stop ${stop + 1}`).toBe('')
      }
    }
  })
}

test('the skip link leads to the content', async ({ page, site }) => {
  for (const path of await pathOfEachKind(page, site)) {
    if (path === '/') continue
    await withoutScripts(page)
    await page.goto(site + path)
    await page.keyboard.press('Tab')
    await expect(page.locator('.skip-link')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  }
})

test('each language is named in its own words and marked as such', async ({ page, site }) => {
  const [home] = await pathOfEachKind(page, site)
  await page.goto(site + home)
  await page.locator('.language-switcher summary').press('Enter')
  const links = page.locator('.language-switcher a')
  const names = new Intl.DisplayNames('en', { type: 'language' })
  for (const link of await links.all()) {
    const lang = (await link.getAttribute('lang')) ?? ''
    expect(await link.getAttribute('hreflang')).toBe(lang)
    const own = new Intl.DisplayNames(lang, { type: 'language' }).of(lang.slice(0, 2)) ?? names.of(lang)
    expect((await link.innerText()).toLowerCase()).toContain(own?.toLowerCase())
    await expect(link.locator('img')).toHaveAttribute('alt', '')
  }
  await expect(page.locator('.language-switcher a[aria-current]')).toHaveCount(1)
  expect(await page.locator('.language-switcher a[aria-current]').getAttribute('lang')).toBe(
    await page.locator('html').getAttribute('lang'),
  )
})

test('the menu names the current page', async ({ page, site }) => {
  for (const path of await pathOfEachKind(page, site)) {
    await page.goto(site + path)
    for (const link of await page.locator('header a[aria-current="page"]').all())
      expect(new URL((await link.getAttribute('href')) ?? '', site).pathname).toBe(new URL(page.url()).pathname)
  }
})

test('nothing moves where the visitor wants less motion', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(site + (await pathOfEachKind(page, site))[0])
  const moving = await page.evaluate(() => {
    const durations = [...document.querySelectorAll('*')].map((element) => getComputedStyle(element).transitionDuration)
    return [
      getComputedStyle(document.documentElement).scrollBehavior,
      ...new Set(durations.flatMap((d) => d.split(', '))),
    ]
  })
  expect(moving).toEqual(['auto', '0s'])
})

/** What axe finds, what it cannot decide included. Small documents are pictures: hidden from it as from screen readers. */
async function findings(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(tags).disableRules(undecided).exclude('.artefact-small')
  const { violations, incomplete } = await axe.analyze()
  return [...violations, ...incomplete].flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
}

/** Links and controls below 44 × 44 px; links within a sentence are free. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [...document.querySelectorAll('a, button, summary, input, select, textarea')].filter(
      (element) => element.checkVisibility() && !element.closest('.visually-hidden, .skip-link'),
    )
    const isInSentence = (element: Element) =>
      element.closest('p, blockquote') !== null && getComputedStyle(element).display === 'inline'
    return targets.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect()
      if (isInSentence(element) || Math.min(width, height) >= 43.9) return []
      return [`${element.textContent?.trim()} ${Math.round(width)} × ${Math.round(height)}`]
    })
  })
}

/** What is wrong with how the focused element shows; empty if nothing. */
async function focusProblem(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return ''
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `no outline: ${element.outerHTML}`
    const { left, top, width, height } = element.getBoundingClientRect()
    const points = [0.1, 0.5, 0.9].map((part) => [left + width * part, top + height / 2] as const)
    const isSeen = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (element.contains(hit) || hit.contains(element))
    })
    return isSeen ? '' : `covered: ${element.outerHTML.slice(0, 120)}`
  })
}

/** The text spacing that every page must bear (WCAG 1.4.12). */
function spacing(): string {
  return `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`
}
