import type { i18n } from 'i18next'
import { use, useEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import type { PageSource } from './content/page-source.ts'
import type { Shell } from './content/shell-content.ts'
import { SiteProvider } from './content/site-context.tsx'
import { useDocumentHead } from './head/document-head.ts'
import { Layout } from './layout/layout.tsx'
import { useMessages } from './locale/use-messages.ts'
import { useAnnounceRoute } from './routing/use-announce-route.ts'
import { useInternalLinks } from './routing/use-internal-links.ts'
import { useScrollReset } from './routing/use-scroll-reset.ts'
import { useSlowPage } from './routing/use-slow-page.ts'

interface AppProps {
  readonly shell: Shell
  readonly messages: i18n
  readonly source: PageSource
}

/** The site in one locale: the same tree on the server and in the browser. Needs a router around it. */
export function App({ shell, messages, source }: AppProps) {
  return (
    <I18nextProvider i18n={messages}>
      <CurrentPage shell={shell} source={source} />
    </I18nextProvider>
  )
}

/** Where the sign that a page is slow to come stands; in no stylesheet, since few visitors see it. */
const inTheCorner = { position: 'fixed', zIndex: 4, insetBlockEnd: '0.5rem', insetInlineStart: '0.5rem' } as const

/** The page at the current address. While the next page loads, the router's transition keeps the current one on the screen. */
function CurrentPage({ shell, source }: Omit<AppProps, 'messages'>) {
  const { pathname, search, hash } = useLocation()
  const pending = source.read(pathname)
  const loaded = pending instanceof Promise ? use(pending) : pending
  const page = loaded.kind === 'page' ? loaded.page : undefined
  useDocumentHead(page)
  useScrollReset(page)
  useInternalLinks()
  useEffect(() => {
    // The router handles Back and Forward from now on; the boot script could only reload the page.
    window.onpopstate = null
  }, [])
  const announcement = useAnnounceRoute(page)
  const isSlow = useSlowPage()
  const { t } = useMessages()
  if (loaded.kind === 'redirect') return <Navigate to={{ pathname: loaded.path, search, hash }} replace />
  const { Template, views, styles } = loaded
  return (
    <SiteProvider shell={shell} page={loaded.page} views={views}>
      {styles && <link rel="stylesheet" href={styles} precedence="blocks" />}
      <Layout>
        <Template key={loaded.page.key} content={loaded.page.content} />
      </Layout>
      <div
        className={isSlow ? 'button' : 'visually-hidden'}
        style={isSlow ? inTheCorner : undefined}
        aria-live="polite"
      >
        {isSlow ? t(navigator.onLine ? 'common.loading' : 'common.error') : announcement}
      </div>
    </SiteProvider>
  )
}
