import { useTranslation } from 'react-i18next'
import { useShell } from '../content/site-context.tsx'
import { NavLinks } from './nav-links.tsx'
import { useDisclosure } from './use-disclosure.ts'

/** The menu of small screens: a native disclosure, so that it works before the app has started. */
export function Menu() {
  const { t } = useTranslation()
  const { header } = useShell()
  return (
    <details className="site-menu" ref={useDisclosure()}>
      <summary>
        <span className="visually-hidden">{t('navigation.menu')}</span>
      </summary>
      <nav aria-label={t('navigation.main')}>
        <NavLinks links={header.links} />
      </nav>
    </details>
  )
}
