import { expect, test } from '@playwright/test'
import { readDrawing } from '../../../generator/check/rules/files/read-drawing.ts'
import { attacks, ordinary } from '../../security/drawings.ts'

const origin = 'https://site.example'
const elsewhere = 'https://elsewhere.example/a'

test('whatever drawing runs or fetches something in a browser that opens it, the check refuses', async ({
  browser,
}) => {
  const page = await browser.newPage({ reducedMotion: null })
  let acted: string[] = []
  await page.exposeFunction('mark', () => acted.push('ran'))
  let shown = ''
  await page.route('**', (route) => {
    const url = route.request().url()
    if (url === `${origin}/a.svg`) return route.fulfill({ body: shown, contentType: 'image/svg+xml' })
    acted.push(url)
    return route.abort()
  })
  /** What a drawing does that is opened by its address, and clicked. */
  async function actsOf(svg: string): Promise<string[]> {
    acted = []
    shown = svg.replaceAll('URL', elsewhere)
    await page.goto(`${origin}/a.svg`).catch(() => undefined)
    await page.mouse.click(20, 20).catch(() => undefined)
    await page.waitForTimeout(60)
    return acted
  }
  const acting: string[] = []
  for (const [name, svg] of attacks) {
    if ((await actsOf(svg)).length === 0) continue
    acting.push(name)
    const drawing = readDrawing(Buffer.from(svg.replaceAll('URL', elsewhere)))
    expect('fault' in drawing ? drawing.fault === 'damaged' : drawing.foreign !== undefined, name).toBe(true)
  }
  // The list is of what browsers do, not of what they might.
  expect(acting.length).toBeGreaterThan(35)
  expect(acting).toContain('a handler with a long name')
  for (const [name, svg] of ordinary) expect(await actsOf(svg), name).toEqual([])
})
