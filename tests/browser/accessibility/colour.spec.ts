import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { isThorough } from '../../site/thorough.ts'
import { laterStyles } from '../look/later-styles.ts'
import { pagesWithoutRoute, pathOfEachKind, pathOfEachPage } from '../page-kinds.ts'
import type { ServedSite } from '../site-test.ts'
import { fillIn, keepSuccess, openForm } from './contact-form.ts'
import { openAll } from './open-all.ts'
import { scan } from './scan.ts'
import { test } from './still-page-test.ts'

const names = ['shipped', 'second'] as const
const schemes = ['light', 'dark'] as const

test.describe.configure({ mode: 'parallel' })

for (const [index, name] of names.entries()) {
  // Every page is scanned in both schemes; each of these on one site, where not everything is tried.
  for (const colorScheme of schemes.filter((_, other) => isThorough || index === other)) {
    test(`on the ${name} site, ${colorScheme}, the chat button stands out from every ground, and its sign from it`, async ({
      page,
      serve,
    }) => {
      await page.emulateMedia({ colorScheme })
      const site = await serve(name)
      for (const path of pathOfEachKind(site.routes)) {
        if (path === '/') continue
        await page.goto(site.address + path)
        await page.evaluate(knowContrast)
        const { sign, grounds } = await page.evaluate(contrastOfChatButton)
        expect(sign, path).toBeGreaterThanOrEqual(3)
        expect(grounds.length).toBeGreaterThan(0)
        for (const contrast of grounds) expect(contrast, path).toBeGreaterThanOrEqual(3)
      }
    })

    test.describe('with the documents spread out', () => {
      test.use({ bypassCSP: true })

      test(`the texts of the small documents stand out on the ${name} site, ${colorScheme}`, async ({
        page,
        serve,
      }) => {
        test.setTimeout(120_000)
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width: 1440, height: 900 })
        const site = await serve(name)
        for (const kind of ['home', 'services']) {
          await page.goto(site.address + site.routes.find((route) => route.kind === kind)?.path)
          await spreadOut(page)
          const found = (await scan(page, ['colours'])).filter(({ rule }) => rule.startsWith('color-contrast'))
          expect(found, kind).toEqual([])
        }
      })
    })
  }
}

for (const colorScheme of schemes) {
  test(`what is said of a place that is open has the second colour, and of one that is closed that of other hours, ${colorScheme}`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ colorScheme })
    const colours: string[] = []
    // Monday, when the company is open, and Sunday.
    for (const now of ['2026-11-30T14:00Z', '2026-11-29T14:00Z']) {
      await page.clock.setFixedTime(now)
      await page.goto(`${site}/en/contact`)
      await expect(page.locator('.open-now').first()).toHaveText(now.includes('30T') ? /^Open now/ : /^Closed/)
      const shown = await page
        .locator('.open-now')
        .first()
        .evaluate((line) => getComputedStyle(line).color)
      colours.push(shown)
    }
    const hint = await page
      .locator('.contact-info dt')
      .first()
      .evaluate((label) => getComputedStyle(label).color)
    expect(colours[1]).toBe(hint)
    expect(colours[0]).not.toBe(hint)
  })

  test(`the texts of a certificate stand out from its watermark, ${colorScheme}`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(`${site}/pt/servicos/treinamentos`)
    await page.evaluate(knowContrast)
    const contrasts = await page.evaluate(contrastsOnWatermark)
    expect(contrasts.length).toBeGreaterThan(1)
    for (const contrast of contrasts) expect(contrast).toBeGreaterThanOrEqual(4.5)
  })
}

for (const [index, path] of ['/en/', '/ar/'].entries()) {
  for (const width of [320, 1440].filter((_, other) => isThorough || index === other)) {
    test.describe(`on the photo of the opening of ${path}, ${width} px wide`, () => {
      test.use({ bypassCSP: true, viewport: { width, height: 900 } })

      test('the words stand out through the veil that was computed from it', async ({ page, serve }) => {
        await page.goto((await serve('third')).address + path)
        await expect(page.locator('.opening-behind')).toHaveClass(/\bveil-(?:narrow-\d veil-wide-)?\d\b/)
        await page.addStyleTag({ content: onlyTheGround })
        for (const contrast of await contrastsOnPhoto(page)) expect(contrast).toBeGreaterThanOrEqual(4.5)
      })

      test('the words stand out without a computed veil, were it as light as can be', async ({ page, serve }) => {
        await page.goto((await serve('third')).address + path)
        await page.locator('.opening-behind').evaluate(({ classList }) => {
          classList.remove(...[...classList].filter((name) => name.startsWith('veil')))
        })
        await page.addStyleTag({ content: onlyTheGround + whitePhoto })
        for (const contrast of await contrastsOnPhoto(page)) expect(contrast).toBeGreaterThanOrEqual(4.5)
      })
    })
  }
}

/** The contrast of the words, which are all but white, with the lightest part of the ground below each group of them. */
async function contrastsOnPhoto(page: Page): Promise<number[]> {
  const contrasts: number[] = []
  for (const words of await page.locator('.opening-behind > :is(.opening-text, .opening-facts)').all()) {
    const { data } = await sharp(await words.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const lightest = data.reduce((most, part) => Math.max(most, part), 0) / 255
    contrasts.push(1 / (((lightest + 0.055) / 1.055) ** 2.4 + 0.05))
  }
  expect(contrasts.length).toBeGreaterThan(0)
  return contrasts
}

/** Hides all that is not ground. */
const onlyTheGround = `.opening-behind * { color: transparent !important; text-decoration-color: transparent !important; border-color: transparent !important }
  .opening-behind .button, .site-header { visibility: hidden }
  .opening-behind > * ::before, .opening-behind > * ::after { content: none !important }`

const whitePhoto = '.opening-ground { filter: brightness(0) invert(1) }'

test('no watermark stands behind the texts of a certificate under forced colours', async ({ page, site }) => {
  await page.goto(`${site}/pt/servicos/treinamentos`)
  await expect(page.locator('.artefact-certificate-seal')).toBeVisible()
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(page.locator('.artefact-certificate-seal')).toBeHidden()
})

test('the signs of faults and of success are seen under forced colours, as are the fields at fault', async ({
  page,
  serve,
}) => {
  await keepSuccess(page)
  await page.emulateMedia({ forcedColors: 'active' })
  const form = await openForm(page, await serve('shipped'))
  const edges = () =>
    form.locator('.form-control[required]').evaluateAll((fields) => fields.map((field) => field.clientTop))
  const before = await edges()
  await form.locator('button').click()
  await expect(form).toHaveAttribute('data-state', 'error')
  expect(await page.evaluate(unseenSigns)).toEqual([])
  expect(await edges()).toEqual(before.map((edge) => edge + 2))
  await fillIn(form)
  await form.locator('button').click()
  await expect(form).toHaveAttribute('data-state', 'success')
  expect(await page.evaluate(unseenSigns)).toEqual([])
})

for (const name of names) {
  test(`every drawn sign of the ${name} site is seen under forced colours`, async ({ page, serve }) => {
    const site = await serve(name)
    await page.emulateMedia({ forcedColors: 'active' })
    // What these sites answer for an address that does not exist has no script here, which would bring the styles that follow.
    const pages = isThorough ? pathOfEachPage(site.routes) : pathOfEachKind(site.routes)
    for (const path of pages.filter((path) => !pagesWithoutRoute.includes(path))) {
      await page.goto(site.address + path)
      await laterStyles(page)
      await openAll(page, 'details')
      expect(await page.evaluate(unseenSigns), path).toEqual([])
    }
  })

  test(`nothing moves on the ${name} site where the visitor wants less motion`, async ({ page, serve }) => {
    const site: ServedSite = await serve(name)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of pathOfEachKind(site.routes)) {
      await page.goto(site.address + path)
      expect(await page.evaluate(movements), path).toEqual(['auto', '0s', 'none'])
    }
  })
}

/** Lets no small document cover another or cut off its own text. */
async function spreadOut(page: Page): Promise<void> {
  await openAll(page, '.page-cards-more')
  await page.addStyleTag({
    content: `.artefact-small, .artefact-small * { rotate: none !important }
      .artefact-small { margin: 0 !important }
      .page-cards-sheet { aspect-ratio: auto !important; overflow: visible !important }
      .artefact-small .artefact-sheet { aspect-ratio: auto !important; overflow: visible !important; padding-block-end: 3em !important }
      .artefact-small .artefact-recipe-cost { position: static !important }
      .chat-dock, .site-header { display: none !important }`,
  })
}

/** Runs in the page, before what follows does: lets it ask for the contrast of two colours. */
function knowContrast(): void {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const luminance = (color: string): number => {
    if (!context) return 0
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = color
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
      const part = byte / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one: string, other: string) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }
  Object.assign(window, { contrast })
}

type Contrast = (one: string, other: string) => number

/** Runs in the page. The contrast of the button's sign with it, and of button or edge with each ground over which it floats. */
function contrastOfChatButton(): { sign: number; grounds: number[] } {
  const { contrast } = window as unknown as { contrast: Contrast }
  const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) as Element)
  const button = styleOf('.chat-button')
  const edge =
    contrast(button.borderTopColor, button.backgroundColor) >= 3 ? button.borderTopColor : button.backgroundColor
  const wide = [...document.querySelectorAll('html, body, body *')].filter((element) => element.clientWidth > 200)
  const grounds = new Set(wide.map((element) => getComputedStyle(element).backgroundColor))
  return {
    sign: contrast(styleOf('.chat-button > svg').stroke, button.backgroundColor),
    grounds: [...grounds]
      .filter((color) => !/^rgba\(.*, 0\)$|\/ 0/.test(color))
      .map((color) => Math.max(contrast(color, button.backgroundColor), contrast(color, edge))),
  }
}

/** Runs in the page. The contrast of each colour of a certificate's texts with the lines of the watermark behind them. */
function contrastsOnWatermark(): number[] {
  const { contrast } = window as unknown as { contrast: Contrast }
  const line = getComputedStyle(document.querySelector('.artefact-certificate-seal') as Element).stroke
  const texts = [...document.querySelectorAll('.artefact-certificate-large .artefact-sheet *')]
  return [...new Set(texts.filter(({ textContent }) => textContent).map((text) => getComputedStyle(text).color))].map(
    (color) => contrast(color, line),
  )
}

/** Runs in the page. The signs that are cut out of the colour of the ground: nobody sees them. */
function unseenSigns(): string[] {
  const groundOf = (element: Element): string => {
    const { backgroundColor } = getComputedStyle(element)
    if (!/^rgba\(.*, 0\)$/.test(backgroundColor) || !element.parentElement) return backgroundColor
    return groundOf(element.parentElement)
  }
  return [...document.querySelectorAll('body *')].flatMap((element) =>
    ['::before', '::after'].flatMap((pseudo) => {
      const { content, clipPath, backgroundColor } = getComputedStyle(element, pseudo)
      const isSign = content !== 'none' && clipPath.startsWith('polygon') && element.checkVisibility()
      return isSign && backgroundColor === groundOf(element)
        ? [`${element.className || element.localName}${pseudo}`]
        : []
    }),
  )
}

/** Runs in the page. How the page scrolls, and how long its transitions and animations last. */
function movements(): string[] {
  const styles = [...document.querySelectorAll('*')].map((element) => getComputedStyle(element))
  return [
    getComputedStyle(document.documentElement).scrollBehavior,
    ...new Set(styles.flatMap(({ transitionDuration }) => transitionDuration.split(', '))),
    ...new Set(styles.map(({ animationName }) => animationName)),
  ]
}
