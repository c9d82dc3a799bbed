import type { SectionsContent } from '../src/content/page-content.ts'
import { PageSections } from '../src/sections/page-sections.tsx'

interface SectionsPageProps {
  readonly content: SectionsContent
}

/** A page that is composed of sections; the first one is its opening. */
export function SectionsPage({ content: { sections } }: SectionsPageProps) {
  return <PageSections sections={sections} />
}
