import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest'
import { walkEditor } from '../edit/walk-editor.ts'
import { missing, openWebKit, type WebKitPage } from './webkit.ts'

describe.skipIf(missing.length > 0)('the editor in WebKit', () => {
  /** Undefined where the driver is installed, but cannot open a window. */
  let page: WebKitPage | undefined

  beforeAll(async () => {
    page = await openWebKit().catch(() => undefined)
  }, 180_000)
  beforeEach(({ skip }) => skip(!page))

  afterAll(() => page?.close())

  test('a text, a section, a change taken back, and a publication', async () => {
    const { open, tapAt, type, read } = page as WebKitPage
    await walkEditor({ open, press: tapAt, type, read })
  }, 180_000)
})
