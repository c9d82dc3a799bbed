import { ArtefactView } from '../../artefacts/artefact-view.tsx'
import type { ShownSection } from '../../content/page-content.ts'
import { isSameText } from '../../content/same-text.ts'
import { usePage } from '../../content/site-context.tsx'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { Photo } from '../../media/photo.tsx'
import { ActionLink } from '../action-link.tsx'
import { sectionClasses } from '../section-classes.ts'

const box = { aspectRatio: 3 / 2, narrow: 92, wide: 41, from: '56rem' }
const wholeBox = { aspectRatio: 16 / 9, narrow: 100, wide: 100, from: '56rem' }

/** The opening of a page: its main heading with buttons and facts, beside a photo or documents, in the middle, or on a photo. */
export function OpeningView({ section }: { readonly section: ShownSection<'opening'> }) {
  const { id, look = 'beside', eyebrow, title, subtitle, image, primary, secondary, facts = [], artefacts } = section
  const here = usePage()?.breadcrumbs.at(-1)?.label
  return (
    <div className={sectionClasses(section, 'home-hero', `opening-${look}`)} id={id}>
      {look === 'behind' && image && <Photo className="opening-ground" image={image} box={wholeBox} isFirst />}
      <div className="home-hero-text">
        <Breadcrumbs />
        {eyebrow && !isSameText(eyebrow, here) && <p className="eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
        <p className="page-hero-subtitle">{subtitle}</p>
        {(primary || secondary) && (
          <p className="actions">
            {primary && <ActionLink className="button" action={primary} />}
            {secondary && <ActionLink className="text-link" action={secondary} />}
          </p>
        )}
      </div>
      {look !== 'behind' && image && (
        <Photo className="hero-photo" image={image} box={look === 'centred' ? wholeBox : box} isFirst />
      )}
      {artefacts.length > 0 && (
        <div className="home-hero-sheets">
          {artefacts.map((artefact, index) => (
            <ArtefactView key={index} artefact={artefact} size="small" />
          ))}
        </div>
      )}
      {facts.length > 0 && (
        <ul className="home-hero-facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
