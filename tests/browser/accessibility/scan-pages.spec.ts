import { expect } from '@playwright/test'
import type { SiteName } from '../../site/site-texts.ts'
import { type PageRoute, pagesWithoutRoute, pathOfEachKind, pathOfEachPage } from '../page-kinds.ts'
import type { ServedSite } from '../site-test.ts'
import { findings, type Run } from './scan.ts'
import { test } from './still-page-test.ts'

interface Look {
  readonly width: 320 | 1440
  readonly colorScheme: 'light' | 'dark'
  readonly runs: readonly Run[]
}

/** The widest and the narrowest look show all that there is to see, each in one of the two schemes of colours. */
const everyLook: readonly Look[] = [
  { width: 1440, colorScheme: 'light', runs: ['axe', 'ibm'] },
  { width: 320, colorScheme: 'dark', runs: ['axe'] },
]

const otherDocuments: readonly Look[] = [
  { width: 1440, colorScheme: 'light', runs: ['axe', 'ibm'] },
  { width: 320, colorScheme: 'dark', runs: ['colours'] },
]
const otherWords: readonly Look[] = [{ width: 1440, colorScheme: 'light', runs: ['structure'] }]
const otherShapes: readonly Look[] = [{ width: 320, colorScheme: 'light', runs: ['axe'] }]
const otherColours: readonly Look[] = [...otherShapes, { width: 1440, colorScheme: 'dark', runs: ['colours'] }]

/** A page of each kind in all looks; the others in one of their locales in most, and in the others, where only words differ, by one engine. */
const looksOfShipped = (path: string, { routes }: ServedSite) => {
  if (pathOfEachKind(routes).includes(path)) return everyLook
  return pathOfEachPage(routes).includes(path) ? otherDocuments : otherWords
}

const looksOfSite = {
  shipped: looksOfShipped,
  third: (path: string, { routes }: ServedSite) => (pathOfEachKind(routes).includes(path) ? everyLook : otherDocuments),
  second: () => otherColours,
  /** It has the colours of the second. */
  varied: () => otherShapes,
  blog: () => everyLook,
}

/** How many tests share the pages of a site. */
const shares = { shipped: 2, third: 2, second: 1, varied: 1, blog: 1 }

test.describe.configure({ mode: 'parallel' })
test.use({ bypassCSP: true })

for (const [site, count] of Object.entries(shares) as [keyof typeof shares, number][]) {
  for (let share = 0; share < count; share++) {
    test(`nothing is found on any page of the ${site} site, share ${share + 1} of ${count}`, async ({
      page,
      serve,
    }) => {
      test.setTimeout(600_000)
      const served = await serve(site)
      const found: Record<string, string[]> = {}
      for (const path of pathsOf(site, served.routes).filter((_, index) => index % count === share)) {
        const itsLooks = looksOfSite[site](path, served)
        for (const [index, { width, colorScheme, runs }] of itsLooks.entries()) {
          await page.setViewportSize({ width, height: 900 })
          await page.emulateMedia({ colorScheme })
          if (index === 0) await page.goto(served.address + path)
          const here = await findings(page, runs)
          if (here.length > 0) found[`${path}, ${width} px, ${colorScheme}`] = here
        }
      }
      expect(found).toEqual({})
    })
  }
}

/** Every page of the shipped site in all locales, and of the others in one. The blog differs from the shipped site in two kinds of page only. */
function pathsOf(site: SiteName, routes: readonly PageRoute[]): string[] {
  if (site === 'shipped') return [...routes.map(({ path }) => path), ...pagesWithoutRoute]
  const counted = site === 'blog' ? routes.filter(({ kind }) => kind === 'blog' || kind === 'article') : routes
  return pathOfEachPage(counted)
}
