import type { BootBlock } from '../../src/boot-block.ts'
import type { HeadTag } from '../../src/head/document-head.ts'
import { stylesOf } from '../assets/styles.ts'
import type { ServerEntry } from '../bundle/bundle.ts'
import { directionOf } from '../compile/language-facts.ts'
import { type HtmlDocument, htmlDocument } from './html-document.ts'
import type { PreparedPage } from './prepare-page.ts'
import type { DocumentSetting, RenderSetting } from './render-setting.ts'
import { waitingHead, wholeHead } from './shared-head.ts'
import type { DocumentParts, SitePolicy } from './site-policy.ts'

/** What rendering pages to documents takes. */
export interface RenderTools {
  readonly setting: RenderSetting
  readonly server: ServerEntry
  /** Collects what the documents use. Omitted in development, where the server adds scripts of its own. */
  readonly policy?: SitePolicy
}

/**
 * Renders a page to its document.
 *
 * @throws an error that names the page, with the component's error as its cause
 */
export async function renderDocument(tools: RenderTools, compiled: PreparedPage): Promise<string> {
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
      sharedHead: waitingHead(setting.sharedHead),
      body,
      data: { boot },
      script: setting.bootScript,
      images: page.imageHosts,
    },
  )
}

interface PageParts extends Omit<HtmlDocument, 'styles' | 'policy'>, Pick<DocumentParts, 'images' | 'connections'> {}

/** Composes a document from its own parts and those that all pages share. */
export function pageDocument(
  { styles, sharedHead, policy }: DocumentSetting & Pick<RenderTools, 'policy'>,
  { images, connections, ...page }: PageParts,
): string {
  const css = stylesOf(page.body, styles, { isRightToLeft: directionOf(page.lang) === 'rtl' })
  const scripts = typeof page.script === 'string' ? [page.script] : []
  return htmlDocument({
    sharedHead: wholeHead(sharedHead),
    ...page,
    styles: css,
    policy: policy?.policyOf({ scripts, styles: [css], images, connections }),
  })
}

function unknownLocale(locale: string): never {
  throw new Error(`${locale} is not a locale of the site`)
}
