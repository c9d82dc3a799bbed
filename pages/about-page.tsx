import { useId } from 'react'
import { MarkupView } from '../src/content/markup-view.tsx'
import type { AboutContent } from '../src/content/page-content.ts'
import { Portrait } from '../src/media/portrait.tsx'
import { CallToActionBlock } from '../src/sections/call-to-action-block.tsx'
import { PageHero } from '../src/sections/page-hero.tsx'
import { PageSections } from '../src/sections/page-sections.tsx'
import { PointList } from '../src/sections/point-list.tsx'
import { Section } from '../src/sections/section.tsx'
import { StatList } from '../src/sections/stat-list.tsx'

interface AboutPageProps {
  readonly content: AboutContent
}

/** The page about the company: its history and founder, mission and vision, values, people and figures. */
export function AboutPage({ content }: AboutPageProps) {
  const { hero, history, founder, mission, vision, values, team, stats, callToAction, sections } = content
  return (
    <>
      <PageHero hero={hero} />
      <History history={history} founder={founder} />
      <Purpose mission={mission} vision={vision} />
      <Section heading={values} split>
        <PointList points={values.items} look="rows" />
      </Section>
      <Section heading={team}>
        <PointList points={team.items} />
      </Section>
      <Section heading={stats} deep>
        <StatList stats={stats.items} />
      </Section>
      <PageSections sections={sections} />
      <CallToActionBlock callToAction={callToAction} />
    </>
  )
}

function History({ history, founder }: Pick<AboutContent, 'history' | 'founder'>) {
  return (
    <Section heading={history} className="company-history">
      <div className="prose">
        {history.paragraphs.map((paragraph, index) => (
          <MarkupView key={index} markup={paragraph} />
        ))}
      </div>
      <figure className="founder">
        <Portrait person={founder} />
        {founder.text && <blockquote>{founder.text}</blockquote>}
        <figcaption>
          <p className="founder-name">{founder.name}</p>
          <p>{founder.role}</p>
          <p className="founder-caption">{founder.caption}</p>
        </figcaption>
      </figure>
    </Section>
  )
}

function Purpose({ mission, vision }: Pick<AboutContent, 'mission' | 'vision'>) {
  return (
    <div className="section section-deep purpose">
      {[mission, vision].map(({ title, text }) => (
        <Statement key={title} title={title} text={text} />
      ))}
    </div>
  )
}

function Statement({ title, text }: AboutContent['mission']) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 className="eyebrow" id={id}>
        {title}
      </h2>
      <p>{text}</p>
    </section>
  )
}
