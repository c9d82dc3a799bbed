import type { SectionsContent } from '../src/content/page-content.ts'
import { useSectionViews } from '../src/content/site-context.tsx'
import { SearchForm } from '../src/search/search-form.tsx'
import { PageSections } from '../src/sections/page-sections.tsx'

interface SectionsPageProps {
  readonly content: SectionsContent
}

/** A page that is composed of sections; the first one is its opening. The page for what is found by the search has that below. */
export function SectionsPage({ content: { sections, menu, search } }: SectionsPageProps) {
  const { menus, search: views } = useSectionViews()
  return (
    <>
      {menu && menus ? (
        <menus.EntryPage menu={menu} sections={sections} Sections={PageSections} />
      ) : (
        <PageSections sections={sections} />
      )}
      {search !== undefined && views && <views.SearchResultsPage index={search} Form={SearchForm} />}
    </>
  )
}
