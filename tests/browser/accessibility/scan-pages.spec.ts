import { expect } from '@playwright/test'
import type { RouteRecord } from '../../../src/routing/route.ts'
import { pagesWithoutRoute, pathOfEachPage } from '../page-kinds.ts'
import { findings, prepareScans } from './scan.ts'
import { type SiteName, test } from './site-test.ts'

interface Look {
  readonly site: SiteName
  readonly pages: keyof typeof choices
  readonly width: number
  readonly colorScheme: 'light' | 'dark'
}

type Routes = readonly RouteRecord[]

const choices = {
  'every page in every locale': (routes: Routes) => [...routes.map(({ path }) => path), ...pagesWithoutRoute],
  'every page': pathOfEachPage,
  'every page of the blog': (routes: Routes) => pathsOfBlog(routes),
}

const looks: readonly Look[] = [
  { site: 'shipped', pages: 'every page in every locale', width: 1440, colorScheme: 'light' },
  { site: 'shipped', pages: 'every page', width: 1440, colorScheme: 'dark' },
  { site: 'shipped', pages: 'every page', width: 768, colorScheme: 'light' },
  { site: 'shipped', pages: 'every page', width: 768, colorScheme: 'dark' },
  { site: 'shipped', pages: 'every page', width: 320, colorScheme: 'light' },
  { site: 'shipped', pages: 'every page', width: 320, colorScheme: 'dark' },
  { site: 'second', pages: 'every page in every locale', width: 1440, colorScheme: 'light' },
  { site: 'second', pages: 'every page in every locale', width: 320, colorScheme: 'dark' },
  { site: 'blog', pages: 'every page of the blog', width: 1440, colorScheme: 'dark' },
  { site: 'blog', pages: 'every page of the blog', width: 320, colorScheme: 'light' },
]

test.describe.configure({ mode: 'parallel' })
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

for (const { site, pages, width, colorScheme } of looks) {
  test(`${site} site, ${width} px, ${colorScheme}: nothing is found on ${pages}`, async ({ page, serve }) => {
    test.setTimeout(600_000)
    const { address, routes } = await serve(site)
    await prepareScans(page)
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    const found: Record<string, string[]> = {}
    for (const path of choices[pages](routes)) {
      await page.goto(address + path)
      const here = await findings(page)
      if (here.length > 0) found[path] = here
    }
    expect(found).toEqual({})
  })
}

function pathsOfBlog(routes: Routes): string[] {
  return routes.flatMap(({ template, path }) => (template === 'blog' || template === 'post' ? [path] : []))
}
