import type { ReactNode } from 'react'
import { useMessages } from '../locale/use-messages.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

interface LayoutProps {
  readonly children: ReactNode
}

/** What surrounds the content of every page: skip link, header, main, footer with the chat button. */
export function Layout({ children }: LayoutProps) {
  const { t } = useMessages()
  return (
    <>
      <a className="skip-link" href="#main">
        {t('common.skipToContent')}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
