import type { SearchContent } from '../src/content/page-content.ts'
import { SiteLinks } from '../src/layout/site-links.tsx'
import { useMessages } from '../src/locale/use-messages.ts'
import { FoundPages } from '../src/search/found-pages.tsx'
import { PageSections } from '../src/sections/page-sections.tsx'

interface SearchPageProps {
  readonly content: SearchContent
}

/** The page for what is found by the search. Without JavaScript it says that it needs some, and leads to the pages of the menu. */
export function SearchPage({ content: { sections, index } }: SearchPageProps) {
  const { t } = useMessages()
  return (
    <>
      <PageSections sections={sections} />
      <div className="section search-page">
        <FoundPages index={index} />
        <p className="search-unscripted">{t('search.searchUnscripted')}</p>
        <SiteLinks className="search-links" />
      </div>
    </>
  )
}
