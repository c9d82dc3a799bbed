import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { compileSite } from '../../generator/compile-site.ts'
import { loadTemplate } from '../../pages/templates.ts'
import { SiteProvider } from '../../src/content/site-context.tsx'
import { createMessages } from '../../src/locale/create-messages.ts'
import { loadViews } from '../../src/sections/load-views.ts'
import { partOfKind } from '../../src/sections/section-parts.ts'
import { own } from '../kinds/draw.tsx'
import type { WholeConfig } from '../site/shipped-config.ts'

const file = 'site.config.yaml'

test('links within a page do not depend on the menus', async () => {
  const shown = await renderedPages(() => {})
  const withoutMenus = await renderedPages(({ header, footer }) => {
    Object.assign(header, { links: [] })
    Object.assign(footer, { links: [], services: [] })
  })
  expect(shown.length).toBeGreaterThan(10)
  expect(withoutMenus).toEqual(shown)
})

test('an article links back to its blog even if no menu does', async () => {
  const pages = await renderedPages(({ header, footer }) => {
    Object.assign(header, { links: [] })
    Object.assign(footer, { links: [] })
  })
  const blog = pages.find(({ html }) => html.includes('article-list'))?.path
  const articles = pages.filter(({ template }) => template === 'article')
  expect(articles.length).toBeGreaterThan(0)
  for (const { html } of articles) expect(html).toContain(`<a href="${blog}"`)
})

/** The content of all pages of the shipped site, its blog included, in the default locale. */
async function renderedPages(change: (config: WholeConfig) => void) {
  const config: WholeConfig = parse(readFileSync(file, 'utf8'))
  for (const page of Object.values(config.pages)) Object.assign(page, { enabled: true })
  change(config)
  const { model } = await compileSite(config, file)
  const shell = model.locales.find(({ locale }) => locale === model.defaultLocale)?.shell
  if (!shell) throw new Error('The default locale has no shell')
  const pages = model.pages.filter(({ route }) => route.locale === model.defaultLocale)
  const views = { ...(await loadViews([...new Set(Object.values(partOfKind))])), own }
  return Promise.all(
    pages.map(async ({ route, page }) => {
      const Template = await loadTemplate(page.template)
      const html = renderToStaticMarkup(
        <StaticRouter location={route.path}>
          <I18nextProvider i18n={createMessages(shell)}>
            <SiteProvider shell={shell} page={page} views={views}>
              <Template content={page.content} />
            </SiteProvider>
          </I18nextProvider>
        </StaticRouter>,
      )
      return { path: route.path, template: page.template, html }
    }),
  )
}
