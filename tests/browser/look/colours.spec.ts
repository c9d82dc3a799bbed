import { expect, type Page } from '@playwright/test'
import { currentKinds } from '#kinds'
import { parseLab } from '../../../generator/assets/colours/derived-colour.ts'
import { toRgb } from '../../../generator/assets/colours/shown-colours.ts'
import { composeStyles } from '../../../generator/assets/styles.ts'
import { checkFile } from '../../../generator/check/check-file.ts'
import { type ColourPlace, contrastPairs, type Scheme } from '../../assets/colours/contrast-pairs.ts'
import { readPalette } from '../../assets/colours/site-palette.ts'
import { test } from '../site-test.ts'

const palette = readPalette()
const places = [...new Set(contrastPairs.flatMap(({ front, ground }) => [front, ground]))]

interface HexTheme {
  readonly color: string
  readonly accent: string
}

function reckoned(place: ColourPlace, scheme: Scheme, { color, accent }: HexTheme): number[] {
  return toRgb(palette.colour(place, scheme).of({ color: parseLab(color), accent: parseLab(accent) }))
}

/** Of greys, browsers know the hue only as far as their numbers reach: shades that are tinted by it differ. */
const themes: readonly HexTheme[] = [
  { color: '#800020', accent: '#2f6b4f' },
  { color: '#1f3a5f', accent: '#b5652b' },
  { color: '#00ff00', accent: '#ffff00' },
  { color: '#0000ff', accent: '#ff0000' },
  { color: '#e30613', accent: '#25d366' },
  { color: '#ffe9f0', accent: '#00ffff' },
  { color: '#0a0103', accent: '#101f00' },
]

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, viewport: { width: 1440, height: 900 } })

    test('the check reckons with the colours that the browser paints', async ({ page }) => {
      for (const theme of themes) {
        const shown = await paint(page, theme)
        for (const [index, place] of places.entries()) {
          const expected = reckoned(place, colorScheme, theme)
          const distance = Math.max(
            ...expected.map((byte, channel) => Math.abs(byte - (shown[index]?.[channel] ?? 999))),
          )
          expect(
            distance,
            `${place} of ${theme.color} and ${theme.accent}: ${shown[index]}, not ${expected}`,
          ).toBeLessThan(2)
        }
      }
    })

    test('no text stands on a page in colours that the check does not know', async ({ page, serve }) => {
      test.setTimeout(120_000)
      const { address, routes } = await serve('shipped')
      const { config } = checkFile('site.config.yaml')
      if (!config) throw new Error('The configuration is wrong')
      const known = contrastPairs
        .filter(({ promised, scheme }) => promised > 3 && (scheme ?? colorScheme) === colorScheme)
        .map(({ front, ground }) => [front, ground].flatMap((place) => reckoned(place, colorScheme, config.theme)))
      for (const { path } of routes.filter(({ locale }) => locale === config.defaultLocale)) {
        await page.goto(address + path)
        const strange = (await textColours(page)).filter(
          ({ bytes }) => !known.some((pair) => pair.every((byte, index) => Math.abs(byte - (bytes[index] ?? 999)) < 2)),
        )
        expect(strange, path).toEqual([])
      }
    })
  })
}

/** The bytes that Chromium paints for each place, with the styles of a theme as they are built. */
async function paint(page: Page, theme: HexTheme): Promise<number[][]> {
  const fonts = { heading: 'serif', text: 'sans-serif' }
  const faces = { ...fonts, css: '', families: [] }
  checkFile('site.config.yaml')
  const typefaces = { theme: faces, languages: new Map(), files: new Map() }
  const { all } = await composeStyles({ ...theme, fonts }, typefaces, currentKinds())
  await page.setContent(`<!doctype html><style>${all}</style><body></body>`)
  await page.evaluate(layOutSwatches, places)
  const picture = (await page.screenshot()).toString('base64')
  return page.evaluate(readSwatches, picture)
}

/** Puts a square of each colour on the page; where a selector says the colour, as its rule in the built styles has it. */
function layOutSwatches(places: readonly string[]): void {
  const all = (rules: CSSRuleList): CSSRule[] =>
    [...rules].flatMap((rule) => ('cssRules' in rule ? [rule, ...all(rule.cssRules as CSSRuleList)] : [rule]))
  const styleRules = [...document.styleSheets]
    .flatMap((sheet) => all(sheet.cssRules))
    .filter((rule) => rule instanceof CSSStyleRule)
  const size = 20
  for (const [index, place] of places.entries()) {
    const [, selector = '', property = ''] = /^(.*?) ?([\w-]+)$/.exec(place) ?? []
    const rule = styleRules.find(
      (rule) => rule.selectorText === selector && rule.style.getPropertyValue(property) !== '',
    )
    const swatch = document.createElement('i')
    const across = Math.floor(innerWidth / size)
    swatch.style.cssText = `position:fixed;width:${size}px;height:${size}px;left:${(index % across) * size}px;top:${Math.floor(index / across) * size}px`
    swatch.style.background = property.startsWith('--')
      ? `var(${property})`
      : (rule?.style.getPropertyValue(property) ?? '')
    swatch.className = 'swatch'
    const around = document.createElement('div')
    if (selector.startsWith('.artefact')) around.className = 'artefact'
    else if (property.startsWith('--') && selector !== '') around.className = selector.slice(1)
    around.append(swatch)
    document.body.append(around)
  }
}

/** The colours in a picture of the page, where the squares are. */
async function readSwatches(picture: string): Promise<number[][]> {
  const image = new Image()
  image.src = `data:image/png;base64,${picture}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0)
  return [...document.querySelectorAll('.swatch')].map((swatch) => {
    const { x, y, width } = swatch.getBoundingClientRect()
    return [...(context?.getImageData(x + width / 2, y + width / 2, 1, 1).data ?? [])].slice(0, 3)
  })
}

/** The colours of all texts of a page and of what is behind them, opened menus included; each pair once. */
async function textColours(page: Page): Promise<{ text: string; bytes: number[] }[]> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const bytesOf = (colour: string): number[] => {
      if (!canvas) return []
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    }
    const groundOf = (element: Element | null): number[] => {
      if (!element) return [255, 255, 255, 255]
      const bytes = bytesOf(getComputedStyle(element).backgroundColor)
      return bytes[3] === 255 ? bytes : groundOf(element.parentElement)
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Map<string, { text: string; bytes: number[] }>()
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement
      const text = texts.currentNode.textContent?.trim()
      if (!text || !element?.checkVisibility() || element.closest('script, style, noscript')) continue
      const front = bytesOf(getComputedStyle(element).color).slice(0, 3)
      const bytes = [...front, ...groundOf(element).slice(0, 3)]
      const isNormed = element.closest(
        '.artefact-nutrition-label, .artefact-nutrition-front, .artefact-nutrition-allergens',
      )
      if (!isNormed) found.set(bytes.join(), { text: text.slice(0, 40), bytes })
    }
    return [...found.values()]
  })
}
