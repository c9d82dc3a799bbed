import type { HeadTag } from '../../src/head/document-head.ts'
import { choosePreloads, type NamedFonts, nameFonts, type SiteFonts } from '../assets/fonts.ts'
import { touchIconPath } from '../assets/icon-files.ts'
import type { SiteModel } from '../compile/site-model.ts'
import type { DocumentTag } from './html-document.ts'

/** The path of the web manifest in the folder of the site. */
export const webManifestPath = 'site.webmanifest'

interface SharedFiles {
  readonly fonts: SiteFonts
  /** The address of the styles that a first view does without; omitted in development, where pages have all of theirs. */
  readonly laterSheet?: string
}

/** The head elements that all pages of a site share. */
export interface SharedHead {
  /** What the first view needs: colour, icon. */
  readonly first: readonly HeadTag[]
  /** What it does not need: for a pointer, for what comes with the app, for print and for home screens. */
  readonly later: readonly HeadTag[]
  /** Whether the later tags have all styles that a first view does without. */
  readonly isComplete: boolean
  /** The typefaces, of which each page asks for those of its letters at once. */
  readonly fonts: NamedFonts
}

/** A page, as its head depends on it. */
export interface HeadOf {
  /** The BCP 47 tag of its language. */
  readonly lang: string
  /** What it shows. */
  readonly body: string
}

/** Makes the head elements that all pages of a site share. */
export function sharedHead(
  { site, theme, tabIcon }: Pick<SiteModel, 'site' | 'theme' | 'tabIcon'>,
  { fonts, laterSheet }: SharedFiles,
): SharedHead {
  return {
    first: [
      { tag: 'meta', attributes: { name: 'theme-color', content: theme.color } },
      link({ rel: 'icon', href: tabIcon, type: tabIcon.endsWith('.png') ? 'image/png' : 'image/svg+xml' }),
      // Search engines only accept an icon with an address of its own.
      link({ rel: 'apple-touch-icon', href: `/${site.folder}${touchIconPath}` }),
    ],
    later: [
      link({ rel: 'manifest', href: `/${site.folder}${webManifestPath}` }),
      ...(laterSheet ? [link({ rel: 'stylesheet', href: laterSheet })] : []),
    ],
    isComplete: laterSheet !== undefined,
    fonts: nameFonts(fonts),
  }
}

/** What the first view of a page needs. */
function firstViewTags({ first, fonts }: SharedHead, { lang, body }: HeadOf): readonly HeadTag[] {
  const paths = choosePreloads(fonts.languages.get(lang) ?? fonts.theme, body)
  const preloads = paths.map((path) =>
    link({ rel: 'preload', href: `/${path}`, as: 'font', type: 'font/woff2', crossorigin: '' }),
  )
  return [...first, ...preloads]
}

/** All of them, for a document without the boot script, which has all of its styles but those for print. */
export function wholeHead(head: SharedHead, page: HeadOf): readonly DocumentTag[] {
  const later = head.later.map((tag) => (tag.attributes?.rel === 'stylesheet' ? forPrint(tag) : tag))
  return [...firstViewTags(head, page), ...later]
}

/**
 * All of them, for a page with the boot script. Browsers would fetch at once what the first view does not need, in
 * competition with the typefaces: so it waits in a template, whose content the script inserts.
 */
export function waitingHead(head: SharedHead, page: HeadOf): readonly DocumentTag[] {
  const { later } = head
  return [
    ...firstViewTags(head, page),
    { tag: 'template', children: later },
    { tag: 'noscript', children: later.filter(({ attributes }) => attributes?.rel === 'stylesheet') },
  ]
}

/** A stylesheet that no screen waits for. */
function forPrint(tag: HeadTag): HeadTag {
  return { ...tag, attributes: { ...tag.attributes, media: 'print' } }
}

function link(attributes: Readonly<Record<string, string>>): HeadTag {
  return { tag: 'link', attributes }
}
