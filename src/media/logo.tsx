import type { Shell } from '../content/shell-content.ts'
import { SvgShapes } from './icon.tsx'

interface LogoProps extends Pick<Shell, 'logo'> {
  /** Its width and height in pixels. */
  readonly size: number
  /** Its alternative text; left out if the text beside it says the same. */
  readonly name?: string
}

/** The logo: an image, or an inlined SVG. */
export function Logo({ logo, size, name = '' }: LogoProps) {
  if (typeof logo === 'string') return <img src={logo} alt={name} width={size} height={size} />
  const image = { ...logo.attributes, width: size, height: size }
  const shapes = <SvgShapes shapes={logo.shapes} />
  if (!name) {
    return (
      <svg {...image} aria-hidden="true">
        {shapes}
      </svg>
    )
  }
  return (
    <svg {...image} role="img" aria-label={name}>
      {shapes}
    </svg>
  )
}
