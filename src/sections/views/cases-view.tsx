import type { ShownSection } from '../../content/page-content.ts'
import { Photo } from '../../media/photo.tsx'
import { SectionFrame } from '../section-frame.tsx'

const large = { aspectRatio: 21 / 9, narrow: 92, wide: 84, from: '60rem' }
const small = { aspectRatio: 3 / 2, narrow: 92, wide: 33, from: '60rem' }

/** Work that was done: a single case is large, several stand in rows. */
export function CasesView({ section }: { readonly section: ShownSection<'cases'> }) {
  const { labels, items } = section
  const isSingle = items.length === 1
  return (
    <SectionFrame section={section}>
      <div className={isSingle ? 'case-list case-list-single' : 'case-list'}>
        {items.map(({ client, title, image, ...words }, index) => (
          <article key={index} className="case" aria-labelledby={`${section.id}.${index + 1}`}>
            <header>
              <p className="eyebrow">{client}</p>
              <h3 id={`${section.id}.${index + 1}`}>{title}</h3>
            </header>
            {image && <Photo className="case-photo" image={image} box={isSingle ? large : small} />}
            <dl className="case-facts">
              {(['problem', 'solution', 'result'] as const).map((part) => (
                <div key={part}>
                  <dt>{labels[part]}</dt>
                  <dd>{words[part]}</dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
      </div>
    </SectionFrame>
  )
}
