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
  // The form with which the foot begins stands below the steps to the next entry.
  const end = sections.length - Number(sections.at(-1)?.id === 'footer-form')
  return (
    <>
      {menu && menus && <menus.FoldedMenu menu={menu} />}
      <PageSections sections={sections.slice(0, end)} />
      {menu && menus && <menus.EntrySteps menu={menu} />}
      <PageSections sections={sections.slice(end)} />
      {menu && menus && <menus.EntryMenu menu={menu} />}
      {search !== undefined && views && <views.SearchResultsPage index={search} Form={SearchForm} />}
    </>
  )
}
