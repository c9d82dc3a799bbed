import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkSource } from '../../generator/check/check-file.ts'
import { compileSite } from '../../generator/compile-site.ts'
import { thirdSite } from '../site/command.ts'

const written = readFileSync(thirdSite, 'utf8')
const draft = written.replace('      - id: 3\n', '      - enabled: false\n        id: 3\n')

function checked(text: string) {
  return checkSource({ file: thirdSite, bytes: new TextEncoder().encode(text) })
}

async function modelOf(text: string) {
  const { config } = checked(text)
  if (!config) throw new Error('The site has errors')
  return (await compileSite(config, thirdSite)).model
}

test('an article that is switched off has no address and no card, and its address leads to the blog', async () => {
  const [before, model] = [await modelOf(written), await modelOf(draft)]
  const pathsIn = ({ pages }: typeof model) => pages.map(({ route }) => route.path)
  const gone = pathsIn(before).filter((path) => !pathsIn(model).includes(path))
  expect(gone).toEqual(['/en/journal/a-new-tagine', '/ar/yawmiyat/a-new-tagine'])
  const row = model.redirects.find(({ from }) => from === gone[0])
  expect(row).toMatchObject({ status: 302, to: '/en/journal' })
  const links = model.pages.flatMap(({ page }) => Object.keys(page.links))
  expect(links).not.toContain('journal/a-new-tagine')
  expect(links).toContain('journal/the-lemon-jar')
})

test('it may be unfinished: nothing is said of its day', () => {
  const unready = (text: string) =>
    text
      .replace('date: 2026-03-02', 'date: 2099-03-02')
      .replace('description: How to season a new clay tagine so', 'description: How so')
  const codes = (text: string) =>
    checked(unready(text)).diagnostics.flatMap(({ code }) => (code === 'date-future' ? [code] : []))
  expect(codes(written)).toEqual(['date-future'])
  expect(codes(draft)).toEqual([])
})
