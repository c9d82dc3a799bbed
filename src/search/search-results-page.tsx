import type { NavGroup, NavLink } from '../content/shell-content.ts'
import { useShell } from '../content/site-context.tsx'
import { useMessages } from '../locale/use-messages.ts'
import type { SearchPageProps } from '../sections/section-views.ts'
import { ResultList } from './result-list.tsx'

/** What is found by the search. Without JavaScript it says that it needs some; the pages of the menu follow in any case. */
export function SearchResultsPage(props: SearchPageProps) {
  const { t } = useMessages()
  const { header, footer } = useShell()
  const links = [...header.menu.flatMap(listLinks), ...footer.services, ...footer.links]
  const shown = new Map(links.map(({ href, label }) => [href, label]))
  return (
    <div className="section search-page">
      <ResultList {...props} />
      <p className="search-unscripted">{t('search.searchUnscripted')}</p>
      {shown.size > 0 && (
        <nav className="search-links" aria-label={t('search.searchTitle')}>
          <ul>
            {[...shown].map(([href, label]) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

function listLinks(entry: NavLink | NavGroup): readonly NavLink[] {
  return 'entries' in entry ? entry.entries : [entry]
}
