import { expect, type Locator, type Page } from '@playwright/test'
import { oneIn } from '../../site/thorough.ts'
import { test } from '../site-test.ts'
import { answerPictures } from './answer-pictures.ts'

/** The lines in which a text is shown. */
function linesOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })
}

/** The words of the last line in which an element's only text is shown. */
function lastLineOf(element: Locator): Promise<string> {
  return element.evaluate(({ firstChild }) => {
    const range = document.createRange()
    const text = firstChild as Text
    const topOf = (at: number) => {
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return Math.round(range.getBoundingClientRect().top)
    }
    let start = text.length - 1
    while (start > 0 && topOf(start - 1) === topOf(text.length - 1)) start--
    return text.data.slice(start).trim()
  })
}

test('an address of several lines is shown in lines', async ({ page, serve }) => {
  const { address } = await serve('second')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${address}/fr/contact`)
  expect(await linesOf(page, '.contact-info dd >> nth=2')).toBe(2)
  // Whether it is open now stands below the hours.
  await page.locator('.open-now').evaluateAll((lines) => lines.map((line) => line.remove()))
  expect(await linesOf(page, '.contact-info dd >> nth=3')).toBe(1)
})

test('a table of prices stays within a phone, its words whole', async ({ page, serve }) => {
  const { address } = await serve('second')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/fr/tarifs', '/de/preise']) {
    await page.goto(address + path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const cells = page.locator('.text-table :is(th, td.align-right)')
    await expect(cells).not.toHaveCount(0)
    for (const cell of await cells.all()) {
      const words = (await cell.textContent())?.split(' ').length ?? 0
      const height = await cell.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getClientRects().length
      })
      expect(height, (await cell.textContent()) ?? '').toBeLessThanOrEqual(words)
    }
  }
})

test('a line of code and a word of eighty letters stay within every width, also in the menu', async ({
  page,
  serve,
}) => {
  const { address, routes } = await serve('third')
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(address + (routes.find(({ key }) => key === 'privacy')?.path ?? ''))
    await page.evaluate((letters) => {
      for (const link of document.querySelectorAll('header nav li:nth-child(2) a, footer li:first-child a, h1, h2'))
        link.textContent = letters
      const code = document.createElement('code')
      code.textContent = `curl --url ${letters} --x`
      const block = document.createElement('pre')
      block.append(code)
      document.querySelector('.prose')?.append(block)
      for (const menu of document.querySelectorAll('header details')) menu.setAttribute('open', '')
    }, word)
    await expect(page.locator('.prose pre')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('long words of the footer stay whole on a phone: its lists then stand below each other', async ({
  page,
  serve,
}) => {
  const { address } = await serve('second')
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(`${address}/de/`)
  const [services, menu] = await page.locator('.site-footer > :not(.site-footer-company):has(li)').all()
  const tops = () => Promise.all([services, menu].map(async (list) => (await list?.boundingBox())?.y))
  expect(new Set(await tops()).size).toBe(1)
  await page
    .locator('.site-footer-services a')
    .first()
    .evaluate((link) => {
      link.textContent = 'Aufzugswartungsvertrag'
    })
  expect(await linesOf(page, '.site-footer-services a >> nth=0')).toBe(1)
  expect(new Set(await tops()).size).toBe(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('the heads of rows are broken into even lines, and no unit stands alone', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${site}/es/servicios/etiquetas`)
  const unit = page.locator('.artefact-nutrition-large th', {
    hasText: 'Azúcares totales',
  })
  expect(await lastLineOf(unit)).toBe('totales (g)')
  expect(await lastLineOf(page.locator('.data-table th', { hasText: 'Lista de' }))).toBe('de la etiqueta')
})

test('a long figure about the company stays in one line on any screen', async ({ page, serve }) => {
  const { address } = await serve('varied')
  for (const width of [320, 360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${address}/fr/atelier`)
    expect(await linesOf(page, '.stat-list dd >> nth=0'), `${width} px`).toBe(1)
  }
})

test('the arrow of the link back to the blog stands before its words and points away from them', async ({
  page,
  serve,
}) => {
  const { address, routes } = await serve('blog')
  await answerPictures(page)
  await page.goto(address + routes.find(({ kind }) => kind === 'article')?.path)
  const arrows = await page.locator('.back-link').evaluate((link) =>
    ['::before', '::after'].map((name) => {
      const { content, display, scale } = getComputedStyle(link, name)
      return display === 'none' || content === 'none' ? 'none' : scale
    }),
  )
  expect(arrows).toEqual(['-1 1', 'none'])
})

test('a year that begins a paragraph stands in its line, where it cannot be cut off at the edge', async ({
  page,
  serve,
}) => {
  const { address } = await serve('varied')
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(`${address}/fr/tarifs`)
  const list = page.locator('.prose ol')
  await expect(list).toHaveAttribute('start', '2016')
  await expect(list).toHaveCSS('list-style-position', 'inside')
  await expect(list).toHaveCSS('padding-inline-start', '0px')
})

test('what the score of a checklist is called stays whole on a phone', async ({ page, serve }) => {
  const { address } = await serve('second')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${address}/de/leistungen/stimmung`)
  const score = page.locator('.artefact-checklist-large .artefact-score')
  await expect(score).toContainText('Gesamtzustand')
  const lines = await score.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element.lastChild as Text)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
})

test('the facts of a certificate stand two in a row, none alone', async ({ page, serve }) => {
  const { address } = await serve('shipped')
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${address}/pt/servicos/treinamentos`)
    const facts = await page.locator('.artefact-certificate-facts > div').all()
    const tops = await Promise.all(facts.map((fact) => fact.evaluate((element) => element.getBoundingClientRect().top)))
    expect(facts).toHaveLength(4)
    expect([tops[1], tops[3]]).toEqual([tops[0], tops[2]])
    expect(tops[2]).toBeGreaterThan(tops[0] ?? 0)
  }
})

test('a small document is a picture of the whole one, larger and longer on a phone: no line of it is cut off at its foot', async ({
  page,
  serve,
}) => {
  const { address } = await serve('shipped')
  for (const path of ['/pt/', '/es/']) {
    await page.goto(address + path)
    await page.locator('.page-cards-more > summary').click()
    for (const width of [320, 560, 768, 1280, 1300, 1340, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.locator('.page-cards .artefact-sheet').evaluateAll(cutLines), `${path} ${width}`).toEqual([])
    }
  }
})

/** Runs in the page. The lines of documents that reach below their sheets. */
function cutLines(sheets: readonly Element[]): string[] {
  return sheets.flatMap((sheet) => {
    const { bottom } = sheet.getBoundingClientRect()
    const lines = [...sheet.querySelectorAll('li, tr, p')]
    return lines.filter((line) => line.getBoundingClientRect().bottom > bottom).map(({ textContent }) => textContent)
  })
}

test('a recipe leaves the names of its ingredients the room that its numbers do not need', async ({ page, serve }) => {
  const { address } = await serve('shipped')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${address}/pt/servicos/fichas-tecnicas`)
  const names = page.locator('.artefact-recipe-large tbody th')
  const heights = await names.evaluateAll((cells) => cells.map((cell) => cell.clientHeight))
  expect(heights).toHaveLength(9)
  expect(new Set(heights).size).toBe(1)
})

test('the example in each field is read whole, with a little room for other browsers', async ({ page, serve }) => {
  for (const site of ['blog', 'second'] as const) {
    const { address, routes } = await serve(site)
    await answerPictures(page)
    for (const { path } of routes.filter(({ kind }) => ['blog', 'contact'].includes(kind))) {
      await page.goto(address + path)
      for (const width of oneIn(2, [320, 360, 768, 600, 960, 1024, 1280, 1440])) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.locator('input[placeholder]').evaluateAll(cutOff), `${path} ${width}`).toEqual([])
      }
    }
  }
})

/** Runs in the page. The placeholders that are longer than their fields. */
function cutOff(fields: readonly Element[]): string[] {
  const pen = document.createElement('canvas').getContext('2d')
  return (fields as readonly HTMLInputElement[]).flatMap((field) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field)
    if (!pen) return []
    pen.font = font
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return pen.measureText(field.placeholder).width + 4 > room ? [field.placeholder] : []
  })
}

for (const [what, slug, width] of [
  ['the heads of a recipe on a small phone', 'fichas-tecnicas', 320],
  ['the visits of a calendar on a tablet', 'asesoria', 820],
  ['the visits of a calendar on a larger tablet', 'asesoria', 960],
] as const) {
  test(`${what} are read in whole words`, async ({ page, serve }) => {
    const { address } = await serve('shipped')
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${address}/es/servicios/${slug}`)
    expect(await page.locator('.artefact-large').evaluate(brokenWords)).toEqual([])
  })
}

/** Runs in the page. The words that stand in two lines. */
function brokenWords(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const broken: string[] = []
  while (walker.nextNode()) {
    const { currentNode } = walker
    for (const { 0: word, index } of currentNode.nodeValue?.matchAll(/\p{L}+/gu) ?? []) {
      range.setStart(currentNode, index)
      range.setEnd(currentNode, index + word.length)
      if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1) broken.push(word)
    }
  }
  return broken
}

test('a long name of a company takes two lines beside the signs of a phone, in a bar as high as before', async ({
  page,
  serve,
}) => {
  const { address } = await serve('third')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${address}/en`)
  await page.locator('.site-header-logo').evaluate((logo) => {
    logo.lastChild?.replaceWith('Northbeam & Daughters')
    // The sign of a search is as wide as that of the menu.
    const sign = document.createElement('span')
    sign.style.inlineSize = '2.75rem'
    logo.after(sign)
  })
  const bar = page.locator('.site-header')
  expect(await bar.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThanOrEqual(73)
  expect(await linesOf(page, '.site-header-logo')).toBeGreaterThan(1)
})
