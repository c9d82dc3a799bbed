import type { HeadTag } from '../../src/head/head-tag.ts'
import type { FontFaces } from '../assets/fonts.ts'
import type { SiteModel } from '../compile/site-model.ts'
import { webManifestPath } from '../outputs/web-manifest.ts'

interface SharedFiles {
  readonly fonts: FontFaces
  /** The address of the stylesheet for paper; left out in development. */
  readonly printSheet?: string
}

/** The head elements that all pages of a site share: its colour, its icon, its typefaces. */
export function sharedHead(
  { theme, icon }: Pick<SiteModel, 'theme' | 'icon'>,
  { fonts, printSheet }: SharedFiles,
): HeadTag[] {
  return [
    { tag: 'meta', attributes: { name: 'theme-color', content: theme.color } },
    { tag: 'link', attributes: { rel: 'icon', href: icon, type: 'image/svg+xml' } },
    { tag: 'link', attributes: { rel: 'manifest', href: `/${webManifestPath}` } },
    ...fonts.everywhere.map(
      (path): HeadTag => ({
        tag: 'link',
        attributes: { rel: 'preload', href: `/${path}`, as: 'font', type: 'font/woff2', crossorigin: '' },
      }),
    ),
    ...(printSheet
      ? [{ tag: 'link', attributes: { rel: 'stylesheet', href: printSheet, media: 'print' } } as const]
      : []),
  ]
}
