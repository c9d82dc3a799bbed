import { createElement } from 'react'
import type { SvgShape } from '../content/page-content.ts'

interface SvgShapesProps {
  readonly shapes: readonly SvgShape[]
}

/** The shapes inside an inlined SVG: those of an icon, or of the logo. */
export function SvgShapes({ shapes }: SvgShapesProps) {
  return shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))
}
