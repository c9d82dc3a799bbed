import type { HeadTag } from '../../src/head/document-head.ts'
import { rootFolders } from '../../src/routing/root-folders.ts'
import { homePath } from '../compile/routes.ts'
import type { LocaleModel, SiteModel } from '../compile/site-model.ts'
import { contentHash } from '../lib/content-hash.ts'
import { integrityOf } from '../output/hosting/content-security.ts'
import type { ScriptFile } from './html-document.ts'
import { pageDocument, type RenderTools } from './page-renderer.ts'
import type { PrerenderInput } from './prerender.ts'
import type { DocumentSetting } from './render-setting.ts'
import { shardCount } from './route-index.ts'

/** What the pages outside the route table are made of. */
type StandaloneInput = DocumentSetting & Pick<PrerenderInput, 'model' | 'bundle'> & Pick<RenderTools, 'policy'>

/** Renders the pages outside the route table: the root, and a 404 page per locale; the default locale's is also the site's. */
export async function prerenderStandalone(input: PrerenderInput): Promise<void> {
  const { model, bundle, output } = input
  for (const locale of model.locales) {
    const html = await notFoundDocument(input, locale)
    output.write(`${locale.locale}/404.html`, html)
    if (locale.locale !== model.defaultLocale) continue
    output.write('404.html', html)
    const script = rootScript(bundle.inline.root)
    output.write(script.src.slice(1), bundle.inline.root)
    output.write('index.html', await rootDocument(input, { locale, script }))
  }
}

/**
 * The root's script is a file, referenced with the hash of its bytes: scanners judge a site's safety by its root. It is small, and
 * requested while the document is still arriving.
 */
function rootScript(text: string): ScriptFile {
  return { src: `/${rootFolders.assets}/root-${contentHash(text)}.js`, integrity: integrityOf(text) }
}

/**
 * The document at the root of the site: it detects the visitor's language. Its head is that of a locale's home.
 *
 * @param locale the default locale
 */
export async function rootDocument(
  input: StandaloneInput,
  { locale, script }: { readonly locale: LocaleModel; readonly script: string | ScriptFile },
): Promise<string> {
  const { model, bundle } = input
  const { countryLookup } = model.localeDetection
  const home = model.routes.find(({ path }) => path === homePath(locale.locale))
  return pageDocument(input, {
    lang: locale.tag,
    head: home ? model.pageModule(home).head : [],
    body: await bundle.server.renderStandalone({ kind: 'root', shell: locale.shell }),
    data: {
      detection: { ...model.localeDetection, ...localesOf(model), tags: model.locales.map(({ tag }) => tag) },
    },
    script,
    connections:
      countryLookup && model.localeDetection.order.includes('country') ? [new URL(countryLookup.url).origin] : [],
  })
}

/** The document that answers unknown paths of a locale. */
export async function notFoundDocument(input: StandaloneInput, { tag, shell }: LocaleModel): Promise<string> {
  const { model, bundle } = input
  const head: HeadTag[] = [
    { tag: 'title', text: `${shell.messages.notFound.title} – ${shell.siteName}` },
    { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
  ]
  return pageDocument(input, {
    lang: tag,
    head,
    body: await bundle.server.renderStandalone({ kind: 'notFound', shell }),
    data: { 'not-found': { ...localesOf(model), shards: shardCount(model.routes.length) } },
    script: bundle.inline.notFound,
  })
}

function localesOf({ locales, defaultLocale }: SiteModel) {
  return { locales: locales.map(({ locale }) => locale), defaultLocale }
}
