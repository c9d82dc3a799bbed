import { useHome, useShell } from '../content/site-context.tsx'
import { useMessages } from '../locale/use-messages.ts'
import { Logo } from '../media/logo.tsx'
import { HeaderAction } from './header-action.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { Menu } from './menu.tsx'
import { NavLinks } from './nav-links.tsx'

/** The header of every page: skip link, logo, menu, languages and, on large screens, the main button. */
export function SiteHeader() {
  const { t } = useMessages()
  const { header, shortName, logo, languages } = useShell()
  return (
    <header className="site-header">
      <a className="skip-link" href="#main">
        {t('common.skipToContent')}
      </a>
      <a className="site-header-logo" href={useHome()}>
        <Logo logo={logo} size={36} />
        {shortName}
      </a>
      {header.links.length > 0 && (
        <nav className="site-header-nav" aria-label={t('navigation.main')}>
          <NavLinks links={header.links} />
        </nav>
      )}
      {languages.length > 1 && <LanguageSwitcher />}
      <HeaderAction className="site-header-action button button-quiet" />
      <Menu />
    </header>
  )
}
