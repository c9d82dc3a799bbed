import type { ReactNode } from 'react'
import { useShell } from '../content/site-context.tsx'
import { useMessages } from '../locale/use-messages.ts'
import { ChatButton } from './chat-button.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SiteNotice } from './site-notice.tsx'

interface LayoutProps {
  readonly children: ReactNode
}

/** The frame of every page: notice, header, chat button, main, footer. The skip link comes first, in the first of them. */
export function Layout({ children }: LayoutProps) {
  const { t } = useMessages()
  const { notice } = useShell().header
  const skipLink = (
    <a className="skip-link" href="#main">
      {t('common.skipToContent')}
    </a>
  )
  return (
    <>
      {notice && <SiteNotice notice={notice}>{skipLink}</SiteNotice>}
      <SiteHeader>{!notice && skipLink}</SiteHeader>
      <ChatButton />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
