import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { checkSource } from '../../generator/check/check-file.ts'
import { createRuleContext } from '../../generator/check/rules/create-rule-context.ts'
import type { SiteModel } from '../../generator/compile/site-model.ts'
import { compileSite } from '../../generator/compile-site.ts'
import { renderPage } from '../../src/entry-server.tsx'
import { thirdSite } from '../site/command.ts'
import { parseHtml } from '../site/parse-html.ts'

let model: SiteModel
beforeAll(async () => {
  const written = readFileSync(thirdSite, 'utf8').replace(
    '    type: Course\n',
    '    type: Course\n    sideMenu: { en: All workshops, ja: すべての手仕事, ar: كل الورش }\n',
  )
  const bytes = new TextEncoder().encode(written)
  const { config, diagnostics } = checkSource({ file: thirdSite, bytes }, createRuleContext(thirdSite))
  if (!config) throw new Error(diagnostics.map(({ code }) => code).join(' '))
  model = (await compileSite(config, thirdSite)).model
})

function pageOf(key: string, locale: string) {
  const page = model.pages.find(({ route }) => route.key === key && route.locale === locale)
  if (page?.page.template !== 'page') throw new Error(`No page ${key}`)
  return { ...page, content: page.page.content }
}

test('a menu of all entries in the language stands beside each, with the words of the links before and after', () => {
  expect(pageOf('henna', 'ar').content.menu).toEqual({
    title: 'كل الورش',
    entries: [
      { page: 'zellige', label: 'تقطيع الزليج' },
      { page: 'henna', label: 'الحنّاء ورموزها' },
    ],
    current: 'henna',
    words: { previous: 'السابق', next: 'التالي' },
  })
  expect(pageOf('henna', 'ar').route.parts).toContain('lists')
})

test('there is none where an entry is alone in its language, and none in a collection that asks for none', () => {
  expect(pageOf('zellige', 'ja').content.menu).toBeUndefined()
  expect(pageOf('porter', 'en').content.menu).toBeUndefined()
  expect(pageOf('porter', 'en').route.parts).not.toContain('lists')
})

test('the open menu stands behind the text in the document, the folded one above it', async () => {
  const { page, route } = pageOf('henna', 'en')
  const shell = model.locales.find(({ locale }) => locale === 'en')?.shell
  if (!shell) throw new Error('No shell')
  const { body } = parseHtml(await renderPage({ shell, page, path: route.path }))
  const places = [...body.querySelectorAll('main .side-menu-folded, main h1, main .side-menu-open')]
  expect(places.map(({ tagName, className }) => className || tagName)).toEqual([
    'side-menu-folded',
    'H1',
    'side-menu-open',
  ])
})
