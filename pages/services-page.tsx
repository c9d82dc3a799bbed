import type { ServicesContent } from '../src/content/page-content.ts'
import { CallToActionBlock } from '../src/sections/call-to-action-block.tsx'
import { CheckList } from '../src/sections/check-list.tsx'
import { PageHero } from '../src/sections/page-hero.tsx'
import { PageSections } from '../src/sections/page-sections.tsx'
import { PointList } from '../src/sections/point-list.tsx'
import { ProcessSteps } from '../src/sections/process-steps.tsx'
import { Section } from '../src/sections/section.tsx'
import { ServiceIndex } from '../src/sections/service-index.tsx'

interface ServicesPageProps {
  readonly content: ServicesContent
}

/** The overview of all services: the list, the problems they solve, features and benefits, the method. */
export function ServicesPage({ content }: ServicesPageProps) {
  const { hero, list, cards, solutions, keyFeatures, benefits, method, callToAction, sections } = content
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
      <PageSections sections={sections} />
      <CallToActionBlock callToAction={callToAction} />
    </>
  )
}
