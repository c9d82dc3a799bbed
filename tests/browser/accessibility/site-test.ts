import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { test as base, type Page } from '@playwright/test'
import { preview } from '../../../generator/preview/preview.ts'
import type { RouteRecord } from '../../../src/routing/route.ts'
import { answerPictures } from '../answer-pictures.ts'
import { writeBlogConfig } from '../blog-config.ts'
import { stayOnPagesWithoutRoute } from '../page-kinds.ts'
import { readRoutes } from '../read-routes.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The sites that must be usable by everybody: the shipped one, another one, and the shipped one with its blog. */
export const siteNames = ['shipped', 'second', 'blog'] as const
export type SiteName = (typeof siteNames)[number]

/** A site that is served. */
export interface ServedSite {
  /** Its address, without a slash at the end. */
  readonly address: string
  readonly routes: readonly RouteRecord[]
}

interface WorkerFixtures {
  /** Serves a site, which is built when it is asked for the first time. */
  readonly serve: (name: SiteName) => Promise<ServedSite>
}

/** A test on any of the sites. The root and the 404 page stay where they are. */
export const test = base.extend<object, WorkerFixtures>({
  page: async ({ page }, use) => {
    await stayOnPagesWithoutRoute(page)
    await answerPictures(page)
    await use(page)
  },
  serve: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'accessible-'))
      const served = new Map<SiteName, ReturnType<typeof serveSite>>()
      await use((name) => {
        const site = served.get(name) ?? serveSite(name, folder)
        served.set(name, site)
        return site
      })
      for (const site of served.values()) await (await site).close()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

async function serveSite(name: SiteName, folder: string) {
  const out = name === 'shipped' ? String(process.env.BUILT_SITE) : join(folder, name)
  if (name !== 'shipped') await build(await configOf(name, folder), out)
  const [{ address, close }, routes] = await Promise.all([
    preview({ out, port: 0, handlers: () => [], print: console.error }),
    readRoutes(out),
  ])
  return { address, routes, close }
}

function configOf(name: 'second' | 'blog', folder: string): Promise<string> {
  if (name === 'blog') return writeBlogConfig(folder)
  return Promise.resolve(join(root, 'tests/fixtures/second-site/site.config.yaml'))
}

async function build(config: string, out: string): Promise<void> {
  const args = ['build', '--config', config, '--out', out, '--generated', `${out}-generated`]
  const quick = ['--no-share-images', '--no-precompress']
  await promisify(execFile)(process.execPath, ['generator/main.mjs', ...args, ...quick], { cwd: root })
}

/** Opens all disclosures that a selector finds, and waits until what is in them is drawn. */
export async function openAll(page: Page, selector: string): Promise<void> {
  for (const details of await page.locator(selector).all())
    await details.evaluate((element) => element.setAttribute('open', ''))
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
}
