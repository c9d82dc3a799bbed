import type { LocaleModel } from '../compile/site-model.ts'
import type { HeadTag } from '../../src/head/head-tag.ts'
import { blocksOf } from '../outputs/styles.ts'
import { htmlDocument } from './html-document.ts'
import type { PrerenderInput } from './prerender.ts'
import { shardCount } from './route-index.ts'

/** Renders the pages outside the route table: the root, and a 404 page per locale; the default locale's is also the site's. */
export async function prerenderStandalone(input: PrerenderInput): Promise<void> {
  const { model, output } = input
  for (const locale of model.locales) {
    const isDefault = locale.locale === model.defaultLocale
    const html = await notFoundDocument(input, locale)
    await output.write(`${locale.locale}/404.html`, html)
    if (!isDefault) continue
    await output.write('404.html', html)
    await output.write('index.html', await rootDocument(input, locale))
  }
}

async function rootDocument({ model, bundle, styles, sharedHead }: PrerenderInput, locale: LocaleModel): Promise<string> {
  const body = await bundle.server.renderStandalone({ kind: 'root', shell: locale.shell })
  const home = model.routes.find(({ path }) => path === `/${locale.locale}/`)
  const pageHead = home ? model.pageModule(home).head : []
  return htmlDocument({
    lang: locale.tag,
    head: [...pageHead, ...sharedHead],
    styles: [styles.base, blocksOf(body, styles)],
    body,
    data: {
      detection: {
        ...model.localeDetection,
        locales: model.locales.map((entry) => entry.locale),
        defaultLocale: model.defaultLocale,
      },
    },
    script: bundle.inline.root,
  })
}

async function notFoundDocument({ model, bundle, styles, sharedHead }: PrerenderInput, locale: LocaleModel): Promise<string> {
  const body = await bundle.server.renderStandalone({ kind: 'notFound', shell: locale.shell })
  const head: HeadTag[] = [
    { tag: 'title', text: `${locale.shell.messages.notFound.title} – ${locale.shell.siteName}` },
    { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
  ]
  return htmlDocument({
    lang: locale.tag,
    head: [...head, ...sharedHead],
    styles: [styles.base, blocksOf(body, styles)],
    body,
    data: {
      'not-found': {
        locales: model.locales.map((entry) => entry.locale),
        defaultLocale: model.defaultLocale,
        shards: shardCount(model.routes.length),
      },
    },
    script: bundle.inline.notFound,
  })
}
