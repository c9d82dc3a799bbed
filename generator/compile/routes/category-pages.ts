import type { PageConfig } from '../../../schema/pages.ts'
import type { SiteConfig } from '../../../schema/site-config.ts'
import { slugifyUnicode } from '../../lib/addresses/slugify.ts'
import { freeLanguages, listPage, slugsBelow } from './made-pages.ts'
import { publishedArticles } from './site-pages.ts'

/** The key of the page of a category of a blog. */
export function categoryPageKey(blog: string, category: string): string {
  return `${blog}/category/${category}`
}

/** The pages of the categories of a blog that says so: those which have an article. */
export function categoryPages(config: SiteConfig, taken: Set<string>): [string, PageConfig][] {
  return Object.entries(config.pages).flatMap(([blog, page]) => {
    if (page.kind !== 'blog' || page.enabled === false || !page.categoryPages) return []
    const list = Object.values(page.sections).find((section) => section.kind === 'articles')
    return Object.entries(page.categories).flatMap(([category, label]): [string, PageConfig][] => {
      if (!list || publishedArticles(page, category).length === 0) return []
      const slug = slugsBelow(page, label, (locale) => slugifyUnicode(label[locale] ?? ''))
      const languages = freeLanguages(config, { page, slug, taken })
      const { languages: _languages, count: _count, newsletter: _newsletter, action: _action, ...shown } = list
      const section = { ...shown, category }
      return languages.length === 0
        ? []
        : [[categoryPageKey(blog, category), listPage({ page, section, label, slug, languages })]]
    })
  })
}
