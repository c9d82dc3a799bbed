import type { Artefact, ShownSection } from '../../../src/content/page-content.ts'
import { rootFolders } from '../../../src/routing/root-folders.ts'
import { contentHash } from '../../lib/content-hash.ts'
import { withFonts } from '../../lib/fonts/font-families.ts'
import type { PageWithContent } from '../compile-content.ts'
import type { LocaleProjection } from '../locale-projection.ts'
import type { PageRoute } from '../routes/routes.ts'
import { findOpening } from '../site-sections.ts'
import type { PageMetadata } from './page-metadata.ts'

/** The size of a share image in pixels, as social networks expect it. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** The image in the preview of a shared link: a photo of the page, or else a drawn card. */
export type ShareImage = (ShareCard | SharePhoto) & {
  /** What it shows. */
  readonly alt: string
}

/** A photo of a page as the preview of a shared link shows it. */
export interface SharePhoto {
  /** The image's path in the web root, with a hash of its content. */
  readonly path: string
  /** The photo's name in the configuration. */
  readonly photo: string
  /** The point of it that is not cut off. */
  readonly focus?: string
}

/** The content of a drawn image: the heading of the page, the company, and a document. */
export interface ShareCard {
  /** The image's path in the web root, with a hash of its content. */
  readonly path: string
  /** The BCP 47 tag of its language. */
  readonly tag: string
  readonly siteName: string
  /** The site's host. */
  readonly host: string
  /** The small line above the title; omitted where the page says nothing above its own. */
  readonly eyebrow?: string
  readonly title: string
  /** The document of the page; omitted if the site has none. */
  readonly artefact?: Artefact
  readonly color: string
  readonly accent: string
  readonly fonts: { readonly heading: string; readonly text: string }
}

interface DescribedPage extends PageWithContent {
  readonly metadata: PageMetadata
}

/** The share image of a page. A photo without words of its own, as an article's, gets those of the card. */
export function shareImage(projection: LocaleProjection, page: DescribedPage): ShareImage {
  const heading = composeHeading(projection, page)
  const alt = `${heading.title} – ${projection.config.site.name}`
  const photo = sharePhoto(projection, page)
  if (!photo) return { ...shareCard(projection, page, heading), alt }
  return { ...photo, alt: shownOpening(page.content)?.image?.alt || alt }
}

/** The photo that a page opens with; undefined without one, or if it would have to be made larger. */
function sharePhoto({ context, config }: LocaleProjection, { route }: DescribedPage): SharePhoto | undefined {
  const { file: photo, focus } = choosePhoto(route)
  const picture = photo === undefined ? undefined : context.picture(photo)
  if (photo === undefined || !picture || /\.svg$/i.test(photo)) return undefined
  if (picture.width < shareImageSize.width || picture.height < shareImageSize.height) return undefined
  const name = contentHash(context.assetUrl(photo) + (focus ?? ''))
  return { path: `${config.site.folder}${rootFolders.share}/${name}.jpg`, photo, ...(focus && { focus }) }
}

/** The image that a page opens with. */
function choosePhoto({ page, locale }: PageRoute): { readonly file?: string; readonly focus?: string } {
  if (page.type !== 'article') return findOpening(page, locale)?.image ?? {}
  const { photo, focus } = page.config
  return photo === undefined ? {} : { file: photo, ...(focus && { focus }) }
}

type Heading = Pick<ShareCard, 'eyebrow' | 'title'>

function shareCard(projection: LocaleProjection, page: DescribedPage, { eyebrow, title }: Heading): ShareCard {
  const { site, theme, locales } = projection.config
  const artefact = chooseArtefact(projection, page.route)
  const { heading, text } = withFonts(theme.fonts, locales[projection.locale]?.fonts)
  const shown = {
    tag: projection.localeTag(),
    siteName: site.name,
    host: new URL(site.url).host,
    ...(eyebrow !== undefined && { eyebrow }),
    title,
    ...(artefact && { artefact }),
    color: theme.color,
    accent: theme.accent,
    fonts: { heading, text },
  }
  return { ...shown, path: `${site.folder}${rootFolders.share}/${contentHash(JSON.stringify(shown))}.png` }
}

/** What a page opens with: its own small line, not the word that the menu has for it. Above the title of an entry stands its name, above that of an article the name of its blog. */
function composeHeading(projection: LocaleProjection, { route, content, metadata }: DescribedPage): Heading {
  const { page } = route
  if (page.type === 'article') return { eyebrow: projection.pageLabel(page.blog.key), title: metadata.title }
  const label = projection.pageLabel(page.key)
  const { title = label, eyebrow } = shownOpening(content) ?? {}
  const line = page.type === 'entry' ? label : eyebrow
  return line === undefined || line === title ? { title } : { eyebrow: line, title }
}

/** The opening of a page, by which it is known. */
function shownOpening(content: DescribedPage['content']): ShownSection<'opening'> | undefined {
  return content.sections.find((section) => section.kind === 'opening')
}

/** The document of a service; of another page, the first one beside its opening, else that of the first service on the site that has one. */
function chooseArtefact(projection: LocaleProjection, { page, locale }: PageRoute): Artefact | undefined {
  const { entries, services } = projection.config
  const [first = ''] = findOpening(page, locale)?.documents ?? []
  const isShown = (key: string) => entries[key]?.artefact !== undefined && projection.pathTo(key) !== undefined
  const shown = page.type === 'entry' ? page.key : [first, ...Object.keys(services)].find(isShown)
  const artefact = entries[shown ?? '']?.artefact
  return artefact && projection.plain('Artefact', artefact)
}
