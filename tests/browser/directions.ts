import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { directions } from '../../generator/assets/look/directions.ts'
import type { Direction } from '../../schema/look.ts'
import { shippedSite } from '../site/command.ts'
import { chromiumFlags, ensureChromium } from './chromium.ts'
import { restyle } from './restyle.ts'
import { type StartedSite, startSite } from './started-site.ts'

const target = fileURLToPath(new URL('directions.jpg', import.meta.url))
const views = [
  { width: 1440, height: 1250, colorScheme: 'light' },
  { width: 390, height: 1250, colorScheme: 'light' },
  { width: 390, height: 1250, colorScheme: 'dark' },
  { width: 1440, height: 1250, colorScheme: 'dark' },
] as const

/** The README shows the picture: it stays small. */
const mostBytes = 250_000

/** Draws one picture of the home page of a site in all art directions, at the width of a desk and of a phone, light and dark. */
async function drawDirections(config: string): Promise<void> {
  const site = await startSite(config)
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags })
  try {
    const figures: string[] = []
    for (const direction of Object.keys(directions) as Direction[]) {
      const pictures = await takePictures(browser, site, { config, direction })
      figures.push(
        `<figure style="margin:0"><div style="display:flex;gap:6px">${pictures.join('')}</div><figcaption>${direction}</figcaption></figure>`,
      )
    }
    const page = await browser.newPage({ viewport: { width: 1640, height: 900 } })
    await page.setContent(
      `<body style="margin:0;padding:20px;background:#d8d8d8;display:grid;grid-template-columns:repeat(2,auto);justify-content:space-between;gap:18px;font:600 15px sans-serif">${figures.join('')}</body>`,
    )
    await writeFile(target, await takeSmall(page))
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** The best picture of a page that is not too large. */
async function takeSmall(page: Page): Promise<Buffer> {
  for (let quality = 80; ; quality -= 8) {
    const picture = await page.screenshot({ type: 'jpeg', quality, fullPage: true })
    if (picture.length <= mostBytes || quality <= 24) return picture
  }
}

async function takePictures(
  browser: Browser,
  { address, routes }: StartedSite,
  { config, direction }: { readonly config: string; readonly direction: Direction },
): Promise<string[]> {
  const pictures: string[] = []
  for (const { colorScheme, ...viewport } of views) {
    const page = await browser.newPage({ viewport, bypassCSP: true, colorScheme, reducedMotion: 'reduce' })
    await restyle(page, config, { direction, fonts: {} })
    await page.goto(address + (routes[0]?.path ?? '/'))
    await page.evaluate(() => document.fonts.ready)
    const data = (await page.screenshot({ type: 'jpeg', quality: 80 })).toString('base64')
    pictures.push(`<img src="data:image/jpeg;base64,${data}" style="height:280px">`)
    await page.close()
  }
  return pictures
}

await drawDirections(process.argv[2] ?? shippedSite)
