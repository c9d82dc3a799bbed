import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, expect, type Page } from '@playwright/test'
import { cutTo } from '../../../generator/assets/cut-to.ts'
import { loadBytes } from '../../../generator/lib/files/disk-files.ts'
import { findWholeScript } from '../../../generator/lib/fonts/font-letters.ts'
import { packageFile } from '../../../generator/lib/packages/package-files.ts'
import { temporaryFolder } from '../../site/command.ts'
import { ensureTestBrowser, testFlags } from '../chromium.ts'
import { test } from '../site-test.ts'

/** What Google calls a good page is 0.1. */
const mostShift = 0.05

/** 400 kbit/s, as a phone has them far from a mast. */
const slow = { offline: false, latency: 150, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/** How far what stands on a page is shifted until its typefaces have come, as browsers reckon it. */
async function measureShift(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow)
  await page.goto(address)
  await page.evaluate(() => document.fonts.ready)
  // Shifts are told a frame later.
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const watch = (list: PerformanceObserverEntryList) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }
        new PerformanceObserver(watch).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 500)
      }),
  )
}

/** Has a browser draw Japanese with a typeface of the system: where tests run, there may be none. */
async function addJapanese(folder: string, letters: string): Promise<NodeJS.ProcessEnv> {
  const script = findWholeScript('Kosugi Maru')
  if (!script) throw new Error('Kosugi Maru is not installed')
  const whole = await loadBytes(packageFile(script.file(400)))
  await writeFile(join(folder, 'japanese.ttf'), await cutTo(whole, letters, 'sfnt'))
  const file = join(folder, 'fonts.conf')
  const system = '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>'
  await writeFile(file, `<fontconfig>${system}<dir>${folder}</dir></fontconfig>`)
  return { ...process.env, FONTCONFIG_FILE: file }
}

for (const locale of ['en', 'ja', 'ar'])
  test(`over a slow line the page in ${locale} stays where it is when its typefaces come`, async ({ serve }) => {
    const { address } = await serve('third')
    const letters = await (await fetch(`${address}/${locale}/`)).text()
    const folder = await temporaryFolder()
    const env = await addJapanese(folder.path, letters)
    const browser = await chromium.launch({
      executablePath: ensureTestBrowser(),
      args: testFlags,
      env: env as Record<string, string>,
    })
    try {
      for (const width of [390, 1440]) {
        const page = await browser.newPage({ viewport: { width, height: 800 } })
        expect(await measureShift(page, `${address}/${locale}/`), `${width} px`).toBeLessThan(mostShift)
        await page.close()
      }
    } finally {
      await browser.close()
      await folder.remove()
    }
  })
