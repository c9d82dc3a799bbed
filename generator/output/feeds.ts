import type { ArticleContent } from '../../src/content/page-content.ts'
import type { LocaleModel, SiteModel } from '../compile/site-model.ts'
import { xmlText } from '../lib/xml-text.ts'

interface FeedItem extends ArticleContent {
  /** The article's canonical address. */
  readonly address: string
}

/** A feed of articles for each locale, by path; none where there is no blog, or it is empty. */
export function feeds(model: SiteModel): Map<string, string> {
  const files = new Map<string, string>()
  for (const locale of model.locales) {
    if (!locale.feed) continue
    const { path, blog } = locale.feed
    const items = listItems(model, locale.locale)
    files.set(path.slice(1), feed(model, { locale, items, path, blog }))
  }
  return files
}

function listItems(model: SiteModel, locale: string): FeedItem[] {
  return model.pages
    .flatMap(({ route, page, metadata }) =>
      route.locale === locale && page.template === 'article'
        ? [{ ...page.content, address: model.site.url + metadata.canonical }]
        : [],
    )
    .sort((a, b) => b.date.localeCompare(a.date))
}

function feed(
  { site }: SiteModel,
  { locale, items, path, blog }: { locale: LocaleModel; items: readonly FeedItem[]; path: string; blog: string },
): string {
  const self = site.url + path
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${xmlText(locale.shell.siteName)}</title>
<link>${xmlText(site.url + blog)}</link>
<description>${xmlText(locale.description)}</description>
<language>${items[0]?.articleLanguage ?? locale.tag}</language>
<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>
${items.map(itemElement).join('\n')}
</channel>
</rss>
`
}

function itemElement({ title, excerpt, date, category, address }: FeedItem): string {
  return `<item>
<title>${xmlText(title)}</title>
<link>${xmlText(address)}</link>
<guid isPermaLink="true">${xmlText(address)}</guid>
<pubDate>${new Date(`${date}T12:00:00Z`).toUTCString()}</pubDate>
<category>${xmlText(category)}</category>
<description>${xmlText(excerpt)}</description>
</item>`
}
