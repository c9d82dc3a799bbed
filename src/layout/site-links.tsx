import type { NavGroup, NavLink } from '../content/shell-content.ts'
import { useShell } from '../content/site-context.tsx'
import { useMessages } from '../locale/use-messages.ts'
import { NavLinks } from './nav-links.tsx'

/** What else the company has to show: its services, else the pages of the menu. Renders nothing where it has neither. */
export function SiteLinks({ className }: { readonly className: string }) {
  const { t } = useMessages()
  const { footer, header } = useShell()
  const isSelling = footer.services.length > 0
  const links = isSelling ? footer.services : header.menu.flatMap(listLinks)
  if (links.length === 0) return null
  return (
    <section className={className} aria-labelledby={className}>
      <h2 id={className}>{isSelling ? footer.servicesTitle : t('navigation.main')}</h2>
      <NavLinks links={links} />
    </section>
  )
}

function listLinks(entry: NavLink | NavGroup): readonly NavLink[] {
  return 'entries' in entry ? entry.entries : [entry]
}
