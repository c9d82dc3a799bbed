import type { ShownSection } from '../../content/page-content.ts'
import { Photo } from '../../media/photo.tsx'
import { ActionLink } from '../action-link.tsx'
import { sectionClasses } from '../section-classes.ts'

const box = { aspectRatio: 1, narrow: 100, wide: 46, from: '56rem' }

/** The closing of a page: what to do next. */
export function ClosingView({ section }: { readonly section: ShownSection<'closing'> }) {
  const { id, look, title, text, image, primary, secondary, third } = section
  return (
    <section className={sectionClasses(section, 'section', 'call-to-action')} id={id} aria-labelledby={`${id}.title`}>
      {look === 'picture' && image && <Photo className="call-to-action-photo" image={image} box={box} />}
      <div className="call-to-action-sheet">
        <h2 id={`${id}.title`}>{title}</h2>
        <p>{text}</p>
        <p className="actions">
          <ActionLink className="button" action={primary} />
          {secondary && <ActionLink className="text-link" action={secondary} />}
          {third && <ActionLink className="text-link" action={third} />}
        </p>
      </div>
    </section>
  )
}
