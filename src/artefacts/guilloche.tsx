import { useId } from 'react'

/** One link of the chain that runs around the sheet; the same drawing on its side, so that all four edges can use it. */
const link = 'M0 6q3-9 6 0t6 0M0 6q3 9 6 0t6 0M6 0q-9 3 0 6t0 6M6 0q9 3 0 6t0 6'

/** The interlaced border of a certificate. The lower right half is anchored at its own corner: links are never cut at an edge. */
export function GuillocheFrame() {
  const id = useId()
  const fill = `url(#${id})`
  return (
    <svg className="artefact-certificate-frame" aria-hidden="true">
      <pattern id={id} width="12" height="12" patternUnits="userSpaceOnUse">
        <path d={link} />
      </pattern>
      <rect width="100%" height="12" fill={fill} />
      <rect width="12" height="100%" fill={fill} />
      <svg x="100%" y="100%" overflow="visible" aria-hidden="true">
        <rect x="-100%" y="-12" width="100%" height="12" fill={fill} />
        <rect x="-12" y="-100%" width="12" height="100%" fill={fill} />
      </svg>
      <g>
        <rect />
        <rect />
        <rect />
        <rect />
      </g>
    </svg>
  )
}

/** A seal of straight lines, as engraved on banknotes: circles appear where the chords of a star touch. */
export function Rosette() {
  return (
    <svg className="artefact-certificate-seal" viewBox="-50 -50 100 100" aria-hidden="true">
      <path d={`${star(72, 31, 50)}${star(48, 17, 40)}`} />
    </svg>
  )
}

/** The path of a star: `points` on a circle of a radius, each joined to the one `step` further. */
function star(points: number, step: number, radius: number): string {
  const corners = Array.from({ length: points }, (_, index) => {
    const angle = (2 * Math.PI * index * step) / points
    return `${Math.round(radius * Math.sin(angle) * 10) / 10} ${Math.round(radius * -Math.cos(angle) * 10) / 10}`
  })
  return `M${corners.join('L')}Z`
}
