import type { HeadTag } from '../../src/head/document-head.ts'
import type { SiteHomes } from '../../src/routing/resolve-online.ts'
import { rootFolders } from '../../src/routing/root-folders.ts'
import type { ServerEntry } from '../bundle/bundle.ts'
import type { LocaleModel, SiteModel } from '../compile/site-model.ts'
import { contentHash } from '../lib/content-hash.ts'
import { dataFolder, type TextFile } from './app-data.ts'
import { integrityOf } from './content-security.ts'
import type { ScriptFile } from './html-document.ts'
import { composeDocument, type RenderedDocument } from './page-document.ts'
import type { RenderSetting, SettingSources } from './render-setting.ts'

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
  const files: TextFile[] = []
  for (const locale of model.locales) {
    const notFound = await notFoundDocument(input, locale)
    documents.push(notFound)
    files.push([notFoundFile(locale.home), notFound.html])
    if (locale.locale !== model.defaultLocale || locale.home === `/${folder}`) continue
    const script = rootScript(bundle.inline.root, folder)
    const root = await rootDocument(input, { locale, script })
    documents.push(root)
    files.push(
      [notFoundFile(`/${folder}`), notFound.html],
      [script.src.slice(1), bundle.inline.root],
      [`${folder}index.html`, root.html],
    )
  }
  return { documents, files }
}

/** The file that answers unknown addresses below a home. */
export function notFoundFile(home: string): string {
  return `${home.slice(1)}404.html`
}

/**
 * The root's script is a file, referenced with the hash of its bytes: scanners judge a site's safety by its root. It is small, and
 * requested while the document is still arriving.
 */
function rootScript(text: string, folder: string): ScriptFile {
  return { src: `/${folder}${rootFolders.assets}/root-${contentHash(text)}.js`, integrity: integrityOf(text) }
}

/**
 * The document at the root of the site: it detects the visitor's language. Its head is that of a locale's home.
 *
 * @param locale the default locale
 */
export async function rootDocument(
  { model, bundle, setting }: StandaloneInput,
  { locale, script }: { readonly locale: LocaleModel; readonly script: string | ScriptFile },
): Promise<RenderedDocument> {
  const { countryLookup, order } = model.localeDetection
  const home = model.pages.find(({ route }) => route.path === locale.home)
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
    script,
    connections: countryLookup && order.includes('country') ? [new URL(countryLookup.url).origin] : [],
  })
}

/** The document that answers unknown paths of a locale. */
export async function notFoundDocument(
  { model, bundle, setting }: StandaloneInput,
  { tag, shell }: LocaleModel,
): Promise<RenderedDocument> {
  const head: HeadTag[] = [
    { tag: 'title', text: `${shell.messages.notFound.title} – ${shell.siteName}` },
    { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
  ]
  return composeDocument(setting, {
    lang: tag,
    head,
    body: await bundle.server.renderStandalone({ kind: 'notFound', shell }),
    data: { 'not-found': { ...homesOf(model), data: dataFolder(model.site.folder), shards: setting.shards } },
    script: bundle.inline.notFound,
  })
}

function homesOf({ locales, defaultLocale, site }: SiteModel): SiteHomes {
  const first = locales.find(({ locale }) => locale === defaultLocale)
  return { homes: locales.map(({ home }) => home), defaultHome: first?.home ?? `/${site.folder}` }
}
