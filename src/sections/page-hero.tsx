import type { ReactNode } from 'react'
import type { Hero } from '../../schema/common.ts'
import type { Content } from '../content/page-content.ts'
import { isSameText } from '../content/same-text.ts'
import { usePage } from '../content/site-context.tsx'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { Photo } from '../media/photo.tsx'

interface PageHeroProps {
  readonly hero: Content<Hero>
  readonly children?: ReactNode
}

const box = { aspectRatio: 3 / 2, narrow: 92, wide: 41, from: '60rem' }

/** The opening of a page: breadcrumbs, main heading, subtitle and a photo. The eyebrow is omitted if it repeats the breadcrumbs. */
export function PageHero({ hero: { eyebrow, title, subtitle, image }, children }: PageHeroProps) {
  const here = usePage()?.breadcrumbs.at(-1)?.label
  return (
    <div className="page-hero">
      <Breadcrumbs />
      {eyebrow && !isSameText(eyebrow, here) && <p className="eyebrow">{eyebrow}</p>}
      <h1>{title}</h1>
      <p className="page-hero-subtitle">{subtitle}</p>
      {children}
      {image && <Photo className="hero-photo" image={image} box={box} isFirst />}
    </div>
  )
}
