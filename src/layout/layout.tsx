import type { ReactNode } from 'react'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

interface LayoutProps {
  readonly children: ReactNode
}

/** The frame of every page: header, main, footer with the chat button. */
export function Layout({ children }: LayoutProps) {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
