import type { Shell } from '../content/shell-content.ts'
import { SvgShapes } from './icon.tsx'

/** The width of the widest logo, as a multiple of the height of any other: a wider one is lower. */
const widest = 6

interface LogoProps extends Pick<Shell, 'logo' | 'logoDark' | 'logoRatio'> {
  /** Its height in pixels, and its width if it is no wide one. */
  readonly size: number
  /** Its alternative text; left out if the text beside it says the same. */
  readonly name?: string
}

/** The logo: an image, or an inlined SVG. Where there is one for dark grounds as well, styles show one of the two. */
export function Logo({ logo, logoDark, logoRatio = 1, size, name = '' }: LogoProps) {
  const width = Math.round(size * Math.min(logoRatio, widest))
  const box = { width, height: Math.round(width / logoRatio), name, className: logoRatio > 1 ? 'wide-logo' : '' }
  if (logoDark === undefined) return <OneLogo drawing={logo} {...box} />
  return (
    <>
      <OneLogo drawing={logo} {...box} className={`${box.className} logo-light`} isLazy />
      <OneLogo drawing={logoDark} {...box} className={`${box.className} logo-dark`} isLazy />
    </>
  )
}

interface OneLogoProps {
  readonly drawing: Shell['logo']
  readonly name: string
  readonly width: number
  readonly height: number
  readonly className: string
  /** Whether an image is loaded only where it is shown. */
  readonly isLazy?: boolean
}

function OneLogo({ drawing, name, width, height, className, isLazy }: OneLogoProps) {
  const box = { width, height, ...(className && { className: className.trim() }) }
  if (typeof drawing === 'string')
    return <img src={drawing} alt={name} {...box} {...(isLazy && { loading: 'lazy' as const })} />
  const image = { ...drawing.attributes, ...box }
  const shapes = <SvgShapes shapes={drawing.shapes} />
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
