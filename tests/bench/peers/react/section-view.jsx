export function Actions({ actions }) {
  if (actions.length === 0) return null
  return (
    <p className="actions">
      {actions.map(({ href, label }, index) => (
        <a key={href} href={href} className={index === 0 ? 'button' : 'text-link'}>
          {label}
        </a>
      ))}
    </p>
  )
}

export function Section({ section, words }) {
  const { prose, checksTitle, checks, points, steps, rows, cards, fields, actions } = section
  return (
    <section className="section">
      {section.title && <Head {...section} />}
      {prose.length > 0 && (
        <div className="prose">
          {prose.map((text) => (
            <p key={text} dangerouslySetInnerHTML={{ __html: text }} />
          ))}
        </div>
      )}
      {checksTitle && <h3>{checksTitle}</h3>}
      {checks.length > 0 && <Checks texts={checks} />}
      {points.length > 0 && (
        <ul className="point-list">
          {points.map((point) => (
            <li key={point.title}>
              <Icon paths={point.icon} />
              <h3>{point.title}</h3>
              <p>{point.text}</p>
            </li>
          ))}
        </ul>
      )}
      {steps.length > 0 && <Steps steps={steps} words={words} />}
      {rows.length > 0 && <Rows rows={rows} words={words} />}
      {cards.length > 0 && <Cards cards={cards} words={words} />}
      {fields.length > 0 && <Form fields={fields} words={words} />}
      <Actions actions={actions} />
    </section>
  )
}

function Head({ eyebrow, title, intro }) {
  return (
    <div className="section-head">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2>{title}</h2>
      {intro && <p className="intro">{intro}</p>}
    </div>
  )
}

function Icon({ paths }) {
  if (!paths) return null
  return <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: paths }} />
}

function Checks({ texts }) {
  return (
    <ul className="check-list">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

function Steps({ steps, words }) {
  return (
    <ol className="process-steps">
      {steps.map(({ icon, title, text }, index) => (
        <li key={title}>
          <Icon paths={icon} />
          <p className="eyebrow">{`${words.step} ${index + 1}`}</p>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

function Rows({ rows, words }) {
  return (
    <table className="data-table">
      <thead>
        <tr>
          <th scope="col">{words.deliverable}</th>
          <th scope="col">{words.description}</th>
          <th scope="col">{words.benefit}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([title, description, benefit]) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td data-label={words.description}>{description}</td>
            <td data-label={words.benefit}>{benefit}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cards({ cards, words }) {
  return (
    <ol className="page-index">
      {cards.map(({ title, text, href, features, sheet }) => (
        <li key={href}>
          <div className="page-index-text">
            <h3>{title}</h3>
            <p>{text}</p>
            <a className="text-link" href={href}>
              {words.learnMore}
            </a>
          </div>
          <Checks texts={features} />
          <div className="page-index-sheet" dangerouslySetInnerHTML={{ __html: sheet }} />
        </li>
      ))}
    </ol>
  )
}

function Form({ fields, words }) {
  return (
    <form className="contact-form" method="post">
      <p className="contact-form-hint">{words.hint}</p>
      {fields.map(({ label, placeholder, name, type, required }) => (
        <div key={name} className="contact-form-field" data-width="full">
          <label className="contact-form-label" htmlFor={name}>
            {label}
          </label>
          {type === 'textarea' ? (
            <textarea className="form-control" id={name} name={name} placeholder={placeholder} rows={5} />
          ) : (
            <input className="form-control" {...{ id: name, name, type, placeholder, required }} />
          )}
        </div>
      ))}
      <button className="button" type="submit">
        {words.submit}
      </button>
    </form>
  )
}
