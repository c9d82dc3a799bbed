import type { HeadTag } from '../../src/head/document-head.ts'
import type { NotFoundBlock } from '../../src/not-found-block.ts'
import type { SiteHomes } from '../../src/routing/resolve-online.ts'
import { searchIndexFile } from '../../src/search/search-index.ts'
import type { ServerEntry } from '../bundle/bundle.ts'
import type { LocaleModel, PageModel, SiteModel } from '../compile/site-model.ts'
import { dataFolder } from '../lib/addresses/data-address.ts'
import { pageData, type TextFile } from './app-data.ts'
import type { Script } from './html-document.ts'
import { composeDocument, pageDocument, type RenderedDocument } from './page-document.ts'
import type { RenderSetting, SettingSources } from './render-setting.ts'
import { scriptFile } from './script-file.ts'
import { visitParts } from './visit-parts.ts'

/** What the pages outside the route table are made of. */
interface StandaloneInput {
  readonly model: SiteModel
  readonly setting: RenderSetting
  readonly bundle: SettingSources['bundle'] & { readonly server: ServerEntry }
}

/** Renders the pages outside the route table: the root, where no home is there, and a 404 page per locale; the default locale's is also the site's. */
export async function standaloneDocuments(
  input: StandaloneInput,
): Promise<{ readonly documents: readonly RenderedDocument[]; readonly files: readonly TextFile[] }> {
  const { model, bundle } = input
  const { folder } = model.site
  const documents: RenderedDocument[] = []
  // Scanners judge a site's safety by its root: these scripts have files. They are small, and requested while the document is still arriving.
  const lost = scriptFile({ folder, name: 'not-found', text: bundle.inline.notFound })
  const files: TextFile[] = [lost.file]
  for (const locale of model.locales) {
    const notFound = await notFoundDocument(input, { locale, script: lost.script })
    documents.push(notFound)
    files.push([notFoundFile(locale.home), notFound.html])
    if (locale.locale !== model.defaultLocale || locale.home === `/${folder}`) continue
    const detecting = scriptFile({ folder, name: 'root', text: bundle.inline.root })
    const root = await rootDocument(input, { locale, script: detecting.script })
    documents.push(root)
    files.push([notFoundFile(`/${folder}`), notFound.html], detecting.file, [`${folder}index.html`, root.html])
  }
  return { documents, files }
}

/** The file that answers unknown addresses below a home. */
export function notFoundFile(home: string): string {
  return `${home.slice(1)}404.html`
}

/** A page outside the route table: its locale, and its script. */
interface StandalonePage {
  readonly locale: LocaleModel
  readonly script: Script
}

/**
 * The document at the root of the site: it detects the visitor's language. Its head is that of a locale's home.
 *
 * @param page in the default locale
 */
export async function rootDocument(
  { model, bundle, setting }: StandaloneInput,
  { locale, script }: StandalonePage,
): Promise<RenderedDocument> {
  const { countryLookup, order } = model.localeDetection
  const home = findHome(model, locale)
  return composeDocument(setting, {
    lang: locale.tag,
    head: home?.page.head ?? [],
    body: await bundle.server.renderStandalone({ kind: 'root', shell: locale.shell }),
    data: {
      detection: {
        ...model.localeDetection,
        defaultLocale: model.defaultLocale,
        locales: model.locales.map(({ locale }) => locale),
        tags: model.locales.map(({ tag }) => tag),
      },
    },
    scripts: [script],
    connections: countryLookup && order.includes('country') ? [new URL(countryLookup.url).origin] : [],
  })
}

/**
 * The document that answers unknown paths of a locale: a page of its own; or where the site leads home, the home page below a line that says
 * what has happened, without any script.
 */
export async function notFoundDocument(
  { model, bundle, setting }: StandaloneInput,
  { locale, script }: StandalonePage,
): Promise<RenderedDocument> {
  const { shell, tag } = locale
  const visits = visitParts(setting, locale.locale)
  const head: HeadTag[] = [
    { tag: 'title', text: `${shell.messages.notFound.title} – ${shell.siteName}` },
    { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
    ...visits.head,
  ]
  const home = model.notFound === 'home' ? findHome(model, locale) : undefined
  const data = dataFolder(model.site.folder)
  const block: NotFoundBlock = {
    ...listHomes(model),
    data,
    shards: setting.shards,
    locale: locale.locale,
    home: locale.home,
    ...(home && { homeTitle: home.page.head.find(({ tag }) => tag === 'title')?.text ?? shell.siteName }),
    ...(shell.header.search !== undefined && { search: data + searchIndexFile(locale.locale) }),
  }
  const blocks = { 'not-found': block }
  const { server } = bundle
  if (!home) {
    const body = await server.renderStandalone({ kind: 'notFound', shell })
    return composeDocument(setting, { ...visits, lang: tag, head, body, data: blocks, scripts: [script] })
  }
  const before = await server.renderStandalone({ kind: 'lostLine', shell })
  const changes = { head, before, data: blocks, scripts: [setting.bootScript, script] }
  return pageDocument(home, { record: pageData(home, model).record, setting, server, changes })
}

function findHome({ pages }: SiteModel, { home }: LocaleModel): PageModel | undefined {
  return pages.find(({ route }) => route.path === home)
}

function listHomes({ locales, defaultLocale, site }: SiteModel): SiteHomes {
  const first = locales.find(({ locale }) => locale === defaultLocale)
  return { homes: locales.map(({ home }) => home), defaultHome: first?.home ?? `/${site.folder}` }
}
