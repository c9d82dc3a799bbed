import type { ReactNode } from 'react'
import type { ShownSection } from '../content/page-content.ts'

interface SectionFrameProps {
  readonly section: Pick<ShownSection, 'id' | 'ground'> & {
    readonly eyebrow?: string
    readonly title?: string
    readonly intro?: string
  }
  /** Puts the heading beside the content on wide screens. */
  readonly split?: boolean
  readonly className?: string
  readonly children: ReactNode
}

const groundClasses = { plain: undefined, deep: 'section-deep', brand: 'section-brand' } as const

/** The frame of a section: its ground, and its heading, by which it is labelled. Styles number the sections that have one. */
export function SectionFrame({ section, split, className, children }: SectionFrameProps) {
  const { id, ground = 'plain', eyebrow, title, intro } = section
  const classes = ['section', split && title && 'section-split', groundClasses[ground], className].filter(Boolean)
  if (!title) {
    return (
      <div className={classes.join(' ')} id={id}>
        {children}
      </div>
    )
  }
  return (
    <section className={classes.join(' ')} id={id} aria-labelledby={`${id}-title`}>
      <div className="section-head">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={`${id}-title`}>{title}</h2>
        {intro && <p className="intro">{intro}</p>}
      </div>
      {children}
    </section>
  )
}
