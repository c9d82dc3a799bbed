import type { Shell } from '../content/shell-content.ts'
import { SvgShapes } from './icon.tsx'

/** The width of the widest logo, as a multiple of the height of any other: a wider one is lower. */
const widest = 6

interface LogoProps extends Pick<Shell, 'logo' | 'logoRatio'> {
  /** Its height in pixels, and its width if it is no wide one. */
  readonly size: number
  /** Its alternative text; left out if the text beside it says the same. */
  readonly name?: string
}

/** The logo: an image, or an inlined SVG. */
export function Logo({ logo, logoRatio = 1, size, name = '' }: LogoProps) {
  const width = Math.round(size * Math.min(logoRatio, widest))
  const box = { width, height: Math.round(width / logoRatio), ...(logoRatio > 1 && { className: 'wide-logo' }) }
  if (typeof logo === 'string') return <img src={logo} alt={name} {...box} />
  const image = { ...logo.attributes, ...box }
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
