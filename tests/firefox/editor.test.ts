import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { journeys } from '../edit/journeys.ts'
import { startWalks, type Walks, walksIn } from '../edit/walk-editor.ts'
import { Firefox, findFirefox } from './firefox.ts'

const path = findFirefox()

// A machine that is busy with something else fails no change, as in the other browser.
describe.skipIf(!path)('the editor in Firefox', { retry: process.env.CI ? 1 : 0 }, async () => {
  /** Undefined where it is installed, but does not start. */
  let firefox: Firefox | undefined
  let walks: Walks

  beforeAll(async () => {
    firefox = await Firefox.start(path ?? '').catch(() => undefined)
    await firefox?.send('WebDriver:SetWindowRect', { width: 1200, height: 900 })
    walks = await startWalks()
  }, 180_000)
  beforeEach(({ skip }) => skip(!firefox))

  afterAll(async () => {
    await walks?.stop()
    await firefox?.close()
  })

  test.each(walksIn('firefox', await journeys()))('$journey.name, by $by', { timeout: 180_000 }, async (walk) => {
    const started = firefox as Firefox
    const browser = {
      open: (url: string) => started.open(url),
      press: (x: number, y: number) => started.pressAt(x, y),
      key: (chord: string) => started.key(chord),
      read: <T>(expression: string) => started.evaluate<T>(expression),
    }
    expect(await walks.walk(browser, walk.journey, walk.by)).toBe(walk.journey.actions[walk.by])
  })
})
