import type { ComponentType } from 'react'
import type { ShownSection } from '../content/page-content.ts'
import { useSectionViews } from '../content/site-context.tsx'

interface PageSectionsProps {
  readonly sections: readonly ShownSection[]
}

/** The sections of a page, in their order, each drawn by the view of its kind. */
export function PageSections({ sections }: PageSectionsProps) {
  const views = useSectionViews()
  return sections.map((section) => {
    // The types know which views there are, but not that a section is drawn by the view of its own kind.
    const View = (views[section.kind] ?? views.own?.[section.kind]?.View) as
      | ComponentType<{ readonly section: ShownSection }>
      | undefined
    if (!View) throw new Error(`The view of "${section.kind}" is not loaded`)
    return <View key={section.id} section={section} />
  })
}
