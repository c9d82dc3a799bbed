import { ContactForm } from '../../contact/contact-form.tsx'
import type { ShownSection } from '../../content/page-content.ts'
import { ContactInfoList } from '../contact-info.tsx'
import { PointList } from '../point-list.tsx'
import { sectionClasses } from '../section-classes.ts'

/** A form; beside it the ways to reach the company, and reasons to do so. */
export function FormView({ section }: { readonly section: ShownSection<'form'> }) {
  const { id, look, title, intro, info, reasons, shownForm, details } = section
  // In an opening, which has a heading.
  if (!title) return <ContactForm form={shownForm} startsNear />
  return (
    <div className={sectionClasses(section, 'section', 'contact-layout')} id={id}>
      <section className="contact-layout-form" aria-labelledby={`${id}.title`}>
        <h2 id={`${id}.title`}>{title}</h2>
        {intro && <p>{intro}</p>}
        <ContactForm form={shownForm} startsNear />
      </section>
      {(info || reasons) && (
        <div className={look === 'panel' ? 'contact-layout-aside section-brand' : 'contact-layout-aside'}>
          {info && (
            <section aria-labelledby={`${id}.info`}>
              <h2 id={`${id}.info`}>{info.title}</h2>
              <ContactInfoList items={info.items} details={details} />
            </section>
          )}
          {reasons && (
            <section aria-labelledby={`${id}.reasons`}>
              <h2 id={`${id}.reasons`}>{reasons.title}</h2>
              {reasons.intro && <p>{reasons.intro}</p>}
              <PointList points={reasons.items} look="rows" />
            </section>
          )}
        </div>
      )}
    </div>
  )
}
