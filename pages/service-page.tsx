import { useId } from 'react'
import { ArtefactView } from '../src/artefacts/artefact-view.tsx'
import { MarkupView } from '../src/content/markup-view.tsx'
import type { ServiceContent } from '../src/content/page-content.ts'
import { ActionLink } from '../src/sections/action-link.tsx'
import { CallToActionBlock } from '../src/sections/call-to-action-block.tsx'
import { CheckList } from '../src/sections/check-list.tsx'
import { DeliverablesTable } from '../src/sections/deliverables-table.tsx'
import { PageHero } from '../src/sections/page-hero.tsx'
import { PageSections } from '../src/sections/page-sections.tsx'
import { ProcessSteps } from '../src/sections/process-steps.tsx'
import { Section } from '../src/sections/section.tsx'

interface ServicePageProps {
  readonly content: ServiceContent
}

/** A service: overview, a sample of the document that the client receives, process, deliverables. */
export function ServicePage({ content }: ServicePageProps) {
  const { hero, artefact, overview, process, deliverables, callToAction, footerText, sections } = content
  return (
    <>
      <div className={artefact && 'service-opening'}>
        <PageHero hero={hero}>
          <p className="actions">
            <ActionLink className="button" action={callToAction.primary} />
          </p>
        </PageHero>
        {artefact && (
          <div className="section service-document">
            <ArtefactView artefact={artefact} size="large" />
          </div>
        )}
        <Overview overview={overview} />
      </div>
      <ProcessSteps process={process} />
      <DeliverablesTable deliverables={deliverables} />
      {footerText && (
        <div className="section service-note">
          <p>{footerText}</p>
        </div>
      )}
      <PageSections sections={sections} />
      <CallToActionBlock callToAction={callToAction} />
    </>
  )
}

function Overview({ overview }: Pick<ServiceContent, 'overview'>) {
  const id = useId()
  return (
    <Section heading={overview} className="service-overview">
      <div className="prose">
        <MarkupView markup={overview.description} />
      </div>
      <section className="service-overview-why" aria-labelledby={id}>
        <h3 id={id}>{overview.whyTitle}</h3>
        <CheckList items={overview.whyChoose} />
      </section>
    </Section>
  )
}
