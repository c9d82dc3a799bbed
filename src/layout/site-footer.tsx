import { useShell } from '../content/site-context.tsx'
import { ChatButton } from './chat-button.tsx'
import { NavLinks } from './nav-links.tsx'
import { OutsideLink } from './outside-link.tsx'
import { splitAddress } from './split-address.ts'

/** The footer of every page: the company and how to reach it, services, menu, social networks, and the floating chat button. */
export function SiteFooter() {
  const { footer, siteName, contact, chat } = useShell()
  const { social = [] } = footer
  const [mailbox, host] = splitAddress(contact.email)
  return (
    <footer className="site-footer">
      <div className="site-footer-company">
        <div className="site-footer-name">{siteName}</div>
        <p>{footer.description}</p>
        <ul>
          <li>
            <a href={contact.emailHref}>
              <span>
                {mailbox}
                <wbr />
                {host}
              </span>
            </a>
          </li>
          <li>
            <a href={contact.phoneHref}>{contact.phone}</a>
          </li>
        </ul>
      </div>
      {footer.services.length > 0 && (
        <nav className="site-footer-services" aria-labelledby="footer-services">
          <h2 id="footer-services">{footer.servicesTitle}</h2>
          <NavLinks links={footer.services} />
        </nav>
      )}
      {footer.links.length > 0 && (
        <nav aria-labelledby="footer-menu">
          <h2 id="footer-menu">{footer.menuTitle}</h2>
          <NavLinks links={footer.links} />
        </nav>
      )}
      {social.length > 0 && (
        <div>
          {footer.socialTitle && <h2>{footer.socialTitle}</h2>}
          <ul>
            {social.map(({ label, url }) => (
              <li key={url}>
                <OutsideLink href={url}>{label}</OutsideLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="site-footer-rights">{footer.rights}</p>
      {chat && <ChatButton chat={chat} />}
    </footer>
  )
}
