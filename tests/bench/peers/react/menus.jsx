'use client'

import { useState } from 'react'

/** The two menus of the header, which close each other: the part of the page that is alive. */
export function Menus({ alternates, locale, menu, action, words }) {
  const [open, setOpen] = useState('')
  const toggle = (name) => (event) => {
    event.preventDefault()
    setOpen(open === name ? '' : name)
  }
  return (
    <>
      <details className="language-switcher" open={open === 'languages'}>
        <summary onClick={toggle('languages')}>
          <span className="visually-hidden">{`${words.languages}: `}</span>
          <span className="language-switcher-code">{locale}</span>
        </summary>
        <ul>
          {alternates.map(({ href, tag, name }) => (
            <li key={tag}>
              <a href={href} lang={tag} hrefLang={tag}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
      <a href={action.href} className="site-header-action button button-quiet">
        {action.label}
      </a>
      <details className="site-menu" open={open === 'menu'}>
        <summary onClick={toggle('menu')}>
          <span className="visually-hidden">{words.menu}</span>
        </summary>
        <nav aria-label={words.main}>
          <ul>
            {menu.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </details>
    </>
  )
}
