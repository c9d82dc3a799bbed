import { Suspense } from 'react'
import { ArtefactView } from '../../artefacts/artefact-view.tsx'
import type { ShownSection } from '../../content/page-content.ts'
import { isSameText } from '../../content/same-text.ts'
import { usePage } from '../../content/site-context.tsx'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { Photo } from '../../media/photo.tsx'
import { ActionLink } from '../action-link.tsx'
import { EntryAmount } from '../price-amount.tsx'
import { sectionClasses } from '../section-classes.ts'

type OpeningProps = ShownSection<'opening'>

const box = { aspectRatio: 3 / 2, narrow: 92, wide: 41, from: '56rem' }
const wholeBox = { aspectRatio: 16 / 9, narrow: 100, wide: 100, from: '56rem' }

/** The opening of a page: its main heading with buttons and facts, beside a photo or documents, in the middle, or on a photo. */
export function OpeningView({ section }: { readonly section: OpeningProps }) {
  const { id, look = 'beside', image, facts = [], artefacts } = section
  const isHome = (usePage()?.breadcrumbs.length ?? 0) < 2
  if (!isHome && look === 'beside' && facts.length === 0 && artefacts.length === 0) {
    return (
      <div className={sectionClasses(section, 'opening-plain')} id={id}>
        <OpeningWords {...section} />
        {image && <Photo className="hero-photo" image={image} box={box} isFirst />}
      </div>
    )
  }
  return (
    <div className={sectionClasses(section, 'opening-area', `opening-${look}`)} id={id}>
      {look === 'behind' && image && <Photo className="opening-ground" image={image} box={wholeBox} isFirst />}
      <div className="opening-text">
        <OpeningWords {...section} />
      </div>
      {look !== 'behind' && image && (
        <Photo className="hero-photo" image={image} box={look === 'centred' ? wholeBox : box} isFirst />
      )}
      {artefacts.length > 0 && (
        <div className="opening-sheets">
          <Suspense>
            {artefacts.map((artefact, index) => (
              <ArtefactView key={index} artefact={artefact} size="small" />
            ))}
          </Suspense>
        </div>
      )}
      {facts.length > 0 && (
        <ul className="opening-facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The eyebrow is omitted if it repeats the breadcrumbs. */
function OpeningWords({ eyebrow, title, subtitle, price, primary, secondary, third }: OpeningProps) {
  const here = usePage()?.breadcrumbs.at(-1)?.label
  return (
    <>
      <Breadcrumbs />
      {eyebrow && !isSameText(eyebrow, here) && <p className="eyebrow">{eyebrow}</p>}
      <h1>{title}</h1>
      <p className="opening-plain-subtitle">{subtitle}</p>
      {price && <EntryAmount {...price} />}
      {(primary || secondary || third) && (
        <p className="actions opening-actions">
          {primary && <ActionLink className="button" action={primary} />}
          {secondary && <ActionLink className="text-link" action={secondary} />}
          {third && <ActionLink className="text-link" action={third} />}
        </p>
      )}
    </>
  )
}
