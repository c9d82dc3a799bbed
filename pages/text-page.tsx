import { MarkupView } from '../src/content/markup-view.tsx'
import type { TextContent } from '../src/content/page-content.ts'
import { PageHero } from '../src/sections/page-hero.tsx'
import { PageSections } from '../src/sections/page-sections.tsx'

interface TextPageProps {
  readonly content: TextContent
}

/** A page of plain text below its opening. */
export function TextPage({ content: { hero, body, sections } }: TextPageProps) {
  return (
    <>
      <PageHero hero={hero} />
      <div className="section text-page">
        <div className="prose prose-split">
          <MarkupView markup={body} />
        </div>
      </div>
      <PageSections sections={sections} />
    </>
  )
}
