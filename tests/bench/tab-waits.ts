import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumFlags, ensureChromium } from '../browser/chromium.ts'
import { startGitHost } from '../tab/git-host.ts'
import { ownSections, withSection } from './quick.ts'
import { median } from './results.ts'
import { buildSite, type Sent, serveLikeAHost } from './tab-site.ts'

const report = fileURLToPath(new URL('RESULTS.md', import.meta.url))
const [rounds, letters] = [2, 20]

/** How long somebody looks at the page before the visit ends, in milliseconds: what the next one begins with is kept while nothing is asked. */
const visitMs = 8000

/** How long somebody needs to type a phrase of five words on a phone, in milliseconds. */
const typingMs = 8000

/** How many times slower a phone is. */
const slowerProcessor = 4

/** The parts that are named one by one: their bytes, by gzip. */
const largePart = 20_000

/** Measures the editor that the shipped site would carry, with a host of repositories on this machine, and writes its part of the report. */
export async function measureTab(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tab-bench-'))
  const host = await startGitHost('github', join(folder, 'repository'))
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags })
  try {
    const site = await buildSite(folder, host)
    const lines: string[] = []
    for (const isSlow of [false, true]) {
      const measured = await measureVisits(browser.newContext.bind(browser), site, isSlow)
      lines.push(...measured)
    }
    await writeSection(lines)
  } finally {
    await browser.close()
    await host.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureVisits(open: () => Promise<BrowserContext>, site: string, isSlow: boolean): Promise<string[]> {
  const [first, signIn, again, keys]: [number[], number[], number[], number[]] = [[], [], [], []]
  let sent: Sent[] = []
  for (let round = 0; round < (isSlow ? 1 : rounds); round++) {
    const server = await serveLikeAHost(site, isSlow)
    const context = await open()
    const page = await context.newPage()
    await page.addInitScript('window.__name = (named) => named')
    if (isSlow) await slowDown(context, page)
    first.push(await time(() => openSignIn(page, server.address)))
    signIn.push(await time(() => openSite(page)))
    sent = [...server.sent]
    await page.waitForTimeout(visitMs)
    again.push(await time(() => page.reload().then(() => shownPage(page))))
    if (!isSlow) keys.push(...(await timeKeys(page)))
    await context.close()
    server.close()
  }
  const row = (name: string, numbers: readonly number[], goal: string) =>
    `| ${name} | ${Math.round(median(numbers)).toLocaleString('en')} ms | ${goal} |`
  if (isSlow) {
    const typed = await timeTypedSignIn(open, site)
    const where = '1.6 Mbit/s, 150 ms, page four times slowed:'
    return [
      row(`${where} the first visit, until the sign-in can be used`, first, ''),
      row(`${where} signing in at once, until the first page can be clicked`, signIn, '3,000'),
      row(
        `${where} signing in after ${typingMs / 1000} s of typing, until the first page can be clicked`,
        [typed],
        '3,000',
      ),
      row(`${where} the next visit, until the page can be clicked`, again, '1,500'),
    ]
  }
  return [
    ...bytesOf(sent),
    row('the first visit, until the sign-in can be used', first, ''),
    row('signing in, until the first page can be clicked', signIn, ''),
    row('the next visit, until the page can be clicked', again, ''),
    row('a key, until the page shows it', keys, '50'),
  ]
}

/** Signs in on a slow line as a person does, who types first: the editor is loaded meanwhile. Returns how long it takes from then on, in milliseconds. */
async function timeTypedSignIn(open: () => Promise<BrowserContext>, site: string): Promise<number> {
  const server = await serveLikeAHost(site, true)
  const context = await open()
  try {
    const page = await context.newPage()
    await slowDown(context, page)
    await openSignIn(page, server.address)
    await page.waitForTimeout(typingMs)
    return await time(() => openSite(page))
  } finally {
    await context.close()
    server.close()
  }
}

function bytesOf(sent: readonly Sent[]): string[] {
  const own = sent.filter(({ path }) => path.startsWith('/edit'))
  const kilobytes = (files: readonly Sent[], compress: (content: Buffer) => Buffer) =>
    Math.round(files.reduce((sum, { content }) => sum + compress(content).length, 0) / 1000).toLocaleString('en')
  const row = (name: string, files: readonly Sent[], goal: string) =>
    `| ${name}${files.length > 1 ? `: ${files.length} files` : ''} | ${kilobytes(files, (content) => gzipSync(content, { level: 9 }))} kB gzip, ${kilobytes(files, brotliCompressSync)} kB brotli | ${goal} |`
  return [
    row(
      'app and worker until the first page',
      own.filter(({ path }) => path.endsWith('.js')),
      '900 kB gzip',
    ),
    row('all that is loaded of the editor until then', own, ''),
    ...own
      .map((file) => ({ file, bytes: gzipSync(file.content, { level: 9 }).length }))
      .filter(({ bytes }) => bytes >= largePart)
      .sort((one, other) => other.bytes - one.bytes)
      .map(({ file }) => row(`of these, ${file.path.replace(/-[\w-]{8}(?=\.\w+$)/, '')}`, [file], '')),
  ]
}

async function openSignIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/edit/app`)
  await page.getByRole('textbox', { name: /^Key/ }).waitFor({ timeout: 300_000 })
}

async function openSite(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Key/ }).fill('good-key')
  await page.getByRole('checkbox').last().check()
  await page.getByRole('button', { name: 'Sign in' }).last().click()
  await shownPage(page)
}

async function shownPage(page: Page): Promise<void> {
  await page.frameLocator('iframe').locator('#edit-style').waitFor({ state: 'attached', timeout: 300_000 })
}

async function time(run: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}

/** How long the page waits for keys in its heading. */
async function timeKeys(page: Page): Promise<number[]> {
  await page.frameLocator('iframe').locator('h1').click()
  await page.locator('aside textarea').first().waitFor()
  const waits: number[] = []
  for (let letter = 0; letter < letters; letter++) {
    await page.evaluate(watchHeading)
    await page.locator('aside textarea').first().press('a')
    waits.push(await page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown))
  }
  return waits
}

/** Times the next key until the heading of the page has another text. */
function watchHeading(): void {
  const heading = document.querySelector('iframe')?.contentDocument?.querySelector('h1') as Element
  const page = heading.ownerDocument.defaultView as Window & typeof globalThis
  const shown = new Promise<number>((resolve) => {
    const listener = () => {
      const start = performance.now()
      const observer = new page.MutationObserver(() => {
        observer.disconnect()
        resolve(performance.now() - start)
      })
      observer.observe(heading, { subtree: true, childList: true, characterData: true })
    }
    document.addEventListener('keydown', listener, { once: true, capture: true })
  })
  Object.assign(window, { shown })
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor })
}

/** Writes the lines in the place of those of the last time. */
async function writeSection(lines: readonly string[]): Promise<void> {
  const day = new Date().toISOString().slice(0, 16).replace('T', ' ')
  const [load = 0] = loadavg()
  const section = [
    ownSections.tab,
    '',
    `${day} UTC. Written by \`npm run bench -- --tab\`: the shipped site with an editor, its repository on this machine. One-minute load at the end: ${load.toFixed(1)}; times are upper bounds where others work on it. Slowed are the line and the page, not its workers.`,
    '',
    '| | measured | wanted |',
    '| --- | ---: | ---: |',
    ...lines,
  ].join('\n')
  await writeFile(report, withSection(await readFile(report, 'utf8'), section))
  process.stdout.write(`${section}\n`)
}
