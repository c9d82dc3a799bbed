import { useShell } from '../content/site-context.tsx'
import { useMessages } from '../locale/use-messages.ts'
import { HeaderAction } from './header-action.tsx'
import { NavLinks } from './nav-links.tsx'
import { useDisclosure } from './use-disclosure.ts'

/**
 * The menu of small screens, with the main button: a native disclosure, which works before the app has started. It covers what opens beside
 * it, so that its name lets one of the header's disclosures be open at a time. Renders nothing without links and button.
 */
export function Menu() {
  const { t } = useMessages()
  const { links, action } = useShell().header
  const ref = useDisclosure()
  if (links.length === 0 && (action.url ?? action.path) === undefined) return null
  return (
    <details className="site-menu" name="header" ref={ref}>
      <summary>
        <span className="visually-hidden">{t('navigation.menu')}</span>
      </summary>
      <nav aria-label={t('navigation.main')}>
        <NavLinks links={links} />
        <HeaderAction className="button" />
      </nav>
    </details>
  )
}
