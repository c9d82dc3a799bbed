import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useShell } from '../content/site-context.tsx'
import { NavLinks } from './nav-links.tsx'

/** The menu of small screens: a native disclosure, so that it works before the app has started. It closes when a link is chosen. */
export function Menu() {
  const { t } = useTranslation()
  const { header } = useShell()
  return (
    <details className="site-menu" onClick={closeOnLink}>
      <summary>
        <span className="visually-hidden">{t('navigation.menu')}</span>
      </summary>
      <nav aria-label={t('navigation.main')}>
        <NavLinks links={header.links} />
      </nav>
    </details>
  )
}

function closeOnLink({ target, currentTarget }: MouseEvent<HTMLDetailsElement>): void {
  if (target instanceof Element && target.closest('a')) currentTarget.open = false
}
