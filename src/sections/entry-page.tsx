import { EntryMenu, FoldedMenu } from './entry-menu.tsx'
import { EntrySteps } from './entry-steps.tsx'
import type { EntryPageProps } from './section-views.ts'

/** The page of an entry with a menu of all entries. The form with which its foot begins stands below the steps to the next entry. */
export function EntryPage({ menu, sections, Sections }: EntryPageProps) {
  const end = sections.length - Number(sections.at(-1)?.id === 'footer-form')
  return (
    <>
      <FoldedMenu menu={menu} />
      <Sections sections={sections.slice(0, end)} />
      <EntrySteps menu={menu} />
      <Sections sections={sections.slice(end)} />
      <EntryMenu menu={menu} />
    </>
  )
}
