import type { ReactNode } from 'react'
import { removeMarks } from '../content/same-text.ts'
import { useHome, useShell } from '../content/site-context.tsx'
import { useMessages } from '../locale/use-messages.ts'
import { Logo } from '../media/logo.tsx'
import { TargetLink } from '../routing/target-link.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { NavMenu } from './nav-menu.tsx'
import { useDisclosure } from './use-disclosure.ts'

/** The header of every page: what is given, logo, menu, languages and, on large screens, the main button. */
export function SiteHeader({ children }: { readonly children: ReactNode }) {
  const { t } = useMessages()
  const { header, shortName, logoRatio, languages, ...shell } = useShell()
  return (
    <header className="site-header">
      {children}
      <a className="site-header-logo" href={useHome()} translate="no">
        <Logo {...shell} logoRatio={logoRatio} size={36} name={logoRatio === undefined ? '' : shortName} />
        {logoRatio === undefined && shortName}
      </a>
      {header.menu.length > 0 && (
        <nav className={`site-header-nav${lengthClass(header.menu)}`} aria-label={t('navigation.main')}>
          <NavMenu menu={header.menu} folded />
        </nav>
      )}
      {header.search !== undefined && <SearchBox action={header.search} />}
      {languages.length > 1 && <LanguageSwitcher />}
      <HeaderAction className="site-header-action button button-quiet" />
      <Menu />
    </header>
  )
}

/** The class of a menu whose words, with the space around them, need more room than a small desk has, a larger one, or any. */
function lengthClass(menu: readonly { readonly label: string }[]): string {
  const length = menu.reduce((sum, { label }) => sum + removeMarks(label).length + 3, 0)
  if (length > 104) return ' long-menu endless-menu'
  if (length > 78) return ' long-menu longer-menu'
  return length > 60 ? ' long-menu' : ''
}

/** The main button of the header. Renders nothing if there is none, or its page is switched off. */
function HeaderAction({ className }: { readonly className: string }) {
  const { action } = useShell().header
  if (!action) return null
  return (
    <TargetLink className={className} target={action}>
      {action.label}
    </TargetLink>
  )
}

/**
 * The menu of small screens, with the main button, the chat and the phone number: a native disclosure, which works before the app has started. It covers what opens beside
 * it, so that its name lets one of the header's disclosures be open at a time. Renders nothing without links and button.
 */
function Menu() {
  const { t } = useMessages()
  const { chat, contact, header } = useShell()
  const { menu, action } = header
  const ref = useDisclosure()
  if (menu.length === 0 && !action) return null
  return (
    <details className="site-menu" name="header" ref={ref}>
      <summary>
        <span className="visually-hidden">{t('navigation.menu')}</span>
      </summary>
      <nav aria-label={t('navigation.main')}>
        <NavMenu menu={menu} />
        <HeaderAction className="button" />
        {chat && chat.href !== action?.href && (
          <TargetLink className="button button-quiet" target={chat}>
            {chat.label}
          </TargetLink>
        )}
        {contact.phone !== undefined && contact.phoneHref !== action?.href && (
          <a className="button button-quiet" href={contact.phoneHref}>
            {contact.phone}
          </a>
        )}
      </nav>
    </details>
  )
}
