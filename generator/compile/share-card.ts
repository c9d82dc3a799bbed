import type { Artefact } from '../../src/content/page-content.ts'
import { rootFolders } from '../../src/routing/root-folders.ts'
import { contentHash } from '../lib/content-hash.ts'
import type { PageWithContent } from './content-of.ts'
import type { LocaleProjection } from './locale-projection.ts'
import { pageMetadata } from './page-metadata.ts'
import type { PageRoute } from './routes.ts'

/** The content of the image in the preview of a shared link. */
export interface ShareCard {
  /** The image's path in the web root, with a hash of its content. */
  readonly path: string
  /** The BCP 47 tag of its language. */
  readonly tag: string
  readonly siteName: string
  /** The site's host. */
  readonly host: string
  /** The small line above the title. */
  readonly eyebrow: string
  readonly title: string
  /** The document of the page; omitted if the site has none. */
  readonly artefact?: Artefact
  readonly color: string
  readonly accent: string
  readonly fonts: { readonly heading: string; readonly text: string }
}

/** The size of a share image in pixels, as social networks expect it. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** The share image of a page: its heading, the company, and its service's document, or that of the first service on the site that has one. */
export function shareCard(projection: LocaleProjection, page: PageWithContent): ShareCard {
  const { site, theme } = projection.config
  const { route, content } = page
  const { eyebrow, title } = headingOf(projection, page)
  const shown = {
    tag: projection.tagOf(),
    siteName: site.name,
    host: new URL(site.url).host,
    eyebrow,
    title,
    artefact: 'artefact' in content ? content.artefact : artefactOf(projection, route),
    color: theme.color,
    accent: theme.accent,
    fonts: theme.fonts,
  }
  return { ...shown, path: `${rootFolders.share}/${contentHash(JSON.stringify(shown))}.png` }
}

function headingOf(projection: LocaleProjection, { route, content }: PageWithContent) {
  const { page } = route
  if (page.type === 'article')
    return { eyebrow: projection.labelOf(page.blog.key), title: pageMetadata(projection, route).title }
  const hero = 'hero' in content ? content.hero : undefined
  return { eyebrow: content.label, title: hero?.title ?? projection.config.site.name }
}

function artefactOf(projection: LocaleProjection, { page }: PageRoute): Artefact | undefined {
  if (page.type === 'service') return undefined
  const { services } = projection.config
  const shown = page.type === 'page' ? page.shown.config : undefined
  const first = shown?.kind === 'home' ? shown.hero.artefacts?.[0] : undefined
  const isShown = (key: string) => services[key]?.artefact !== undefined && projection.pathTo(key) !== undefined
  const artefact = services[[first ?? '', ...Object.keys(services)].find(isShown) ?? '']?.artefact
  return artefact && projection.plain('Artefact', artefact)
}
