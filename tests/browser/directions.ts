import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { directions } from '../../generator/assets/look/directions.ts'
import type { Direction } from '../../schema/look.ts'
import { shippedSite } from '../site/command.ts'
import { chromiumFlags, ensureChromium } from './chromium.ts'
import { restyle } from './restyle.ts'
import { type StartedSite, startSite } from './started-site.ts'

const target = fileURLToPath(new URL('directions.jpg', import.meta.url))
const sizes = [
  { width: 1440, height: 1700 },
  { width: 390, height: 1700 },
] as const

/** Draws one picture of the home page of a site in all art directions, at the width of a desk and of a phone. */
async function drawDirections(config: string): Promise<void> {
  const site = await startSite(config)
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags })
  try {
    const rows: string[] = []
    for (const direction of Object.keys(directions) as Direction[]) {
      const pictures = await takePictures(browser, site, { config, direction })
      rows.push(
        `<figure style="margin:0"><div style="display:flex;gap:8px">${pictures.join('')}</div><figcaption>${direction}</figcaption></figure>`,
      )
    }
    const page = await browser.newPage({ viewport: { width: 1600, height: 900 } })
    await page.setContent(
      `<body style="margin:0;padding:24px;background:#d8d8d8;display:grid;grid-template-columns:repeat(4,auto);gap:24px 16px;font:600 16px sans-serif">${rows.join('')}</body>`,
    )
    await writeFile(target, await page.screenshot({ type: 'jpeg', quality: 72, fullPage: true }))
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** The directions whose headings have serifs. */
const serifs: ReadonlySet<Direction> = new Set(['editorial', 'atelier', 'luxury'])

async function takePictures(
  browser: Browser,
  { address, routes }: StartedSite,
  { config, direction }: { readonly config: string; readonly direction: Direction },
): Promise<string[]> {
  const fonts = serifs.has(direction)
    ? { heading: 'Fraunces', text: 'Source Sans 3' }
    : { heading: 'Inter', text: 'Inter' }
  const pictures: string[] = []
  for (const viewport of sizes) {
    const page = await browser.newPage({ viewport, bypassCSP: true, colorScheme: 'light', reducedMotion: 'reduce' })
    await restyle(page, config, { direction, fonts })
    await page.goto(address + (routes[0]?.path ?? '/'))
    const data = (await page.screenshot({ type: 'jpeg', quality: 80 })).toString('base64')
    pictures.push(`<img src="data:image/jpeg;base64,${data}" style="height:420px">`)
    await page.close()
  }
  return pictures
}

await drawDirections(process.argv[2] ?? shippedSite)
