import type { HTMLAttributes, ReactNode } from 'react'
import type { ShownSection } from '../content/page-content.ts'
import { sectionClasses } from './section-classes.ts'

interface SectionFrameProps {
  readonly section: Pick<ShownSection, 'id' | 'ground' | 'layoutClasses' | 'headingAbove'> & {
    readonly eyebrow?: string
    readonly title?: string
    readonly intro?: string
  }
  /** Puts the heading beside the content on wide screens. */
  readonly split?: boolean
  readonly className?: string
  /** Further attributes of its element. */
  readonly attributes?: HTMLAttributes<HTMLElement>
  /** What stands before the heading. */
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** The frame of a section: its ground, and its heading, by which it is labelled. Styles number the sections that have one. */
export function SectionFrame({ section, split, className, attributes, lead, children }: SectionFrameProps) {
  const { id, eyebrow, title, intro } = section
  const classes = sectionClasses(
    section,
    'section',
    split && title && !section.headingAbove && 'section-split',
    className,
  )
  if (!title) {
    return (
      <div {...attributes} className={classes} id={id}>
        {lead}
        {children}
      </div>
    )
  }
  return (
    <section {...attributes} className={classes} id={id} aria-labelledby={`${id}.title`}>
      {lead}
      <div className="section-head">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={`${id}.title`}>{title}</h2>
        {intro && <p className="intro">{intro}</p>}
      </div>
      {children}
    </section>
  )
}
