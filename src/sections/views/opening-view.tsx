import { Suspense } from 'react'
import { ArtefactView } from '../../artefacts/artefact-view.tsx'
import type { ShownSection } from '../../content/page-content.ts'
import { isSameText } from '../../content/same-text.ts'
import { usePage, useSectionViews } from '../../content/site-context.tsx'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { Photo, type PhotoBox } from '../../media/photo.tsx'
import { ActionLink } from '../action-link.tsx'
import { EntryAmount, PriceAmount } from '../price-amount.tsx'
import { sectionClasses } from '../section-classes.ts'

type OpeningProps = ShownSection<'opening'>
type Look = NonNullable<OpeningProps['look']>

const box = { aspectRatio: 3 / 2, narrow: 92, wide: 41, from: '56rem' }
const pictureBox = { aspectRatio: 1, narrow: 45, wide: 24, from: '56rem' }
const wholeBox = { aspectRatio: 16 / 9, narrow: 100, wide: 100, from: '56rem' }

/** The boxes of the looks whose photo is larger; all others have it beside the words, or behind them. */
const boxes: Partial<Record<Look, PhotoBox>> = {
  centred: wholeBox,
  halves: { aspectRatio: 1, narrow: 100, wide: 50, from: '56rem' },
}

/** The opening of a page: its main heading with buttons and facts, and what its look shows beside, below or behind them. */
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
  const isVeiled = look === 'behind' || look === 'film'
  const isGround = isVeiled || look === 'foot'
  return (
    <div
      className={sectionClasses(
        section,
        'opening-area',
        isGround && 'opening-behind',
        isVeiled && 'opening-veil',
        look !== 'behind' && `opening-${look}`,
      )}
      id={id}
    >
      {isGround && image && <Photo className="opening-ground" image={image} box={wholeBox} isFirst />}
      {look === 'film' && <FilmLoop {...section} />}
      <div className="opening-text">
        <OpeningWords {...section} />
      </div>
      {!isGround && image && <Photo className="hero-photo" image={image} box={boxes[look] ?? box} isFirst />}
      <OpeningExtra {...section} />
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

/** What stands beside the words: documents, several photos, a form, or a price with the hours. */
function OpeningExtra(section: OpeningProps) {
  const { look, artefacts, pictures, shownForm, offer, hours } = section
  const { form: Form } = useSectionViews()
  if (look === 'collage' && pictures) {
    return (
      <div className="opening-pictures">
        {pictures.map((picture, index) => (
          <Photo
            key={picture.file}
            className="opening-picture"
            image={picture}
            box={pictureBox}
            isFirst={index === 0}
          />
        ))}
      </div>
    )
  }
  if (look === 'form' && shownForm && Form) {
    return (
      <div className="opening-sheet">
        <Form section={{ kind: 'form', id: `${section.id}.form`, title: '', shownForm, details: {} }} />
      </div>
    )
  }
  if (look === 'offer' && offer) {
    return (
      <div className="opening-sheet opening-price">
        <p>{offer.title}</p>
        <PriceAmount price={offer} currency={offer.currency} fromLabel={offer.fromLabel} />
        {hours && <p className="opening-hours">{hours}</p>}
      </div>
    )
  }
  return (
    artefacts.length > 0 && (
      <div className="opening-sheets">
        <Suspense>
          {artefacts.map((artefact, index) => (
            <ArtefactView key={index} artefact={artefact} size="small" />
          ))}
        </Suspense>
      </div>
    )
  )
}

/** A film without sound, over its photo. Where a visitor wants no motion, browsers load nothing of it. */
function FilmLoop({ film, image }: OpeningProps) {
  return (
    film && (
      <video className="opening-ground opening-loop" autoPlay muted loop playsInline controls aria-label={image?.alt}>
        <source src={film} media="(prefers-reduced-motion: no-preference)" />
      </video>
    )
  )
}

/** The eyebrow is omitted if it repeats the breadcrumbs. */
function OpeningWords({ eyebrow, title, subtitle, price, opened = [], primary, secondary, third }: OpeningProps) {
  const here = usePage()?.breadcrumbs.at(-1)?.label
  return (
    <>
      <Breadcrumbs />
      {eyebrow && !isSameText(eyebrow, here) && <p className="eyebrow">{eyebrow}</p>}
      <h1>{title}</h1>
      {subtitle && <p className="opening-plain-subtitle">{subtitle}</p>}
      {price && <EntryAmount {...price} />}
      {(opened.length > 0 || primary || secondary || third) && (
        <p className="actions opening-actions">
          {opened.map((action, index) => (
            <ActionLink key={index} className="button" action={action} />
          ))}
          {primary && <ActionLink className={opened.length > 0 ? 'text-link' : 'button'} action={primary} />}
          {secondary && <ActionLink className="text-link" action={secondary} />}
          {third && <ActionLink className="text-link" action={third} />}
        </p>
      )}
    </>
  )
}
