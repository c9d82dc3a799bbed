import { Actions, Section } from './section-view.jsx'
import { Footer, Header } from './shell-view.jsx'

/** A page with what surrounds it: the template that all peers with React share. */
export function PageView({ page, shell }) {
  return (
    <div id="root">
      <Header page={page} shell={shell} />
      <main id="main">
        <Hero page={page} words={shell.words} />
        {page.sheet && <div className="section service-document" dangerouslySetInnerHTML={{ __html: page.sheet }} />}
        {page.sections.map((section, index) => (
          <Section key={index} section={section} words={shell.words} />
        ))}
        {page.callToAction && <CallToAction {...page.callToAction} />}
      </main>
      <Footer shell={shell} />
    </div>
  )
}

function Hero({ page, words }) {
  const { hero, sheets, breadcrumbs } = page
  return (
    <div className="opening-plain">
      <nav className="breadcrumbs" aria-label={words.breadcrumbs}>
        <ol>
          {breadcrumbs.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ol>
      </nav>
      <p className="eyebrow">{hero.eyebrow}</p>
      <h1>{hero.title}</h1>
      <p className="opening-plain-subtitle">{hero.subtitle}</p>
      <Actions actions={hero.actions} />
      {sheets.length > 0 && (
        <div className="opening-sheets" dangerouslySetInnerHTML={{ __html: sheets.join('') }} />
      )}
      {hero.facts.length > 0 && (
        <ul className="opening-facts">
          {hero.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function CallToAction({ title, text, actions }) {
  return (
    <section className="section call-to-action">
      <div className="call-to-action-sheet">
        <h2>{title}</h2>
        <p>{text}</p>
        <Actions actions={actions} />
      </div>
    </section>
  )
}
