import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe']
const windowless = ['chromium-headless-shell', 'chrome-headless-shell']
const knownPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of an installed Chromium or Chrome: the one that CHROME_PATH names, one of the system, Playwright's own. */
function findChromium(): string | undefined {
  return firstThere([...pathsOf(names), ...knownPlaces, chromium.executablePath()])
}

/** The path of the browser for tests: a Chromium that is made without windows, where there is one, since it takes a quarter less time; else any. */
export function ensureTestBrowser(): string {
  return firstThere(pathsOf(windowless)) ?? ensureChromium()
}

function firstThere(paths: readonly string[]): string | undefined {
  return [process.env.CHROME_PATH ?? '', ...paths].find((path) => path !== '' && existsSync(path))
}

/** Where the system would look for a program of one of these names. */
function pathsOf(programs: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return programs.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/** Makes sure that there is a Chromium: an installed one, Playwright's download, or the system's package manager, in this order. */
export function ensureChromium(): string {
  const attempts: (() => unknown)[] = [
    () => {},
    () =>
      execFileSync('npx', ['playwright', 'install', 'chromium'], {
        stdio: 'ignore',
        shell: process.platform === 'win32',
      }),
    () => {
      execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
      execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' })
    },
  ]
  const failures: string[] = []
  for (const attempt of attempts) {
    try {
      attempt()
    } catch (error) {
      failures.push((error as Error).message)
    }
    const found = findChromium()
    if (found) return found
  }
  throw new Error(
    `No Chromium was found, and none could be installed. Install one and set CHROME_PATH.\n${failures.join('\n')}`,
  )
}

/** Flags under which Chromium runs as root, without a display, and keeps to itself. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Features of Chromium that no test needs. The address bar draws its suggestions as a web page, and starts a process for it with every
 * window: half of the work of a short test. This list replaces that of Playwright, so it repeats what stands there.
 */
const needlessFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Those of Playwright.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/**
 * The flags under which the tests run; what measures times keeps to `chromiumFlags`, with all that visitors have. Letters get the shapes
 * that Chromium with windows gives them.
 */
export const testFlags = [
  ...chromiumFlags,
  '--font-render-hinting=slight',
  `--disable-features=${needlessFeatures.join()}`,
]
