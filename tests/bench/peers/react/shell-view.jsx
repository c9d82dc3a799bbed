import { Menus } from './menus.jsx'

export function Header({ page, shell }) {
  const { menu, action, words, logo, shortName } = shell
  return (
    <>
      <a className="skip-link" href="#main">
        {words.skipToContent}
      </a>
      <header className="site-header">
        <a href={menu[0].href} className="site-header-logo">
          <img src={logo} alt="" width="36" height="36" />
          {shortName}
        </a>
        <nav className="site-header-nav" aria-label={words.main}>
          <Links links={menu} />
        </nav>
        <Menus {...{ alternates: page.alternates, locale: page.locale, menu, action, words }} />
      </header>
    </>
  )
}

function Links({ links }) {
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}

export function Footer({ shell }) {
  const { siteName, footer, chat, words } = shell
  return (
    <footer className="site-footer">
      <div className="site-footer-company">
        <div className="site-footer-name">{siteName}</div>
        <p>{footer.description}</p>
        <ul>
          <li>
            <a href={`mailto:${footer.email}`}>{footer.email}</a>
          </li>
          <li>
            <a href={`tel:${footer.phone}`}>{footer.phone}</a>
          </li>
        </ul>
      </div>
      <nav className="site-footer-services">
        <h2>{footer.servicesTitle}</h2>
        <Links links={footer.services} />
      </nav>
      <nav>
        <h2>{footer.menuTitle}</h2>
        <Links links={footer.menu} />
      </nav>
      <div>
        <h2>{footer.socialTitle}</h2>
        <ul>
          {footer.social.map(({ href, label }) => (
            <li key={href}>
              <a href={href} target="_blank" rel="noopener">
                {label}
                <span className="visually-hidden">{` (${words.newTab})`}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p className="site-footer-rights">{footer.rights}</p>
      <a className="chat-button" href={chat.href} target="_blank" rel="noopener">
        <span className="chat-button-label">{chat.label}</span>
      </a>
    </footer>
  )
}
