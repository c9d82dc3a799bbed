import { ContactLink } from '../contact/mail-address.tsx'
import { useShell } from '../content/site-context.tsx'
import { useMessages } from '../locale/use-messages.ts'
import { ExternalLink } from '../routing/external-link.tsx'
import { NavLinks } from './nav-links.tsx'

/** The footer of every page: the company and how to reach it, services, menu and social networks. */
export function SiteFooter() {
  const { t } = useMessages()
  const { footer, siteName, nameLetters, contact, consent } = useShell()
  const { social = [] } = footer
  const { email = '', emailHref = '', phone = '', phoneHref = '', others = [] } = contact
  const own = [
    { label: email, href: emailHref, name: '' },
    { label: phone, href: phoneHref, name: '' },
  ]
  const links = [...own, ...others].filter(({ label }) => label)
  return (
    <footer className="site-footer">
      <div className="site-footer-company">
        <div className={`site-footer-name${nameLetters ? ` letters-${nameLetters}` : ''}`} translate="no">
          {siteName}
        </div>
        {footer.description && <p>{footer.description}</p>}
        {links.length > 0 && (
          <ul>
            {links.map(({ name, label, href }) => (
              <li key={href}>
                {name && `${name} `}
                <ContactLink label={label} href={href} />
              </li>
            ))}
          </ul>
        )}
        {footer.hours && <p className="site-footer-hours">{footer.hours}</p>}
      </div>
      {footer.services.length > 0 && (
        <nav className="site-footer-services" aria-labelledby="footer-services">
          <h2 id="footer-services">{footer.servicesTitle}</h2>
          <NavLinks links={footer.services} />
        </nav>
      )}
      {footer.links.length > 0 && (
        <nav {...(footer.menuTitle ? { 'aria-labelledby': 'footer-menu' } : { 'aria-label': t('navigation.menu') })}>
          {footer.menuTitle && <h2 id="footer-menu">{footer.menuTitle}</h2>}
          <NavLinks links={footer.links} />
        </nav>
      )}
      {footer.columns?.map(({ title, links }, index) => (
        <nav key={index} aria-labelledby={`footer-${index}`}>
          <h2 id={`footer-${index}`}>{title}</h2>
          <NavLinks links={links} />
        </nav>
      ))}
      {social.length > 0 && (
        <div>
          {footer.socialTitle && <h2>{footer.socialTitle}</h2>}
          <ul>
            {social.map(({ label, url }) => (
              <li key={url}>
                <ExternalLink href={url}>{label}</ExternalLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="site-footer-rights">
        {consent ? <span>{footer.rights}</span> : footer.rights}
        {consent && (
          <button className="consent-choice" type="button">
            {consent}
          </button>
        )}
      </p>
    </footer>
  )
}
