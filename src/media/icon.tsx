import { usePage } from '../content/site-context.tsx'
import { SvgShapes } from './svg-shapes.tsx'

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
