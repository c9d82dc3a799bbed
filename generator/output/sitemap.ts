import type { LastModified } from '../check/history/last-modified.ts'
import type { SiteModel } from '../compile/site-model.ts'
import { xmlText } from '../lib/xml-text.ts'

/** How many addresses a file holds: the protocol allows 50,000 and 50 MB, alternates included. */
const addressesPerFile = 20_000

const schemas = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** The sitemap's files, by path, which a site that is not to be listed has not: every listed page at its canonical address, with its alternates and the date of its last change. */
export function sitemap(model: SiteModel, lastModified: LastModified): Map<string, string> {
  if (model.isUnlisted) return new Map()
  const entries = model.pages.flatMap(({ metadata, languages, source }) => {
    if (!metadata.isListed) return []
    const day = lastModified(source)
    const alternates = languages.map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${xmlText(href)}"/>`,
    )
    const address = `<loc>${xmlText(model.site.url + metadata.canonical)}</loc>`
    return [`<url>${address}${day ? `<lastmod>${day}</lastmod>` : ''}${alternates.join('')}</url>`]
  })
  if (entries.length <= addressesPerFile) return new Map([[`${model.site.folder}sitemap.xml`, urlSet(entries)]])
  return divided(entries, model.site)
}

function divided(entries: readonly string[], { url, folder }: SiteModel['site']): Map<string, string> {
  const files = new Map<string, string>()
  for (let from = 0; from < entries.length; from += addressesPerFile) {
    files.set(`${folder}sitemap-${files.size + 1}.xml`, urlSet(entries.slice(from, from + addressesPerFile)))
  }
  const parts = [...files.keys()].map((path) => `<sitemap><loc>${xmlText(`${url}/${path}`)}</loc></sitemap>`)
  return files.set(`${folder}sitemap.xml`, document('sitemapindex', parts))
}

function urlSet(entries: readonly string[]): string {
  return document('urlset', entries)
}

function document(root: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${schemas}>\n${entries.join('\n')}\n</${root}>\n`
}
