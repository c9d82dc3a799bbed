import type { BootBlock } from '../../src/boot-block.ts'
import type { AnyPageModule } from '../../src/content/page-content.ts'
import type { Shell } from '../../src/content/shell-content.ts'
import type { HeadTag } from '../../src/head/head-tag.ts'
import { type Styles, stylesOf } from '../assets/styles.ts'
import type { ServerEntry } from '../bundle/bundle.ts'
import { directionOf } from '../compile/direction-of.ts'
import { type DocumentTag, type HtmlDocument, htmlDocument } from './html-document.ts'
import type { PageData } from './page-data.ts'
import { type SharedHead, waitingHead } from './shared-head.ts'
import type { DocumentParts, SitePolicy } from './site-policy.ts'

/** What all documents of a site share. */
export interface DocumentSetting {
  readonly styles: Styles
  readonly sharedHead: SharedHead
}

/** What rendering pages takes beside the pages. It is plain data, which another thread can be given. */
export interface RenderSetting extends DocumentSetting, Pick<BootBlock, 'entry' | 'shards'> {
  /** The address of the whole stylesheet. */
  readonly stylesheet: string
  /** The script that stands in each page. */
  readonly bootScript: string
  readonly locales: Readonly<Record<string, { readonly tag: string; readonly shell: Shell; readonly address: string }>>
}

/** A page, ready to be rendered. */
export interface CompiledPage extends PageData {
  readonly page: AnyPageModule
  /** JSON-LD, for crawlers only: so it stands in the document and not among what the app loads. */
  readonly structuredData: string
}

/** What renders pages to documents. */
export interface RenderTools {
  readonly setting: RenderSetting
  readonly server: ServerEntry
  /** Gathers what the documents use. Left out in development, where the server adds scripts of its own. */
  readonly policy?: SitePolicy
}

/**
 * Renders a page to the parts of its document.
 *
 * @throws an error that names the page, with the component's error as its cause
 */
export async function renderDocument(tools: RenderTools, compiled: CompiledPage): Promise<readonly string[]> {
  const { setting, server, policy } = tools
  const { route, page, structuredData } = compiled
  const { tag, shell, address } = setting.locales[route.locale] ?? unknownLocale(route.locale)
  const body = await server.renderPage({ shell, page, path: route.path }).catch((cause: unknown) => {
    throw new Error(`Rendering ${route.path} (page ${route.key}, template ${route.template}) failed`, { cause })
  })
  const { entry, shards, stylesheet: styles } = setting
  const boot: BootBlock = { locale: route.locale, entry, styles, shell: address, route, shards }
  const machines: HeadTag = { tag: 'script', attributes: { type: 'application/ld+json' }, text: structuredData }
  return pageDocument(
    { ...setting, policy },
    {
      lang: tag,
      head: [...page.head, machines],
      later: waitingHead(setting.sharedHead, entry),
      body,
      data: { boot },
      script: setting.bootScript,
      images: page.imageHosts,
    },
  )
}

interface PageParts extends Omit<HtmlDocument, 'styles' | 'policy'>, Pick<DocumentParts, 'images' | 'connections'> {
  /** What the page is shown without, as it stands in its head. */
  readonly later?: readonly DocumentTag[]
}

/** Composes the parts of a document: its own, and what all pages share. */
export function pageDocument(
  { styles, sharedHead, policy }: DocumentSetting & Pick<RenderTools, 'policy'>,
  { images, connections, later = sharedHead.later, ...page }: PageParts,
): readonly string[] {
  const css = stylesOf(page.body, styles, { isRightToLeft: directionOf(page.lang) === 'rtl' })
  const scripts = typeof page.script === 'string' ? [page.script] : []
  return htmlDocument({
    ...page,
    head: [...page.head, ...sharedHead.first, ...later],
    styles: css,
    policy: policy?.policyOf({ scripts, styles: [css], images, connections }),
  })
}

function unknownLocale(locale: string): never {
  throw new Error(`${locale} is not a locale of the site`)
}
