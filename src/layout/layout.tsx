import type { ReactNode } from 'react'
import { useShell } from '../content/site-context.tsx'
import { useMessages } from '../locale/use-messages.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SiteNotice } from './site-notice.tsx'

interface LayoutProps {
  readonly children: ReactNode
}

/** The frame of every page: skip link, notice, header, main, footer with the chat button. */
export function Layout({ children }: LayoutProps) {
  const { t } = useMessages()
  const { notice } = useShell().header
  return (
    <>
      <a className="skip-link" href="#main">
        {t('common.skipToContent')}
      </a>
      {notice && <SiteNotice notice={notice} />}
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
