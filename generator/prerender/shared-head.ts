import type { FontFaces } from '../assets/fonts.ts'
import type { SiteModel } from '../compile/site-model.ts'
import { touchIconPath } from '../outputs/icon-files.ts'
import { webManifestPath } from '../outputs/web-manifest.ts'
import type { DocumentTag } from './html-document.ts'

interface SharedFiles {
  readonly fonts: FontFaces
  /** The address of the stylesheet for paper; left out in development. */
  readonly printSheet?: string
}

/** The head elements that all pages of a site share: its colour, its icon, its typefaces, and what waits until the page is shown. */
export function sharedHead(
  { theme, tabIcon }: Pick<SiteModel, 'theme' | 'tabIcon'>,
  { fonts, printSheet }: SharedFiles,
): DocumentTag[] {
  const forPaper = printSheet ? [link({ rel: 'stylesheet', href: printSheet, media: 'print' })] : []
  return [
    { tag: 'meta', attributes: { name: 'theme-color', content: theme.color } },
    link({ rel: 'icon', href: tabIcon, type: 'image/svg+xml' }),
    // Search engines take an icon that has an address of its own.
    link({ rel: 'apple-touch-icon', href: `/${touchIconPath}` }),
    ...fonts.everywhere.map((path) =>
      link({ rel: 'preload', href: `/${path}`, as: 'font', type: 'font/woff2', crossorigin: '' }),
    ),
    // Browsers would fetch these at once, and share the line among them and the typefaces: the boot script puts them in their place.
    { tag: 'template', children: [link({ rel: 'manifest', href: `/${webManifestPath}` }), ...forPaper] },
    { tag: 'noscript', children: forPaper },
  ]
}

function link(attributes: Readonly<Record<string, string>>): DocumentTag {
  return { tag: 'link', attributes }
}
