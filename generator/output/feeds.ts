import type { PostContent } from '../../src/content/page-content.ts'
import { feedPath, offersFeed } from '../compile/routes.ts'
import type { LocaleModel, SiteModel } from '../compile/site-model.ts'
import { xmlText } from '../lib/xml-text.ts'

interface FeedItem extends PostContent {
  /** The article's canonical address. */
  readonly address: string
}

/** A feed of articles for each locale, by path; none where there is no blog, or it is empty. */
export function feeds(model: SiteModel): Map<string, string> {
  const files = new Map<string, string>()
  for (const locale of model.locales) {
    const blog = model.routes.find((route) => route.locale === locale.locale && offersFeed(route.page))
    if (!blog) continue
    const items = itemsOf(model, locale.locale)
    files.set(feedPath(locale.locale).slice(1), feed(model, { locale, items, home: blog.path }))
  }
  return files
}

function itemsOf(model: SiteModel, locale: string): FeedItem[] {
  return model.routes
    .filter((route) => route.locale === locale && route.template === 'post')
    .map((route) => ({
      ...(model.pageModule(route).content as PostContent),
      address: model.site.url + model.pageFacts(route).metadata.canonical,
    }))
    .sort((a, b) => b.date.localeCompare(a.date))
}

function feed(
  { site }: SiteModel,
  { locale, items, home }: { locale: LocaleModel; items: readonly FeedItem[]; home: string },
): string {
  const self = site.url + feedPath(locale.locale)
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${xmlText(site.name)}</title>
<link>${xmlText(site.url + home)}</link>
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
