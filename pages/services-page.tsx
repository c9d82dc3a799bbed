import { ArtefactView } from '../src/artefacts/artefact-view.tsx'
import type { ServiceEntry, ServicesContent } from '../src/content/page-content.ts'
import { useMessages } from '../src/locale/use-messages.ts'
import { CallToActionBlock } from '../src/sections/call-to-action-block.tsx'
import { CheckList } from '../src/sections/check-list.tsx'
import { MoreLink } from '../src/sections/more-link.tsx'
import { PageHero } from '../src/sections/page-hero.tsx'
import { PointList } from '../src/sections/point-list.tsx'
import { ProcessSteps } from '../src/sections/process-steps.tsx'
import { Section } from '../src/sections/section.tsx'

interface ServicesPageProps {
  readonly content: ServicesContent
}

/** The overview of all services: the list, the problems they solve, features and benefits, the method. */
export function ServicesPage({ content }: ServicesPageProps) {
  const { hero, list, cards, solutions, keyFeatures, benefits, method, callToAction } = content
  return (
    <>
      <PageHero hero={hero} />
      {cards.length > 0 && (
        <Section heading={list}>
          <ServiceIndex cards={cards} />
        </Section>
      )}
      <Section heading={solutions} deep>
        <PointList points={solutions.items} />
      </Section>
      <Section heading={keyFeatures} split>
        <CheckList items={keyFeatures.items} />
      </Section>
      <Section heading={benefits} split>
        <CheckList items={benefits.items} />
      </Section>
      <ProcessSteps process={method} />
      <CallToActionBlock callToAction={callToAction} />
    </>
  )
}

function ServiceIndex({ cards }: { readonly cards: readonly ServiceEntry[] }) {
  const { t } = useMessages()
  return (
    <ol className="service-index">
      {cards.map(({ key, label, summary, features, artefact }) => (
        <li key={key}>
          <div className="service-index-text">
            <h3>{label}</h3>
            <p>{summary}</p>
            <MoreLink page={key} about={label}>
              {t('services.learnMore')}
            </MoreLink>
          </div>
          <CheckList items={features} />
          {artefact && (
            <div className="service-index-sheet">
              <ArtefactView artefact={artefact} size="small" />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}
