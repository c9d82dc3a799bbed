import { explainThrown, runKinds } from '#kinds'
import type { BootBlock } from '../../src/boot-block.ts'
import { captchaOrigins } from '../../src/content/captcha-origins.ts'
import { frameOrigins } from '../../src/content/frame-origins.ts'
import { hasFilm } from '../../src/content/has-film.ts'
import type { AnyPageModule } from '../../src/content/page-content.ts'
import { removeMarks } from '../../src/content/same-text.ts'
import { parameterNames } from '../../src/lists/choose-listed.ts'
import type { RouteRecord } from '../../src/routing/route.ts'
import { selectStyles } from '../assets/select-styles.ts'
import type { ServerEntry } from '../bundle/bundle.ts'
import { searchPageKey } from '../compile/routes/search-page.ts'
import type { PageModel } from '../compile/site-model.ts'
import { contentSecurityPolicy, type PolicySources, policyForMeta, sourceHash } from './content-security.ts'
import { hidePast } from './hide-past.ts'
import { type HtmlDocument, htmlDocument } from './html-document.ts'
import type { DocumentSetting, RenderSetting } from './render-setting.ts'
import { waitingHead, wholeHead } from './shared-head.ts'
import { visitParts } from './visit-parts.ts'

/** A document, with what a content security policy has to allow for it. */
export interface RenderedDocument {
  readonly html: string
  readonly uses: PolicySources
}

interface PageOptions {
  /** Its row of the route index. */
  readonly record: RouteRecord
  readonly setting: RenderSetting
  readonly server: ServerEntry
  /** What its document has in another way, and beside its data. */
  readonly changes?: Partial<Pick<DocumentParts, 'head' | 'before' | 'data' | 'scripts'>>
}

/**
 * Renders a page to its document.
 *
 * @throws an error that names the page, with the component's error as its cause
 */
export async function pageDocument(
  { page, structuredData, kinds: shown }: Pick<PageModel, 'page' | 'structuredData' | 'kinds'>,
  { record, setting, server, changes = {} }: PageOptions,
): Promise<RenderedDocument> {
  const { path, key, locale, template } = record
  const { tag, shell, address } = setting.locales[locale] ?? unknownLocale(locale)
  const kinds = setting.kinds.filter((kind) => shown.includes(kind.name))
  const modules = runKinds(kinds, server)
  const body = await server.renderPage({ shell, page, path, kinds: modules }).catch((error: unknown) => {
    const failed = new Error(`Rendering ${path} (page ${key}, template ${template}) failed`, { cause: error })
    throw explainThrown(error, kinds) ?? failed
  })
  const { app, shards, stylesheet: styles } = setting
  const visits = visitParts(setting, locale)
  const checks = captchaOrigins(page)
  const boot: BootBlock = { locale, app, styles, shell: address, route: record, shards }
  const machines = removeMarks(JSON.stringify(structuredData))
  return composeDocument(setting, {
    ...visits,
    lang: tag,
    head: [
      ...page.head,
      { tag: 'script', attributes: { type: 'application/ld+json' }, text: machines },
      ...visits.head,
    ],
    sharedHead: waitingHead(setting.sharedHead, { lang: tag, body }),
    body,
    isStarted: setting.sharedHead.isComplete,
    scripts: [
      setting.bootScript,
      ...(key === searchPageKey ? [startWhereAsked(app)] : []),
      ...startWhereChosen(page, app),
      ...(body.includes('data-until=') ? [hidePast] : []),
      ...(body.includes('data-hours=') ? [setting.openScript] : []),
    ],
    images: [...(page.imageHosts ?? []), ...visits.images],
    hasFilm: hasFilm(page),
    frames: [...new Set([...frameOrigins(page), ...checks.frames])],
    foreignScripts: [...new Set([...visits.foreignScripts, ...checks.scripts])],
    foreignStyles: checks.styles,
    connections: [...visits.connections, ...checks.connections],
    loadsScripts: visits.loadsScripts || checks.scripts.length > 0,
    ...changes,
    data: { boot, ...changes.data },
  })
}

/** On the page for what is found: an address that asks something starts the app at once. */
function startWhereAsked(app: string): string {
  return `location.search&&import(${JSON.stringify(app)}).then(app=>app.start())`
}

/** On a page of a list that visitors choose from: an address that chooses something starts the app at once. */
function startWhereChosen({ content }: AnyPageModule, app: string): string[] {
  const filter = content.sections.flatMap((section) => (section.kind === 'cards' && section.filter) || [])[0]
  if (!filter) return []
  const names = JSON.stringify(parameterNames(filter))
  return [
    `[...new URLSearchParams(location.search).keys()].some(name=>${names}.includes(name))&&import(${JSON.stringify(app)}).then(app=>app.start())`,
  ]
}

interface DocumentParts extends Omit<HtmlDocument, 'styles' | 'policy'> {
  /** Whether the boot script runs in it, which has what the first view does without follow. */
  readonly isStarted?: boolean
  /** The origins of its images on other hosts. */
  readonly images?: readonly string[]
  readonly hasFilm?: boolean
  readonly frames?: readonly string[]
  /** Whether these load further ones. */
  readonly loadsScripts?: boolean
  /** Origins on other hosts from which it loads scripts. */
  readonly foreignScripts?: readonly string[]
  /** Origins on other hosts from which these load styles. */
  readonly foreignStyles?: readonly string[]
  /** Origins on other hosts that its scripts ask, beside those that all pages may. */
  readonly connections?: readonly string[]
}

/** Composes a document from its own parts and those that all documents share. Its policy allows what it uses, and no more. */
export function composeDocument(
  { styles, sharedHead, connections: common, formActions = [] }: DocumentSetting,
  {
    images = [],
    hasFilm = false,
    frames = [],
    foreignScripts = [],
    foreignStyles = [],
    connections = [],
    loadsScripts = false,
    ...parts
  }: DocumentParts,
): RenderedDocument {
  const css = selectStyles(
    (parts.before ?? '') + parts.body,
    styles,
    parts.lang,
    parts.isStarted ? 'first view' : 'whole',
  )
  const uses: PolicySources = {
    scripts: [...parts.scripts.filter((script) => typeof script === 'string').map(sourceHash), ...foreignScripts],
    styles: [sourceHash(css), ...foreignStyles],
    images: [...new Set(images)],
    hasFilm,
    frames,
    connections: [...new Set([...(common ?? []), ...connections])],
    ...(loadsScripts && { loadsScripts }),
    formActions,
  }
  const policy = common && policyForMeta(contentSecurityPolicy(uses))
  return { html: htmlDocument({ sharedHead: wholeHead(sharedHead, parts), ...parts, styles: css, policy }), uses }
}

function unknownLocale(locale: string): never {
  throw new Error(`${locale} is not a locale of the site`)
}
