import { usePage } from '../content/site-context.tsx'
import { useMessages } from '../locale/use-messages.ts'
import type { TextLanguage } from '../locale/use-text-language.ts'

interface BreadcrumbsProps {
  /** The language of the current page's name. */
  readonly language?: TextLanguage | undefined
}

/** The trail from the home page to the current page. Renders nothing on the home page. */
export function Breadcrumbs({ language }: BreadcrumbsProps) {
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
              <span aria-current="page" {...language}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
