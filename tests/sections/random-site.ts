import fc from 'fast-check'
import type { SectionsPage } from '../../schema/pages.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import { randomSections, sectionPool } from './random-page.ts'

/** Each is rendered in three languages. */
const pageCount = 20

/**
 * A site with pages of random sections, whose openings lead to a section of their own page.
 *
 * @param seed other pages for another number
 */
export function randomSite(config: SiteConfig, seed: number): SiteConfig {
  const locales = Object.keys(config.locales)
  const inAll = (text: string) => Object.fromEntries(locales.map((locale) => [locale, text]))
  const made = fc.sample(randomSections(sectionPool(config), locales), { seed, numRuns: pageCount })
  const random = made.map((sections, index): [string, SectionsPage] => {
    const section = Object.keys(sections).at(-1)
    const opening = { ...sections.part0, primary: { label: inAll('Go'), page: `random${index}`, section } }
    return [
      `random${index}`,
      {
        kind: 'page',
        label: inAll(`Random ${index}`),
        slug: inAll(`random-${index}`),
        sections: { ...sections, part0: opening } as SectionsPage['sections'],
      },
    ]
  })
  return { ...config, pages: { ...config.pages, ...Object.fromEntries(random) } }
}
