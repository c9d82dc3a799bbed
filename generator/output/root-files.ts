import type { LastModified } from '../check/history/last-modified.ts'
import type { SiteModel } from '../compile/site-model.ts'
import { webManifestPath } from '../render/shared-head.ts'
import { feeds } from './feeds.ts'
import { sitemap } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

/** The files for crawlers and browsers beside the pages, by path. */
export function rootFiles(model: SiteModel, lastModified: LastModified): Map<string, string> {
  const { folder } = model.site
  return new Map([
    ...sitemap(model, lastModified),
    ...feeds(model),
    // Robots ask for it at the root of the host. A site in a folder is not at that root.
    ...(folder === '' ? [['robots.txt', robotsText(model)] as const] : []),
    [`${folder}llms.txt`, llmsText(model)],
    [folder + webManifestPath, webManifest(model)],
  ])
}

/** Robots may read all, also where they are to list nothing: each page says so itself. */
function robotsText({ site, isUnlisted }: SiteModel): string {
  return `User-agent: *\nAllow: /\n${isUnlisted ? '' : `\nSitemap: ${site.url}/sitemap.xml\n`}`
}

/** A summary of the site for language models: the company, and its pages in every locale. */
function llmsText(model: SiteModel): string {
  const { site, locales, defaultLocale } = model
  const sections = locales.map(({ locale, shell }) => {
    const name = shell.languages.find((language) => language.locale === locale)?.name ?? locale
    const pages = model.pages.flatMap(({ route, metadata }) => {
      if (route.locale !== locale || !metadata.isListed) return []
      return [
        `- [${metadata.title.replace(/[[\]]/g, '\\$&')}](${site.url}${metadata.canonical}): ${metadata.description}`,
      ]
    })
    return `## ${name}\n\n${pages.join('\n')}\n`
  })
  const description = locales.find(({ locale }) => locale === defaultLocale)?.description ?? ''
  return `# ${site.name}\n\n> ${description}\n\n${sections.join('\n')}`
}
