import { createContext, type ReactNode, useContext } from 'react'
import type { LoadedViews } from '../sections/section-views.ts'
import type { AnyPageModule } from './page-content.ts'
import type { Shell } from './shell-content.ts'

const ShellContext = createContext<Shell | undefined>(undefined)
const PageContext = createContext<AnyPageModule | undefined>(undefined)
const ViewsContext = createContext<LoadedViews>({})

interface SiteProviderProps {
  readonly shell: Shell
  readonly page?: AnyPageModule
  /** The views of the kinds of sections that the page has. */
  readonly views?: LoadedViews
  readonly children: ReactNode
}

/** Provides the shell of the locale and the current page. */
export function SiteProvider({ shell, page, views = {}, children }: SiteProviderProps) {
  return (
    <ShellContext value={shell}>
      <PageContext value={page}>
        <ViewsContext value={views}>{children}</ViewsContext>
      </PageContext>
    </ShellContext>
  )
}

/** Provides the current page with more than it came with. */
export function PageProvider({ page, children }: { readonly page: AnyPageModule; readonly children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>
}

/** Returns the shell of the current locale. Throws outside a `SiteProvider`. */
export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('No SiteProvider')
  return shell
}

/** Returns the path of the current locale's home page. */
export function useHome(): string {
  const { languages, locale } = useShell()
  return languages.find((language) => language.locale === locale)?.home ?? '/'
}

/** Returns the views of the kinds of sections that the current page has. */
export function useSectionViews(): LoadedViews {
  return useContext(ViewsContext)
}

/** Returns the current page; undefined on pages outside the route table (the root page, the 404 page). */
export function usePage(): AnyPageModule | undefined {
  return useContext(PageContext)
}
