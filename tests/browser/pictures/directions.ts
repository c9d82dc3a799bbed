import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { directions } from '../../../generator/compile/looks/directions.ts'
import { tradeSite } from '../../../generator/edit/new-site/trade-site.ts'
import { resolveFonts } from '../../../generator/lib/fonts/font-families.ts'
import type { Direction } from '../../../schema/look.ts'
import { temporaryFolder } from '../../site/command.ts'
import { type SiteText, siteTexts, writeConfig } from '../../site/site-texts.ts'
import { chromiumFlags, ensureTestBrowser } from '../chromium.ts'
import { inDirection, serveSite } from '../look/direction-site.ts'
import { loadLook } from '../look/restyle.ts'

const target = fileURLToPath(new URL('directions.jpg', import.meta.url))

/** The picture shows pages at this part of their size. */
const scale = 0.3
const height = 1250
const views = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'dark' },
] as const

/** Companies whose trades have nothing in common, each in an art direction of its own. */
const companies = {
  editorial: ['restaurant', 'Maré Alta'],
  brutalist: ['crafts', 'Northbeam Joiners'],
  atelier: ['hotel', 'Casa Lume'],
  clinic: ['health', 'Praxis am Park'],
  tech: ['photographer', 'Okular'],
  luxury: ['music', 'Sala Vivace'],
  playful: ['animals', 'Pfote & Co'],
  civic: ['law', 'Harrow Lyle'],
} as const satisfies Record<Direction, readonly [trade: string, name: string]>

/** The README shows the picture: it stays small. */
const mostBytes = 700_000

/** Draws the home page of one company in all art directions, and that of eight companies in one each; wide and narrow, light and dark. */
async function drawDirections(): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureTestBrowser(), args: chromiumFlags })
  try {
    const rows: string[] = []
    const one = await siteTexts.third()
    for (const direction of Object.keys(directions) as Direction[]) {
      rows.push(await drawSite(browser, { direction, site: inDirection(one, direction) }))
    }
    for (const direction of Object.keys(directions) as Direction[])
      rows.push(await drawSite(browser, { direction, ...(await beginCompany(direction)) }))
    await writeFile(target, await takeSheet(browser, rows))
  } finally {
    await browser.close()
  }
}

interface DrawnSite {
  readonly direction: Direction
  readonly site: SiteText
  /** The pictures of a company that is made up, by their paths. */
  readonly pictures?: ReadonlyMap<string, string>
}

/** The site that a company begins with. */
async function beginCompany(direction: Direction): Promise<Pick<DrawnSite, 'site' | 'pictures'>> {
  const [trade, name] = companies[direction]
  const answers = { url: 'https://www.company.example', email: 'hello@company.example', languages: ['en'] }
  const { text, logo, drawings } = tradeSite({ trade, name, direction, ...answers }, '')
  return { site: { text, from: '' }, pictures: new Map([['logo.svg', logo], ...drawings]) }
}

/** Builds a site in a direction, and draws its home page in each view. */
async function drawSite(browser: Browser, { direction, site, pictures }: DrawnSite): Promise<string> {
  const folder = await temporaryFolder()
  try {
    const config = pictures ? await writeCompany(folder.path, site, pictures) : await writeConfig(site, folder.path)
    const server = await serveSite(config, folder.path)
    const home = server.routes.find(({ key, locale }) => key === 'home' && locale === 'en')
    try {
      const shots: string[] = []
      // Typefaces that are not installed are shown by their specimens, as in the editor.
      const applyLook = await loadLook(config, { direction, fonts: resolveFonts({ direction }) })
      for (const { width, colorScheme } of views) {
        const viewport = { width, height }
        const page = await browser.newPage({
          viewport,
          colorScheme,
          bypassCSP: true,
          reducedMotion: 'reduce',
        })
        page.setDefaultTimeout(180_000)
        await applyLook(page)
        shots.push(await takePage(page, server.address + (home?.path ?? '/')))
      }
      return `<figure>${shots.join('')}<figcaption>${direction}</figcaption></figure>`
    } finally {
      await server.close()
    }
  } finally {
    await folder.remove()
  }
}

async function writeCompany(
  folder: string,
  { text }: SiteText,
  pictures: ReadonlyMap<string, string>,
): Promise<string> {
  const config = join(folder, 'site.config.yaml')
  for (const [path, drawing] of pictures) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), drawing)
  }
  await writeFile(config, text)
  return config
}

async function takePage(page: Page, address: string): Promise<string> {
  await page.goto(address)
  await page.evaluate(() => document.fonts.ready)
  const data = (await page.screenshot({ type: 'jpeg', quality: 90 })).toString('base64')
  await page.close()
  return `<img src="data:image/jpeg;base64,${data}" height="${height * scale}">`
}

/** The best picture of all rows that is not too large. */
async function takeSheet(browser: Browser, rows: readonly string[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 2360, height: 900 } })
  page.setDefaultTimeout(180_000)
  await page.setContent(
    `<style>body{margin:0;padding:24px;background:#dcdcdc;display:grid;grid-template-columns:repeat(2,auto);justify-content:space-between;gap:20px;font:600 16px sans-serif}figure{margin:0;white-space:nowrap}img{margin-right:6px}</style>${rows.join('')}`,
  )
  for (let quality = 82; ; quality -= 6) {
    const picture = await page.screenshot({ type: 'jpeg', quality, fullPage: true })
    if (picture.length <= mostBytes || quality <= 40) return picture
  }
}

await drawDirections()
