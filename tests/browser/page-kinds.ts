import type { Page } from '@playwright/test'
import type { RouteRecord } from '../../src/routing/route.ts'

/** The pages that stand in no route table: the root, and what hosts answer for an address that does not exist. */
export const pagesWithoutRoute = ['/', '/no/such/page']

/** One path of every page kind, each in another locale than the one before, and the pages without a route. */
export function pathOfEachKind(routes: readonly RouteRecord[]): string[] {
  return [...pathOfEach(routes, 'template'), ...pagesWithoutRoute]
}

/** One path of every page, each in another locale than the one before, and the pages without a route. */
export function pathOfEachPage(routes: readonly RouteRecord[]): string[] {
  return [...pathOfEach(routes, 'key'), ...pagesWithoutRoute]
}

function pathOfEach(routes: readonly RouteRecord[], property: 'template' | 'key'): string[] {
  const locales = [...new Set(routes.map(({ locale }) => locale))]
  const values = [...new Set(routes.map((route) => route[property]))]
  return values.flatMap((value, index) => {
    const candidates = routes.filter((route) => route[property] === value)
    const route = candidates.find(({ locale }) => locale === locales[index % locales.length]) ?? candidates[0]
    return route ? [route.path] : []
  })
}

/** Keeps the pages without a route as they are before any script runs: they would be gone at once. */
export async function stayOnPagesWithoutRoute(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pagesWithoutRoute.includes(pathname),
    async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/<script type="module"[\s\S]*?<\/script>/g, '')
      await route.fulfill({ response, body })
    },
  )
}
