import { spawn } from 'node:child_process'
import { copyFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { chromiumFlags, ensureChromium } from '../browser/chromium.ts'
import { median } from './results.ts'
import { readShippedConfig, syntheticConfig } from './synthetic-config.ts'
import { writeYaml } from './write-yaml.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const report = fileURLToPath(new URL('EDITOR.md', import.meta.url))
const rounds = 5
const letters = 40
/** The documents of a site with ten times the services. */
const manyPages = 250

/** Something that was measured several times, and the most that it should be. */
interface Measured {
  readonly name: string
  readonly unit: 'ms' | 'kB' | 'MB' | 'frames/s'
  readonly numbers: readonly number[]
  readonly goal: string
}

/** Measures what a person waits for in the editor, on the shipped site and on one with ten times the services, and writes the report. */
export async function measureEditor(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'editor-bench-'))
  try {
    const shipped = join(folder, 'site.config.yaml')
    await copyFile(join(root, 'site.config.yaml'), shipped)
    // With all that it names: the editor shows no page of a site in which something is missing.
    for (const path of ['logo.svg', 'images', 'pages/kinds'])
      await cp(join(root, path), join(folder, path), { recursive: true, dereference: true })
    const many = join(folder, 'many.config.yaml')
    await writeFile(many, writeYaml(syntheticConfig(await readShippedConfig(), manyPages)))
    const goals = [
      { file: shipped, site: 'the shipped site', goals: ['50', '1,200', '500'] as const },
      { file: many, site: 'ten times the services', goals: ['100', '1,500', '1,500'] as const },
    ]
    const measured: Measured[] = await measureStart(shipped)
    for (const { file, site, goals: own } of goals) measured.push(...(await measureTyping(file, site, own)))
    measured.push(...(await measureGrid(many)))
    const text = reportOf(measured)
    await writeFile(report, text)
    process.stdout.write(text)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureStart(file: string): Promise<Measured[]> {
  const [starts, memory, script]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round <= rounds; round++) {
    const start = performance.now()
    await withEditor(file, async (page, pid) => {
      // The first start makes what is cached.
      if (round === 0) return
      starts.push(performance.now() - start)
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
      memory.push(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1000)
      const sources = await page.evaluate(() =>
        performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
      )
      const bodies = await Promise.all(sources.map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())))
      script.push(bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000)
    })
  }
  return [
    { name: 'from the command to a page that can be clicked, warm', unit: 'ms', numbers: starts, goal: '3,000' },
    { name: 'memory of its server', unit: 'MB', numbers: memory, goal: '350' },
    { name: 'its own JavaScript before the first edit, gzip', unit: 'kB', numbers: script, goal: '250' },
  ]
}

async function measureTyping(
  file: string,
  site: string,
  goals: readonly [string, string, string],
): Promise<Measured[]> {
  const [keys, fields, writes, problems]: [number[], number[], number[], number[]] = [[], [], [], []]
  await withEditor(file, async (page) => {
    await page.frameLocator('iframe').locator('h1').click()
    const field = page.locator('aside textarea').first()
    await field.waitFor()
    const written = await field.inputValue()
    for (let letter = 0; letter < letters; letter++) {
      await page.evaluate(watchKey)
      await page.keyboard.type('a')
      const [shown, painted] = await page.evaluate(() => (window as unknown as { key: Promise<number[]> }).key)
      keys.push(shown ?? Number.NaN)
      fields.push(painted ?? Number.NaN)
    }
    for (let round = 0; round < rounds; round++) {
      const before = await readFile(file, 'utf8')
      await field.fill(`${written.replace(' ', '  ')} ${round}`)
      const start = performance.now()
      while ((await readFile(file, 'utf8')) === before) await page.waitForTimeout(5)
      writes.push(performance.now() - start)
      await page.locator('.field-problems li').first().waitFor()
      problems.push(performance.now() - start)
      await field.fill(written)
      await page.locator('.field-problems li').first().waitFor({ state: 'detached' })
    }
  })
  return [
    { name: `${site}: a key, until the page shows it`, unit: 'ms', numbers: keys, goal: goals[0] },
    { name: `${site}: a key, until the field is painted`, unit: 'ms', numbers: fields, goal: '33' },
    { name: `${site}: the last key, until the file is written`, unit: 'ms', numbers: writes, goal: goals[1] },
    {
      name: `${site}: the last key, until its mistakes are told`,
      unit: 'ms',
      numbers: problems,
      goal: goals[2],
    },
  ]
}

/** Times the next key in the field that is open: until the page has another text, and until the next paint. */
function watchKey(): void {
  const heading = document.querySelector('iframe')?.contentDocument?.querySelector('h1') as Element
  const page = heading.ownerDocument.defaultView as Window & typeof globalThis
  const key = new Promise<number[]>((resolve) => {
    const listener = () => {
      const start = performance.now()
      let painted = Number.NaN
      requestAnimationFrame(() =>
        setTimeout(() => {
          painted = performance.now() - start
        }),
      )
      const observer = new page.MutationObserver(() => {
        observer.disconnect()
        const shown = performance.now() - start
        requestAnimationFrame(() => setTimeout(() => resolve([shown, painted])))
      })
      observer.observe(heading, { subtree: true, childList: true, characterData: true })
    }
    document.addEventListener('keydown', listener, { once: true, capture: true })
  })
  Object.assign(window, { key })
}

async function measureGrid(file: string): Promise<Measured[]> {
  const [filters, steps, frames]: [number[], number[], number[]] = [[], [], []]
  let rows = 0
  await withEditor(file, async (page) => {
    await page.locator('.views button').nth(2).click()
    rows = Number(await page.locator('table').getAttribute('aria-rowcount')) - 1
    for (let round = 0; round < rounds; round++) {
      frames.push(await page.evaluate(scrollGrid))
      for (const place of [1, 0])
        filters.push(await page.evaluate(timeClick, `.grid-tools label:nth-of-type(${place + 1}) input`))
    }
    await page.locator('tbody tr button').first().click()
    for (let round = 0; round < rounds; round++) steps.push(await page.evaluate(timeNext))
  })
  const name = `all texts, ${rows.toLocaleString('en')} rows:`
  return [
    { name: `${name} scrolling`, unit: 'frames/s', numbers: frames, goal: 'at least 50' },
    { name: `${name} a filter, until its rows are painted`, unit: 'ms', numbers: filters, goal: '100' },
    { name: `${name} Ctrl+Enter, until the next text has the focus`, unit: 'ms', numbers: steps, goal: '100' },
  ]
}

async function scrollGrid(): Promise<number> {
  const grid = document.querySelector('.grid-scroll') as Element
  const start = performance.now()
  let count = 0
  while (performance.now() - start < 1000) {
    grid.scrollTop += 120
    await new Promise((done) => requestAnimationFrame(done))
    count++
  }
  return (count * 1000) / (performance.now() - start)
}

async function timeClick(selector: string): Promise<number> {
  const start = performance.now()
  document.querySelector<HTMLElement>(selector)?.click()
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  return performance.now() - start
}

async function timeNext(): Promise<number> {
  const before = document.activeElement
  const start = performance.now()
  before?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }))
  while (document.activeElement === before || !document.activeElement?.matches('aside textarea'))
    await new Promise((done) => requestAnimationFrame(done))
  return performance.now() - start
}

/** Starts the editor, and opens it until its page can be clicked. */
async function withEditor(file: string, use: (page: Page, pid: number) => Promise<void>): Promise<void> {
  const environment = { ...process.env, PORT: '0', SITE_GENERATOR_TRUST_KINDS: '1' }
  const server = spawn(process.execPath, ['generator/main.mjs', 'edit', '--no-open', '--config', file], {
    cwd: root,
    env: environment,
  })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en' })
    page.setDefaultTimeout(120_000)
    // What compiles this file names functions by a helper that pages do not have.
    await page.addInitScript('window.__name = (named) => named')
    await page.goto(await addressOf(server.stdout))
    await page.frameLocator('iframe').locator('h1').waitFor()
    await use(page, server.pid ?? 0)
  } finally {
    await browser.close()
    server.kill()
  }
}

function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve) => {
    let said = ''
    output.on('data', (chunk) => {
      said += chunk
      const address = /http:\/\/\S+#\w+/.exec(said)?.[0]
      if (address) resolve(address)
    })
  })
}

function reportOf(measured: readonly Measured[]): string {
  const share = (numbers: readonly number[], at: number) =>
    numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * at))] ?? Number.NaN
  const rows = measured.map(({ name, unit, numbers, goal }) => {
    const known = numbers.filter((number) => !Number.isNaN(number))
    return `| ${name} | ${median(known).toFixed(0)} ${unit} | ${share(known, 0.95).toFixed(0)} | ${goal} |`
  })
  return [
    '# The editor, measured',
    '',
    `Written by \`npm run bench -- --editor\`. One-minute load of the machine at the end: ${loadavg()[0]?.toFixed(1)}; times are upper bounds where others work on it.`,
    '',
    '| | median | 95 of 100 within | wanted |',
    '| --- | ---: | ---: | ---: |',
    ...rows,
    '',
  ].join('\n')
}
