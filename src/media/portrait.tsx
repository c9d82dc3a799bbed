import type { Founder } from '../../schema/pages.ts'
import type { Content } from '../content/page-content.ts'

/** A plate's frame: two thin lines, and the ticks in the middle of its sides. */
const frame = 'M24 24h432v552H24zM32 32h416v536H32zM240 32v20M240 548v20M32 300h20M428 300h20'

interface PortraitProps {
  readonly person: Content<Founder>
}

/** A person's photo, or a drawn frame with the person's initials until there is one. */
export function Portrait({ person: { name, photo } }: PortraitProps) {
  if (photo)
    return <img className="portrait" src={photo.file} alt={photo.alt} width="480" height="600" loading="lazy" />
  return (
    <svg className="portrait" viewBox="0 0 480 600" role="img" aria-label={name}>
      <path className="portrait-ground" d="M0 0h480v600H0z" />
      <path className="portrait-lines" d={frame} />
      <text className="portrait-initials" x="240" y="352" textAnchor="middle" aria-hidden="true">
        {initialsOf(name)}
      </text>
    </svg>
  )
}

/** The first letters of the first and the last name; a title such as "Dr." does not count. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !word.endsWith('.'))
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('')
}
