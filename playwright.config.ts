import { defineConfig } from '@playwright/test'
import { ensureTestBrowser, testFlags } from './tests/browser/chromium.ts'

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  snapshotPathTemplate: '{testDir}/visual/{arg}{ext}',
  globalSetup: './tests/browser/build-site.ts',
  fullyParallel: false,
  // One more than the processors of a small machine: some tests wait for time to pass.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A machine that is busy with something else fails no change; what passes only then is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  // Nothing waits for these: a busy machine alone makes no test fail.
  expect: { timeout: 15_000 },
  reporter: [[process.stdout.isTTY ? 'line' : 'list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    // What moves is tested where moving matters: anywhere else a click may come while its target still moves.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: ensureTestBrowser(), args: testFlags },
  },
})
