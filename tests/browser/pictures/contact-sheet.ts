import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { shippedSite } from '../../site/command.ts'
import { chromiumFlags, ensureChromium } from '../chromium.ts'
import { type StartedSite, startSite } from '../started-site.ts'

const target = fileURLToPath(new URL('contact-sheet.jpg', import.meta.url))
const widths = [360, 768, 1440] as const
const height = 900

/** Draws one picture of the shipped site for the README: a page of each kind at three widths, in all locales, light and dark. */
async function drawContactSheet(): Promise<void> {
  const site = await startSite(shippedSite)
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags })
  try {
    const pictures = await takePictures(browser, site)
    const page = await browser.newPage({ viewport: { width: 1600, height: 900 } })
    await page.setContent(sheet(pictures))
    await writeFile(target, await page.screenshot({ type: 'jpeg', quality: 72, fullPage: true }))
  } finally {
    await browser.close()
    await site.stop()
  }
}

interface Picture {
  readonly width: number
  readonly data: string
}

async function takePictures(browser: Browser, site: StartedSite): Promise<Picture[]> {
  const pictures: Picture[] = []
  const kinds = [...new Set(site.routes.map(({ kind }) => kind))]
  for (const [index, kind] of kinds.entries()) {
    const routes = site.routes.filter((route) => route.kind === kind)
    const route = routes[index % 3] ?? routes[0]
    for (const width of widths) {
      const colorScheme = index % 2 === 1 ? 'dark' : 'light'
      const page = await browser.newPage({ viewport: { width, height }, colorScheme })
      await page.goto(site.address + route?.path)
      pictures.push({ width, data: (await page.screenshot({ type: 'jpeg', quality: 80 })).toString('base64') })
      await page.close()
    }
  }
  return pictures
}

function sheet(pictures: readonly Picture[]): string {
  const images = pictures.map(
    ({ width, data }) =>
      `<img src="data:image/jpeg;base64,${data}" style="width:${width * 0.28}px;height:${height * 0.28}px">`,
  )
  return `<body style="margin:0;padding:24px;background:#d8d2c8;display:flex;flex-wrap:wrap;gap:16px;justify-content:center">${images.join('')}</body>`
}

await drawContactSheet()
