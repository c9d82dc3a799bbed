import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest'
import { walkEditor } from '../edit/walk-editor.ts'
import { Firefox, findFirefox } from './firefox.ts'

const path = findFirefox()

describe.skipIf(!path)('the editor in Firefox', () => {
  /** Undefined where it is installed, but does not start. */
  let firefox: Firefox | undefined

  beforeAll(async () => {
    firefox = await Firefox.start(path ?? '').catch(() => undefined)
    await firefox?.send('WebDriver:SetWindowRect', { width: 1200, height: 900 })
  }, 180_000)
  beforeEach(({ skip }) => skip(!firefox))

  afterAll(() => firefox?.close())

  test('a text, a section, a change taken back, and a publication', async () => {
    const started = firefox as Firefox
    await walkEditor({
      open: async (url) => void (await started.send('WebDriver:Navigate', { url })),
      press: (x, y) => started.pressAt(x, y),
      type: (selector, text) => started.type(selector, text),
      read: (expression) => started.evaluate(expression),
    })
  }, 180_000)
})
