import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { journeys } from '../edit/journeys.ts'
import { startWalks, type Walks, walksIn } from '../edit/walk-editor.ts'
import { missing, openWebKit, type WebKitPage } from './webkit.ts'

// A machine that is busy with something else fails no change, as in the other browser.
describe.skipIf(missing.length > 0)('the editor in WebKit', { retry: process.env.CI ? 1 : 0 }, async () => {
  /** Undefined where the driver is installed, but cannot open a window. */
  let page: WebKitPage | undefined
  let walks: Walks

  beforeAll(async () => {
    page = await openWebKit(1200).catch(() => undefined)
    walks = await startWalks()
  }, 180_000)
  beforeEach(({ skip }) => skip(!page))

  afterAll(async () => {
    await walks?.stop()
    await page?.close()
  })

  test.each(walksIn('webkit', await journeys()))('$journey.name, by $by', { timeout: 180_000 }, async (walk) => {
    const { tapAt: press, key, read, ...opened } = page as WebKitPage
    // Another document, though only the part behind the hash differs from the one before.
    const open = async (url: string) => {
      await opened.open('about:blank')
      await opened.open(url)
    }
    expect(await walks.walk({ open, press, key, read }, walk.journey, walk.by)).toBe(walk.journey.actions[walk.by])
  })
})
