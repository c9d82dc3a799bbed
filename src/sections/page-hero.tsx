import type { ReactNode } from 'react'
import type { Hero } from '../../schema/texts.ts'
import type { Content } from '../content/page-content.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'

interface PageHeroProps {
  readonly hero: Content<Hero>
  readonly children?: ReactNode
}

/** The opening of a page: where it stands, its main heading and what follows from it. */
export function PageHero({ hero: { eyebrow, title, subtitle }, children }: PageHeroProps) {
  return (
    <div className="page-hero">
      <Breadcrumbs />
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h1>{title}</h1>
      <p className="page-hero-subtitle">{subtitle}</p>
      {children}
    </div>
  )
}
