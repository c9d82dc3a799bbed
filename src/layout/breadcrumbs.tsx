import { usePage } from '../content/site-context.tsx'
import { useMessages } from '../locale/use-messages.ts'

interface BreadcrumbsProps {
  /** The language of the current page's name, if it is not that of the page. */
  readonly lang?: string | undefined
}

/** The trail from the home page to the current page. Renders nothing on the home page. */
export function Breadcrumbs({ lang }: BreadcrumbsProps) {
  const { t } = useMessages()
  const trail = usePage()?.breadcrumbs ?? []
  if (trail.length < 2) return null
  return (
    <nav className="breadcrumbs" aria-label={t('navigation.breadcrumbs')}>
      <ol>
        {trail.map(({ label, path }, index) => (
          <li key={path}>
            {index < trail.length - 1 ? (
              <a href={path}>{label}</a>
            ) : (
              <span aria-current="page" lang={lang} dir={lang && 'auto'}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
