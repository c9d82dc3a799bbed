import { type LaunchedChrome, launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumFlags, ensureChromium } from '../browser/chromium.ts'
import { servicePage } from './service-page.ts'
import { serveFolder } from './static-server.ts'

/** What Lighthouse says of a page, on its simulated phone. Times in milliseconds. */
export interface Score {
  readonly performance: number
  readonly accessibility: number
  readonly practices: number
  readonly search: number
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blocking: number
  readonly shift: number
  /** The audits that did not pass. */
  readonly failed: readonly string[]
}

/** Starts the browser that Lighthouse looks through. */
export function startChrome(): Promise<LaunchedChrome> {
  const flags = [...chromiumFlags, '--headless=new']
  return launch({ chromePath: ensureChromium(), chromeFlags: flags, ignoreDefaultFlags: false })
}

/** Lets Lighthouse look at a page as a phone would. */
export async function scoreOf(url: string, { port }: LaunchedChrome): Promise<Score> {
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json', formFactor: 'mobile' })
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`)
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const weighty = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    search: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    failed: weighty.flatMap(({ id }) => {
      const own = audits[id]?.score
      return typeof own === 'number' && own < 0.9 ? [id] : []
    }),
  }
}

/** Lets Lighthouse look at the service page of a site, some times. */
export async function scoreSite(site: string, { port, times }: { port: number; times: number }): Promise<Score[]> {
  const server = await serveFolder(site, port)
  const scores: Score[] = []
  try {
    for (let time = 0; time < times; time++) {
      const chrome = await startChrome()
      scores.push(await scoreOf(`http://127.0.0.1:${port}${servicePage}`, chrome))
      chrome.kill()
    }
    return scores
  } finally {
    server.close()
    server.closeAllConnections()
  }
}
