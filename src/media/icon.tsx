import { createElement } from 'react'
import type { SvgShape } from '../content/page-content.ts'
import { usePage } from '../content/site-context.tsx'

interface IconProps {
  /** The icon's name, as the configuration gives it. */
  readonly name: string
}

/** An icon of the current page: decorative, hidden from screen readers. Renders nothing if the page has no icon of that name. */
export function Icon({ name }: IconProps) {
  const shapes = usePage()?.icons[name]
  if (!shapes) return null
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <SvgShapes shapes={shapes} />
    </svg>
  )
}

interface SvgShapesProps {
  readonly shapes: readonly SvgShape[]
}

/** The shapes inside an inlined SVG: those of an icon, or of the logo. */
export function SvgShapes({ shapes }: SvgShapesProps) {
  return shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))
}
