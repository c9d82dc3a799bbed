import { createElement } from 'react'
import type { Shell } from '../content/shell-content.ts'

interface LogoProps extends Pick<Shell, 'logo'> {
  /** Its width and height in pixels. */
  readonly size: number
  /** What it says; left out where words beside it say the same. */
  readonly name?: string
}

/** The logo: an image, or the drawing itself. Its shapes are made as in `Icon`: a part for both would take React out of the app's one file. */
export function Logo({ logo, size, name = '' }: LogoProps) {
  if (typeof logo === 'string') return <img src={logo} alt={name} width={size} height={size} />
  const image = { ...logo.attributes, width: size, height: size }
  const shapes = logo.shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))
  if (!name)
    return (
      <svg {...image} aria-hidden="true">
        {shapes}
      </svg>
    )
  return (
    <svg {...image} role="img" aria-label={name}>
      {shapes}
    </svg>
  )
}
