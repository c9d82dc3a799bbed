import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { checkFile } from '../../../generator/check/check-file.ts'
import { collectionEntries } from '../../../generator/lib/collections.ts'
import type { SectionKind } from '../../../schema/sections/section.ts'
import { partOfKind } from '../../../src/sections/section-parts.ts'
import { thirdSite } from '../../site/command.ts'
import { chromiumFlags, ensureChromium } from '../chromium.ts'
import { type StartedSite, startSite } from '../started-site.ts'

const folder = fileURLToPath(new URL('../../../schema/pictures/', import.meta.url))
const viewport = { width: 960, height: 1000 }
/** Of a picture, in pixels: of a tall section its beginning, a low one on its own ground. */
const size = { width: 480, height: 300 }

/** Draws a picture of each kind of section, as the third site has it, for the reference. */
async function drawKinds(): Promise<void> {
  const site = await startSite(thirdSite)
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags })
  try {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce', colorScheme: 'light' })
    // What floats above the page is no part of a section.
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => document.querySelector('.chat-button')?.remove())
    })
    for (const kind of Object.keys(partOfKind) as SectionKind[]) await drawKind(page, { kind, site })
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function drawKind(page: Page, { kind, site }: { kind: SectionKind; site: StartedSite }): Promise<void> {
  const { path, id } = placeOf(kind, site)
  await page.goto(site.address + path)
  const section = page.locator(`[id="${id}"]`)
  await section.scrollIntoViewIfNeeded()
  await section.evaluate((element) =>
    Promise.all([...element.querySelectorAll('img')].map((image) => image.decode().catch(() => {}))),
  )
  const shot = await section.screenshot()
  const { width = 1, height = 1 } = await sharp(shot).metadata()
  const isLow = width / height > size.width / size.height
  const [r = 0, g = 0, b = 0] = await sharp(shot).extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer()
  const target = join(folder, `${kind}.webp`)
  await rm(target, { force: true })
  await sharp(shot)
    .resize({ ...size, fit: isLow ? 'contain' : 'cover', position: isLow ? 'center' : 'top', background: { r, g, b } })
    .webp({ quality: 62 })
    .toFile(target)
}

/** Where the first section of a kind stands, in the default language. */
function placeOf(kind: SectionKind, { routes }: StartedSite): { readonly path: string; readonly id: string } {
  const { config } = checkFile(thirdSite)
  for (const [key, { sections }] of Object.entries({ ...config?.pages, ...(config && collectionEntries(config)) })) {
    const [id] =
      Object.entries(sections).find(([, section]) => section.kind === kind && section.enabled !== false) ?? []
    const route = routes.find((found) => found.key === key && found.locale === config?.defaultLocale)
    if (id !== undefined && route) return { path: route.path, id }
  }
  throw new Error(`The third site has no section of the kind "${kind}"`)
}

await drawKinds()
