import { ArtefactView } from '../src/artefacts/artefact-view.tsx'
import type { HomeContent } from '../src/content/page-content.ts'
import { Photo } from '../src/media/photo.tsx'
import { ActionLink } from '../src/sections/action-link.tsx'
import { CallToActionBlock } from '../src/sections/call-to-action-block.tsx'
import { PageSections } from '../src/sections/page-sections.tsx'
import { PointList } from '../src/sections/point-list.tsx'
import { Section } from '../src/sections/section.tsx'
import { ServiceCards } from '../src/sections/service-cards.tsx'

interface HomePageProps {
  readonly content: HomeContent
}

const heroBox = { aspectRatio: 3 / 2, narrow: 92, wide: 41, from: '56rem' }

/** The home page: hero, services, reasons to choose the company, insights, call to action. */
export function HomePage({
  content: { hero, cards, services, whyChoose, insights, callToAction, sections },
}: HomePageProps) {
  return (
    <>
      <HomeHero hero={hero} cards={cards} />
      {cards.length > 0 && (
        <Section heading={services}>
          <ServiceCards cards={cards} collapsed={services.collapsed} />
        </Section>
      )}
      <Section heading={whyChoose} split deep>
        <div>
          <PointList points={whyChoose.items} look="rows" />
          <p className="actions">
            <ActionLink className="text-link" action={whyChoose.action} />
          </p>
        </div>
      </Section>
      <Section heading={insights}>
        <PointList points={insights.items} />
      </Section>
      <PageSections sections={sections} />
      <CallToActionBlock callToAction={callToAction} />
    </>
  )
}

function HomeHero({ hero, cards }: Pick<HomeContent, 'hero' | 'cards'>) {
  const { eyebrow, title, subtitle, image, primary, secondary, facts = [], artefacts = [] } = hero
  const shown = artefacts.flatMap((key) => {
    const artefact = cards.find((card) => card.key === key)?.artefact
    return artefact ? [{ key, artefact }] : []
  })
  return (
    <div className="home-hero">
      <div className="home-hero-text">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
        <p className="page-hero-subtitle">{subtitle}</p>
        <p className="actions">
          <ActionLink className="button" action={primary} />
          <ActionLink className="text-link" action={secondary} />
        </p>
      </div>
      {image && <Photo className="hero-photo" image={image} box={heroBox} isFirst />}
      {shown.length > 0 && (
        <div className="home-hero-sheets">
          {shown.map(({ key, artefact }) => (
            <ArtefactView key={key} artefact={artefact} size="small" />
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
