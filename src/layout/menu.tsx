import { useShell } from '../content/site-context.tsx'
import { useMessages } from '../locale/use-messages.ts'
import { HeaderAction } from './header-action.tsx'
import { NavLinks } from './nav-links.tsx'
import { useDisclosure } from './use-disclosure.ts'

/**
 * The menu of small screens, with the main button: a native disclosure, which works before the app has started. It covers what opens beside
 * it, so that its name lets one of the header's disclosures be open at a time.
 */
export function Menu() {
  const { t } = useMessages()
  const { header } = useShell()
  return (
    <details className="site-menu" name="header" ref={useDisclosure()}>
      <summary>
        <span className="visually-hidden">{t('navigation.menu')}</span>
      </summary>
      <nav aria-label={t('navigation.main')}>
        <NavLinks links={header.links} />
        <HeaderAction className="button" />
      </nav>
    </details>
  )
}
