import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import type { SiteConfig } from '../../schema/site-config.ts'
import type { RouteRecord } from '../../src/routing/route.ts'
import { type Purpose, purposeOf } from '../site/shipped-config.ts'

/** What a page is for, and where its configuration does not say so, what it is made of. */
export type PageKind = Purpose | 'service' | 'article' | 'text'

/** A row of the route table, with what its page is for. */
export interface PageRoute extends RouteRecord {
  readonly kind: PageKind
}

/** Tells of each page what it is for, by the text of the configuration. */
export function withKinds(routes: readonly RouteRecord[], text: string): PageRoute[] {
  const config: SiteConfig = parse(text)
  return routes.map((route) => ({ ...route, kind: kindOf(route, config) }))
}

function kindOf({ key, template }: RouteRecord, { pages, services = {} }: SiteConfig): PageKind {
  if (template === 'article') return 'article'
  if (key in services) return 'service'
  const page = pages[key]
  const purpose = purposeOf(page)
  const isText = Object.values(page?.sections ?? {}).every(({ kind }) => kind === 'opening' || kind === 'text')
  return purpose === 'other' && isText ? 'text' : purpose
}

/** The pages that stand in no route table: the root, and what hosts answer for an address that does not exist. */
export const pagesWithoutRoute = ['/', '/no/such/page']

/** One path of every page kind, each in another locale than the one before, and the pages without a route. */
export function pathOfEachKind(routes: readonly PageRoute[]): string[] {
  return [...pathOfEach(routes, 'kind'), ...pagesWithoutRoute]
}

/** One path of every page, each in another locale than the one before, and the pages without a route. */
export function pathOfEachPage(routes: readonly PageRoute[]): string[] {
  return [...pathOfEach(routes, 'key'), ...pagesWithoutRoute]
}

function pathOfEach(routes: readonly PageRoute[], property: 'kind' | 'key'): string[] {
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
