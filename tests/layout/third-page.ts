import { checkFile } from '../../generator/check/check-file.ts'
import { compileSite } from '../../generator/compile-site.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import { renderPage } from '../../src/entry-server.tsx'
import { thirdSite } from '../site/command.ts'
import { parseHtml } from '../site/parse-html.ts'

/** A page of the third site in English, after a change of its configuration. */
export async function thirdPage(key: string, change: (config: SiteConfig) => void = () => {}): Promise<Element> {
  const { config } = checkFile(thirdSite)
  if (!config) throw new Error('The third site has errors')
  const changed = structuredClone(config)
  change(changed)
  const { model } = await compileSite(changed, thirdSite)
  const found = model.pages.find(({ route }) => route.key === key && route.locale === 'en')
  const shell = model.locales.find(({ locale }) => locale === 'en')?.shell
  if (!found || !shell) throw new Error(`There is no page ${key}`)
  return parseHtml(await renderPage({ shell, page: found.page, path: found.route.path })).body
}

/** The texts of what a selector finds, with all white space made single, and without what holds lines together. */
export function textsOf(page: Element, selector: string): string[] {
  return Array.from(page.querySelectorAll(selector), ({ textContent }) =>
    textContent.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim(),
  )
}
