import { useHome, useShell } from '../src/content/site-context.tsx'
import { Layout } from '../src/layout/layout.tsx'
import { SiteLinks } from '../src/layout/site-links.tsx'
import { useMessages } from '../src/locale/use-messages.ts'
import { TargetLink } from '../src/routing/target-link.tsx'

/** The 404 page of a locale: the nearest pages, which its script finds; the home page, the chat, and what else the company has to show. */
export function NotFoundPage() {
  const { t } = useMessages()
  const { chat } = useShell()
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
        <SiteLinks className="not-found-links" />
      </div>
    </Layout>
  )
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
