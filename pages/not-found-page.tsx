import { useHome } from '../src/content/site-context.tsx'
import { Layout } from '../src/layout/layout.tsx'
import { useMessages } from '../src/locale/use-messages.ts'

/** The 404 page of a locale: a link to its home page. */
export function NotFoundPage() {
  const { t } = useMessages()
  return (
    <Layout>
      <div className="page-hero not-found">
        <h1>{t('notFound.title')}</h1>
        <p className="page-hero-subtitle">{t('notFound.text')}</p>
        <p className="actions opening-actions">
          <a className="button" href={useHome()}>
            {t('notFound.home')}
          </a>
        </p>
      </div>
    </Layout>
  )
}
