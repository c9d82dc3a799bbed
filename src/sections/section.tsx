import { type ReactNode, useId } from 'react'
import type { Heading } from '../../schema/sections.ts'
import type { Content } from '../content/page-content.ts'

interface SectionProps {
  readonly heading: Content<Heading>
  /** `split` puts the heading beside the content on wide screens; `deep` gives the section another background. */
  readonly look?: 'split' | 'deep' | 'split deep'
  readonly className?: string
  readonly children: ReactNode
}

/** A numbered section of a page, labelled by its heading. */
export function Section({ heading: { eyebrow, title, intro }, look, className, children }: SectionProps) {
  const id = useId()
  const looks = (look?.split(' ') ?? []).map((name) => `section-${name}`)
  return (
    <section className={['section', ...looks, className ?? []].flat().join(' ')} aria-labelledby={id}>
      <div className="section-head">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={id}>{title}</h2>
        {intro && <p className="intro">{intro}</p>}
      </div>
      {children}
    </section>
  )
}
