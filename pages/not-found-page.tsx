import type { NavGroup, NavLink } from '../src/content/shell-content.ts'
import { useHome, useShell } from '../src/content/site-context.tsx'
import { Layout } from '../src/layout/layout.tsx'
import { NavLinks } from '../src/layout/nav-links.tsx'
import { useMessages } from '../src/locale/use-messages.ts'
import { TargetLink } from '../src/routing/target-link.tsx'

/** The 404 page of a locale: the nearest pages, which its script finds; the home page, the chat, and what else the company has to show. */
export function NotFoundPage() {
  const { t } = useMessages()
  const { footer, header, chat } = useShell()
  const isSelling = footer.services.length > 0
  const links = isSelling ? footer.services : header.menu.flatMap(listLinks)
  return (
    <Layout>
      <div className="opening-plain not-found">
        <h1>{t('notFound.title')}</h1>
        <p className="opening-plain-subtitle">{t('notFound.text')}</p>
        <NearestPages Title="h2" />
        <p className="actions opening-actions">
          <a className="button" href={useHome()}>
            {t('notFound.home')}
          </a>
          {chat && (
            <TargetLink className="text-link" target={chat}>
              {chat.label}
            </TargetLink>
          )}
        </p>
        {links.length > 0 && (
          <section className="not-found-links" aria-labelledby="not-found-links">
            <h2 id="not-found-links">{isSelling ? footer.servicesTitle : t('navigation.main')}</h2>
            <NavLinks links={links} />
          </section>
        )}
      </div>
    </Layout>
  )
}

function listLinks(entry: NavLink | NavGroup): readonly NavLink[] {
  return 'entries' in entry ? entry.entries : [entry]
}

/** The line above the home page, on a site that leads there from an address that it does not have. */
export function LostLine() {
  const { t } = useMessages()
  return (
    <aside aria-labelledby="lost-line">
      <div className="lost-line" role="status">
        <p id="lost-line">{t('notFound.line')}</p>
        <NearestPages Title="p" />
      </div>
    </aside>
  )
}

/** The place for the nearest pages: the script fills it and shows it, where there are any. */
function NearestPages({ Title }: { readonly Title: 'h2' | 'p' }) {
  const { t } = useMessages()
  return (
    <div className="nearest-pages">
      <Title>{t('notFound.nearest')}</Title>
      <ul>
        <li>
          <a href={useHome()}>{t('notFound.home')}</a>
        </li>
      </ul>
    </div>
  )
}
