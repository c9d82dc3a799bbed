import type { Artefact } from '../../src/content/page-content.ts'
import { contentHash } from '../hash.ts'
import type { LocaleProjection } from './locale-projection.ts'
import { pageMetadata } from './page-metadata.ts'
import { type PageRoute, resolveReuse } from './routes.ts'

/** What the picture shows that stands beside a shared link. */
export interface ShareCard {
  /** The picture's path in the web root: named by what it shows. */
  readonly path: string
  /** The BCP 47 tag of its language. */
  readonly tag: string
  readonly siteName: string
  /** The site's host, as it is written. */
  readonly host: string
  /** The small line above the title. */
  readonly eyebrow: string
  readonly title: string
  /** The document that belongs to the page; missing where the site has none. */
  readonly artefact?: Artefact
  readonly color: string
  readonly accent: string
  readonly fonts: { readonly heading: string; readonly text: string }
}

/** The size of a share image in pixels, as networks want it. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** The share image of a page: its heading, the company, and the document of its service, or of the first service. */
export function shareCard(projection: LocaleProjection, route: PageRoute): ShareCard {
  const { config, locale } = projection
  const { site, theme } = config
  const { eyebrow, title } = headingOf(projection, route)
  const content = {
    tag: config.locales[locale]?.tag ?? locale,
    siteName: site.name,
    host: new URL(site.url).host,
    eyebrow,
    title,
    artefact: artefactOf(projection, route),
    color: theme.color,
    accent: theme.accent,
    fonts: theme.fonts,
  }
  return { ...content, path: `share/${contentHash(JSON.stringify(content))}.png` }
}

function headingOf(projection: LocaleProjection, { page, ...route }: PageRoute): { eyebrow: string; title: string } {
  const siteName = projection.config.site.name
  if (page.type === 'article') {
    return { eyebrow: projection.labelOf(page.blog), title: pageMetadata(projection, { ...route, page }).title }
  }
  const shown = page.type === 'service' ? page.config : resolveReuse(projection.config, page.config)
  const title = 'hero' in shown && shown.hero ? projection.text(shown.hero.title) : siteName
  return { eyebrow: projection.labelOf(page.key), title }
}

function artefactOf(projection: LocaleProjection, { page }: PageRoute): Artefact | undefined {
  const services = projection.config.services
  const shown = page.type === 'page' && page.config.kind === 'home' ? page.config.hero.artefacts?.[0] : undefined
  const service = page.type === 'service' ? page.config : (services[shown ?? ''] ?? Object.values(services)[0])
  return service && projection.plain('ServiceConfig', { artefact: service.artefact } as typeof service).artefact
}
