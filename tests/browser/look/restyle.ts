import type { Page } from '@playwright/test'
import { loadSiteFonts } from '../../../generator/assets/fonts.ts'
import { selectStyles } from '../../../generator/assets/select-styles.ts'
import { composeStyles } from '../../../generator/assets/styles.ts'
import { checkFile } from '../../../generator/check/check-file.ts'
import { compileSite } from '../../../generator/compile-site.ts'
import type { Theme } from '../../../schema/site-config.ts'

/**
 * Gives all documents that a page loads the styles which they would have with another look: the HTML of a site is the same in each.
 *
 * @param file the configuration of the site that is served
 */
export async function restyle(page: Page, file: string, look: Partial<Theme>): Promise<void> {
  const apply = await loadLook(file, look)
  await apply(page)
}

/** Composes the styles that a site would have with another look; the result gives them to a page, as `restyle` does. */
export async function loadLook(file: string, look: Partial<Theme>): Promise<(page: Page) => Promise<void>> {
  const { config } = checkFile(file)
  if (!config) throw new Error('The configuration is wrong')
  const { model } = await compileSite({ ...config, theme: { ...config.theme, ...look } }, file)
  const fonts = await loadSiteFonts(model, { isShown: true })
  const styles = await composeStyles(model.theme, fonts)
  return async (page) => {
    await page.route('**', async (route) => {
      const font = fonts.files.get(new URL(route.request().url()).pathname.slice(1))
      if (font) return route.fulfill({ body: Buffer.from(await font()), contentType: 'font/woff2' })
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const html = await response.text()
      const css = selectStyles(html, styles, /<html lang="([^"]+)"/.exec(html)?.[1] ?? '')
      await route.fulfill({ response, body: html.replace(/<style>.*?<\/style>/s, () => `<style>${css}</style>`) })
    })
  }
}
