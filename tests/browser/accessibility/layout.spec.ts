import { type CDPSession, expect, type Page } from '@playwright/test'
import { type SiteName, siteNames } from '../../site/site-texts.ts'
import { isThorough } from '../../site/thorough.ts'
import { pathOfEachKind, pathOfEachPage } from '../page-kinds.ts'
import type { ServedSite } from '../site-test.ts'
import { lostTexts, smallTargets, tornWords } from './measure.ts'
import { openAll } from './open-all.ts'
import { test } from './still-page-test.ts'

interface Situation {
  readonly width: number
  readonly height?: number
  readonly css?: string
  /** The size of text that the visitor has chosen in the browser, in px. */
  readonly fontSize?: number
  /** Whether the longest words may be torn: the shipped ones have room in every other situation. */
  readonly tears?: true
}

/** Those in which a page fails that fails in any other, nearly always. */
const hardest = [
  'with more space between letters, words, lines and paragraphs',
  'with the largest text of the browser on a phone',
  'with text of 200 % on a desk',
]

/** In an order that rarely changes the size of the window, which costs more than to look. */
const situations: Readonly<Record<string, Situation>> = {
  'on a small phone': { width: 320 },
  'with more space between letters, words, lines and paragraphs': {
    width: 320,
    tears: true,
    css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
  },
  'at 400 % zoom': { width: 320, height: 256 },
  'with text of 200 % on a phone': { width: 360, css: 'html { font-size: 200% }' },
  'with the largest text of the browser on a phone': { width: 360, fontSize: 32 },
  'on a tablet': { width: 768 },
  'with text of 200 % on a tablet': { width: 768, css: 'html { font-size: 200% }' },
  'with text of 200 % on a desk': { width: 1440, css: 'html { font-size: 200% }' },
}

test.describe.configure({ mode: 'parallel' })
test.use({ bypassCSP: true })

/** How many tests share the pages of a site. */
const shares: Readonly<Record<(typeof siteNames)[number], number>> = {
  shipped: 3,
  second: 3,
  third: 2,
  varied: 2,
  blog: 1,
}

for (const site of siteNames) {
  for (let share = 0; share < shares[site]; share++) {
    test(`in every situation a page of each kind of the ${site} site, in the hardest each page, fits its width, loses no text, and has targets that are large enough, share ${share + 1} of ${shares[site]}`, async ({
      page,
      serve,
    }) => {
      test.setTimeout(240_000)
      const { address, routes } = await serve(site)
      const browser = await page.context().newCDPSession(page)
      const problems: Record<string, string[]> = {}
      for (const [index, path] of pathsOf(site, routes).entries()) {
        if (index % shares[site] !== share) continue
        await page.goto(address + path)
        const isFirst = pathOfEachKind(routes).includes(path)
        // Each page in one of the hardest situations, where not everything is tried.
        const hard = isThorough ? hardest : [hardest[index % hardest.length]]
        for (const [name, situation] of Object.entries(situations)) {
          if (!isFirst && !hard.includes(name)) continue
          await enter(page, browser, situation)
          const found = await problemsOf(page, situation)
          // The other company has words of any length.
          if (site !== 'second' && site !== 'varied' && !situation.tears) found.push(...(await tornWords(page)))
          if (found.length > 0) problems[`${path} ${name}`] = found
        }
      }
      expect(problems).toEqual({})
    })
  }
}

for (const width of [320, 768, 1440]) {
  test(`the documents hold words that are longer than their columns, ${width} px wide`, async ({ page, serve }) => {
    const { address, routes } = await serve('second')
    await page.setViewportSize({ width, height: 900 })
    for (const { path } of routes.filter(({ kind, locale }) => kind === 'service' && locale === 'de')) {
      await page.goto(address + path)
      await page.evaluate(putLongWords)
      expect(await problemsOf(page, { width }), path).toEqual([])
    }
  })
}

/** The blog differs from the shipped site in two kinds of page only. */
function pathsOf(site: SiteName, routes: ServedSite['routes']): string[] {
  if (site !== 'blog') return pathOfEachPage(routes)
  return pathOfEachPage(routes.filter(({ kind }) => kind === 'blog' || kind === 'article'))
}

/** Brings the open page into a situation, out of any other. */
async function enter(page: Page, browser: CDPSession, situation: Situation): Promise<void> {
  const { width, height = 800, css = '', fontSize } = situation
  const size = page.viewportSize()
  if (size?.width !== width || size.height !== height) await page.setViewportSize({ width, height })
  await browser.send('Page.setFontSizes', { fontSizes: { standard: fontSize ?? 16, fixed: fontSize ?? 13 } })
  await page.evaluate((text) => {
    const style = document.querySelector('#situation') ?? document.createElement('style')
    style.id = 'situation'
    style.textContent = text
    document.head.append(style)
  }, css)
}

async function problemsOf(page: Page, { width }: Situation): Promise<string[]> {
  await openAll(page, '.page-cards-more')
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
  const overflow = scrollWidth > width ? [`${scrollWidth} px wide`] : []
  return [...overflow, ...(await lostTexts(page)), ...(await smallTargets(page))]
}

/** Runs in the page. Each text of the documents becomes one long word, but for the stamp, which is one short word. */
function putLongWords(): void {
  for (const sheet of document.querySelectorAll('.artefact-large .artefact-sheet')) {
    const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode } = walker
      if (/\p{L}{4}/u.test(currentNode.nodeValue ?? '') && !currentNode.parentElement?.matches('.artefact-stamp'))
        currentNode.nodeValue = ' Stimmwirbelfeststellschraubenschlüsselaufbewahrungsverordnung '
    }
  }
}
