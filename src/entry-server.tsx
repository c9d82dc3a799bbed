import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router-dom'
import { LostLine, NotFoundPage } from '../pages/not-found-page.tsx'
import { RootPage } from '../pages/root-page.tsx'
import { loadTemplate } from '../pages/templates.ts'
import { App } from './app.tsx'
import type { AnyPageModule } from './content/page-content.ts'
import type { LoadedPage } from './content/page-source.ts'
import type { Shell } from './content/shell-content.ts'
import { SiteProvider } from './content/site-context.tsx'
import type { KindModules } from './kinds/kind-module.ts'
import { createMessages } from './locale/create-messages.ts'
import { memoize } from './memoize.ts'
import { loadViews, sectionParts } from './sections/load-views.ts'
import type { LoadedViews } from './sections/section-views.ts'

export { importForKind } from './kinds/import-for-kind.ts'

/** Renders a page of the route table to the HTML inside `#root`. Rethrows errors of components. */
export async function renderPage({
  shell,
  page,
  path,
  kinds = {},
}: {
  shell: Shell
  page: AnyPageModule
  path: string
  /** The code of the site's own kinds. */
  kinds?: KindModules
}): Promise<string> {
  const loaded: LoadedPage = {
    kind: 'page',
    page,
    Template: await loadTemplateOnce(page.template),
    views: { ...(await everyView()), own: kinds },
  }
  const source = { read: () => loaded }
  const messages = createShellMessages(shell)
  return renderToHtml(
    <StaticRouter location={path}>
      <App shell={shell} messages={messages} source={source} />
    </StaticRouter>,
  )
}

const standalonePages = { root: RootPage, notFound: NotFoundPage, lostLine: LostLine }

interface StandaloneOptions {
  readonly kind: keyof typeof standalonePages
  readonly shell: Shell
}

/** Renders a page outside the route table: the page at `/`, the 404 page of a locale, or the line above its home that stands for it. */
export async function renderStandalone({ kind, shell }: StandaloneOptions): Promise<string> {
  const Page = standalonePages[kind]
  return renderToHtml(
    <StaticRouter location="/">
      <I18nextProvider i18n={createShellMessages(shell)}>
        <SiteProvider shell={shell}>
          <Page />
        </SiteProvider>
      </I18nextProvider>
    </StaticRouter>,
  )
}

/** Loads a template, each once: importing it again for every page would take time. */
const loadTemplateOnce = memoize(loadTemplate)

/** The views of all kinds of sections, loaded once. */
let views: Promise<LoadedViews> | undefined

function everyView(): Promise<LoadedViews> {
  views ??= loadViews(sectionParts)
  return views
}

const instances = new WeakMap<Shell, i18n>()

/** Returns the messages of a shell: the same instance for all pages of a locale. */
function createShellMessages(shell: Shell): i18n {
  const known = instances.get(shell) ?? withCache(createMessages(shell))
  instances.set(shell, known)
  return known
}

/** Caches messages by key and values: all pages of a locale ask for the same ones, and i18next takes long to look one up. */
function withCache(messages: i18n): i18n {
  const texts = new Map<string, string>()
  const translate = messages.t.bind(messages) as (key: string, values?: object) => string
  const t = (key: string, values?: object) => {
    const cacheKey = values ? `${key} ${JSON.stringify(values)}` : key
    const text = texts.get(cacheKey) ?? translate(key, values)
    texts.set(cacheKey, text)
    return text
  }
  return Object.assign(messages, { t })
}

/** The end tag of a shape without content, for which SVG in HTML has a shorter form. */
const emptyShape = /><\/(?:circle|ellipse|line|path|poly\w+|rect)>/g

/** What React writes in place of a `Suspense` boundary that failed or is pending. */
const unfinished = /<!--\$[!?]-->/

/**
 * Renders with `renderToString`, which takes half the time but swallows errors inside a `Suspense`. If one is left unfinished, renders
 * again, as one tree, with the API that reports errors.
 */
async function renderToHtml(tree: ReactNode): Promise<string> {
  const html = renderToString(tree)
  return (unfinished.test(html) ? await renderFinished(tree) : html).replaceAll(emptyShape, '/>')
}

async function renderFinished(tree: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(tree, { onError: (error) => void errors.push(error) })
  const chunks: Buffer[] = []
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk))
  if (errors.length > 0) throw errors[0]
  return Buffer.concat(chunks).toString()
}
