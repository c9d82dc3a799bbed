import type { SideMenu } from '../content/page-content.ts'
import { PageLink } from '../routing/page-link.tsx'

/** The links to the entries before and after, at the end of the page of one. */
export function EntrySteps({ menu: { entries, current, words } }: { readonly menu: SideMenu }) {
  const place = entries.findIndex(({ page }) => page === current)
  const [previous, next] = [entries[place - 1], entries[place + 1]]
  return (
    <nav className="entry-steps" aria-label={`${words.previous} / ${words.next}`}>
      {previous && (
        <PageLink page={previous.page} rel="prev">
          <small>{words.previous}</small> {previous.label}
        </PageLink>
      )}
      {next && (
        <PageLink page={next.page} rel="next">
          <small>{words.next}</small> {next.label}
        </PageLink>
      )}
    </nav>
  )
}
