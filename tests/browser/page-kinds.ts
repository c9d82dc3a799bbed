import type { Page } from '@playwright/test'
import type { RouteRecord } from '../../src/routing/route.ts'

/** One path of every page kind, each in another locale than the one before. */
export async function pathOfEachKind(page: Page, site: string): Promise<string[]> {
  const routes: RouteRecord[] = await (await page.request.get(`${site}/data/routes/0.json`)).json()
  const locales = [...new Set(routes.map(({ locale }) => locale))]
  const kinds = [...new Set(routes.map(({ template }) => template))]
  const paths = kinds.map((kind, index) => {
    const locale = locales[index % locales.length]
    return routes.find((route) => route.template === kind && route.locale === locale)?.path ?? ''
  })
  return [...paths, '/', '/no/such/page']
}

/** The paths of all services, in the first locale of the route table. */
export async function pathsOfServices(page: Page, site: string): Promise<string[]> {
  const routes: RouteRecord[] = await (await page.request.get(`${site}/data/routes/0.json`)).json()
  const locale = routes[0]?.locale
  return routes.filter((route) => route.template === 'service' && route.locale === locale).map(({ path }) => path)
}

/** Opens pages as they are before any script runs: the root and the 404 page would be gone at once. */
export async function withoutScripts(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const body = (await response.text()).replace(/<script type="module">[\s\S]*?<\/script>/g, '')
    await route.fulfill({ response, body })
  })
}
