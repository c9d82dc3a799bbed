import { type ReactNode, useId } from 'react'
import type { Heading } from '../../schema/common.ts'
import type { Content } from '../content/page-content.ts'

interface SectionProps {
  readonly heading: Content<Heading>
  /** Puts the heading beside the content on wide screens. */
  readonly split?: boolean
  /** Gives the section a deeper background. */
  readonly deep?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** A section of a page, labelled by its heading. Styles number the sections. */
export function Section({ heading: { eyebrow, title, intro }, split, deep, className, children }: SectionProps) {
  const id = useId()
  const classes = ['section', split && 'section-split', deep && 'section-deep', className].filter(Boolean)
  return (
    <section className={classes.join(' ')} aria-labelledby={id}>
      <div className="section-head">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={id}>{title}</h2>
        {intro && <p className="intro">{intro}</p>}
      </div>
      {children}
    </section>
  )
}
