import { type CDPSession, expect, type Page } from '@playwright/test'
import { type SiteName, siteNames } from '../../site/site-texts.ts'
import { isThorough } from '../../site/thorough.ts'
import { pathOfEachKind } from '../page-kinds.ts'
import type { ServedSite } from '../site-test.ts'
import { test } from './still-page-test.ts'

test.describe.configure({ mode: 'parallel' })

// The varied site has the parts of the second.
for (const site of siteNames.filter((name) => name !== 'second')) {
  // The other sites have the same parts; where the header and the chat button take the most of the view, they are walked as well.
  for (const width of site === 'shipped' ? [360, 1440] : [360]) {
    // On a phone every page of the shipped site, of the others and on a desk one of two, where not everything is tried.
    const isWhole = isThorough || (site === 'shipped' && width === 360)
    test(`on the ${site} site, ${width} px wide, the focus is seen on every stop, forwards and backwards`, async ({
      page,
      serve,
    }) => {
      test.setTimeout(180_000)
      await page.setViewportSize({ width, height: 760 })
      const served = await serve(site)
      const browser = await page.context().newCDPSession(page)
      for (const path of pathsOf(site, served).filter((_, index) => isWhole || index % 2 === 0)) {
        await page.goto(served.address + path)
        await page.evaluate(`(${watchFocus})(${focusProblem})`)
        const forwards = await walk(page, browser, 'forwards')
        const backwards = await walk(page, browser, 'backwards')
        expect([...forwards, ...backwards].filter(Boolean), path).toEqual([])
        expect(forwards.length, path).toBeGreaterThan(1)
        expect(backwards, path).toHaveLength(forwards.length)
      }
    })
  }
}

for (const menu of ['.site-menu', '.language-switcher']) {
  test(`every link in the open ${menu} is hit by a tap`, async ({ page, serve }) => {
    const { address, routes } = await serve('shipped')
    await page.setViewportSize({ width: 360, height: 760 })
    await page.goto(address + routes[0]?.path)
    await page.locator(`${menu} > summary`).click()
    const links = page.locator(`${menu} a`)
    await expect(links).not.toHaveCount(0)
    for (const link of await links.all()) await link.click({ trial: true, timeout: 2000 })
  })
}

/** The blog differs from the shipped site in two kinds of page only. */
function pathsOf(site: SiteName, { routes }: ServedSite): string[] {
  if (site !== 'blog') return pathOfEachKind(routes)
  return pathOfEachKind(routes.filter(({ kind }) => kind === 'blog' || kind === 'article'))
}

/** How often Tab is pressed before the page is asked what it saw. */
const pressesAtOnce = 20

interface Walk {
  /** What is wrong at each stop, or nothing. */
  readonly stops: readonly string[]
  readonly hasEnded: boolean
}

/** Presses Tab until the focus has left the page; returns what is wrong at each stop, or nothing. */
async function walk(page: Page, browser: CDPSession, direction: 'forwards' | 'backwards'): Promise<readonly string[]> {
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: direction === 'backwards' ? 8 : 0 }
  await page.evaluate(() => Object.assign((window as unknown as { walk: Walk }).walk, { stops: [], hasEnded: false }))
  for (let pressed = 0; pressed < 200; pressed += pressesAtOnce) {
    const events = Array.from({ length: pressesAtOnce }, () => ['rawKeyDown', 'keyUp'] as const).flat()
    await Promise.all(events.map((type) => browser.send('Input.dispatchKeyEvent', { type, ...tab })))
    const { stops, hasEnded } = await page.evaluate(() => (window as unknown as { walk: Walk }).walk)
    if (hasEnded) return stops
  }
  throw new Error('The focus never leaves the page')
}

/**
 * Runs in the page. Has it look at each stop of a walk, and go no further once the focus has left it: a Chromium with windows takes the focus to
 * its own buttons, of which the page hears nothing, and from there to the first stop again.
 */
function watchFocus(look: typeof focusProblem): void {
  const walk = { stops: [] as string[], hasEnded: false }
  let first: Element | null = null
  Object.assign(window, { walk })
  addEventListener('keydown', (event) => walk.hasEnded && event.preventDefault())
  addEventListener('keyup', () => {
    const problem = walk.hasEnded ? undefined : look()
    const hasBegun = walk.stops.length > 0
    if (hasBegun && (problem === undefined || document.activeElement === first)) walk.hasEnded = true
    if (walk.hasEnded || problem === undefined) return
    if (!hasBegun) first = document.activeElement
    walk.stops.push(problem)
  })
}

/** Runs in the page. What is wrong with how the focused element shows; nothing is focused once the focus has left the page. */
function focusProblem(): string | undefined {
  const element = document.activeElement
  if (!element || element === document.body) return undefined
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  const name = element.outerHTML.slice(0, 120)
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `no outline: ${name}`
  const { left, top, right, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight + 1 || left < 0 || right > window.innerWidth + 1)
    return `out of view: ${name}`
  const corners = [
    [left + 2, top + 2],
    [right - 2, top + 2],
    [left + 2, bottom - 2],
    [right - 2, bottom - 2],
    [(left + right) / 2, (top + bottom) / 2],
  ] as const
  const cover = corners
    .map(([x, y]) => document.elementFromPoint(x, y)?.closest('.site-header, .chat-dock, .skip-link'))
    .find((hit) => hit && !hit.contains(element))
  return cover ? `below ${cover.className}: ${name}` : ''
}
